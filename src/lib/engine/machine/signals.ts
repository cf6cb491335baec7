/** What an instruction returns instead of the next pc: another frame is on top now, or the game waits or is over. */
export const SWITCH = -1;
export const WAIT = -2;
export const END = -3;
/** Like SWITCH, and the frame that is on top now is that of the caller. */
export const POP = -4;
