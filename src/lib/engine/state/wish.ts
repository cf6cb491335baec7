/** A die or a draw that somebody has set, by the numbers of the program: what it shows, which piece it is. */
export type Wish = { stream: number; die: number } | { stream: number; piece: number };
