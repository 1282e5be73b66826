/** Names of keys, as the DOM has them. */
export type NamedKey = 'Enter' | 'Escape' | 'Tab' | 'Control';

/** What a user does in a page and a test reads from it, the same in each engine. */
export interface EnginePage {
  /** Opens an address; its document is there, its scripts may not be. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function that uses nothing but its arguments in the page. */
  run<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Clicks the only element of this selector with the driver's pointer. */
  click(selector: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key, with the control key held or without. */
  press(key: NamedKey | string, held?: 'Control'): Promise<void>;
  /** Gives a file to the input of this selector. */
  choose(selector: string, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** A picture of what is drawn, PNG. */
  screenshot(): Promise<Buffer>;
  /** What it prints, PDF. The driver of WebKit can't. */
  print?(): Promise<Uint8Array>;
  /** Uncaught errors since the start of the page. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** How a browser starts. */
export interface LaunchOptions {
  /** Accepts a certificate that nobody vouches for, as radios have. */
  readonly insecure?: boolean;
}

/** A browser that runs. */
export interface Engine {
  /** A page without the cookies and the storage of earlier ones. */
  open(width: number, height: number): Promise<EnginePage>;
  /** Where the files that it saves arrive. */
  readonly downloads: string;
  close(): Promise<void>;
}
