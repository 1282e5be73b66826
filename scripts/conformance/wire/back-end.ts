/** A request as the checks write it. */
export interface Sent {
  readonly method: string;
  /** With its query, from the root. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** An answer that was read whole. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Limits {
  /** Milliseconds for the whole answer. */
  readonly timeoutMs: number;
  /** Most bytes of a body, counted as they come. */
  readonly maxBytes: number;
}

/** Hears a socket of the back end. */
export interface SocketListener {
  message(text: string): void;
  closed(code?: number): void;
}

/** This end of a socket. */
export interface SocketEnd {
  send(text: string): void;
  close(): void;
}

export interface SocketRequest {
  readonly path: string;
  readonly cookie?: string | undefined;
  readonly protocol?: string | undefined;
}

/** A back end under test. Each method rejects with `NoAnswer` where none came. */
export interface BackEnd {
  /** Name in the report. */
  readonly name: string;
  send(sent: Sent, limits: Limits): Promise<Answer>;
  connect(request: SocketRequest, listener: SocketListener, limits: Limits): Promise<SocketEnd>;
}

/** Time of a run; a test lets it pass at once. */
export interface Time {
  /** Milliseconds. */
  now(): number;
  wait(milliseconds: number, ended?: AbortSignal): Promise<void>;
}
