/** Meaning of a state for the reader. */
export type Tone = 'good' | 'fair' | 'warn' | 'bad' | 'idle' | 'busy';
/** Which end of the link: local is blue and solid, remote orange and dashed, everywhere. */
export type End = 'local' | 'remote';
