/** How the host of a game comes to code: printed where it lets text become code, else interpreted, several times slower. */
import { interpretedCode } from '#lib/engine/interpret/index.ts';
import type { MakeCode } from '#lib/engine/machine/code.ts';

export interface HostCode {
	way: 'printed' | 'interpreted';
	makeCode: MakeCode;
}

export const INTERPRETED: HostCode = { way: 'interpreted', makeCode: interpretedCode };
