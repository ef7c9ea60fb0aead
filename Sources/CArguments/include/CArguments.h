#ifndef C_ARGUMENTS_H
#define C_ARGUMENTS_H

// How many words the program was started with, its own name included.
int proofsheet_argument_count(void);

// One of those words; NULL beyond the last.
const char *proofsheet_argument(int place);

#endif
