// What a decoder that was taken over would try first.
#ifndef POSSE_CPLANTEDCALLS_H
#define POSSE_CPLANTEDCALLS_H

// Make the call of that name: open, socket, execve, fork or loop; anything else does nothing.
void posse_planted_call(const char *name);

#endif
