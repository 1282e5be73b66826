/** A value that the device may not have sent. Shown as `—`, never as 0 (reading 17). */
export type Maybe<T> = T | undefined;
