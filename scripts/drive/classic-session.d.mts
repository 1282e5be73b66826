export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** A session with a radio as public clients keep it. */
export declare class ClassicSession {
  constructor(base: string);
  open(): Promise<void>;
  login(credentials: Credentials, encoding: 'form' | 'json' | 'multipart'): Promise<Response>;
  get(path: string): Promise<Response>;
}
