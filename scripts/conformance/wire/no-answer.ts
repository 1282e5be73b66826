export type Reason = 'late' | 'unreachable' | 'cut off' | 'too large' | 'refused';

/** Why a request was not answered, or not whole. */
export class NoAnswer extends Error {
  readonly reason: Reason;
  /** Status of a socket that was refused. */
  readonly status: number | undefined;

  constructor(reason: Reason, message: string, status?: number) {
    super(message);
    this.reason = reason;
    this.status = status;
  }
}
