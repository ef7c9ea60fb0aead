/// The faces that ship with Proofsheet. The target holds resources, no code: its folders are copied beside every
/// program that links it, where `FontFolder` of the target `Drawing` finds them.
#ifndef BUNDLED_FONTS_H
#define BUNDLED_FONTS_H
#endif
