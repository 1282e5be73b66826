import type { Problem } from '../errors/message.ts';

/** A rule over the text of one value: a problem in words that say what is allowed, or undefined. */
export type Check = (value: string) => Problem | undefined;
