/** Lets real time pass: some calls of the device block for as long as they work. */
export type Wait = (milliseconds: number) => Promise<void>;

export const waitByTimer: Wait = milliseconds => new Promise(done => void setTimeout(done, milliseconds));
