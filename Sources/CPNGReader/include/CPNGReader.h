#ifndef CPNG_READER_H
#define CPNG_READER_H
#endif
