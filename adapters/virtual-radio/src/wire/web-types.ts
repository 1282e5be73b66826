/**
 * The `Request` of the platform; where its types name none (no DOM, no Node), what a radio reads of one. So the package can be
 * compiled by `"lib": ["es2022"]` alone.
 */
export type WebRequest = typeof globalThis extends { Request: { prototype: infer Platform } }
  ? Platform
  : { readonly method: string; readonly url: string };

/** The `Response` of the platform; where its types name none, what a test reads of one. */
export type WebResponse = typeof globalThis extends { Response: { prototype: infer Platform } }
  ? Platform
  : {
      readonly ok: boolean;
      readonly status: number;
      readonly headers: { get(name: string): string | null };
      text(): Promise<string>;
      json(): Promise<unknown>;
    };

/** Cookies of a caller whose platform takes them out of requests and answers, as browsers do. */
export interface CookieJar {
  /** Value of the `Cookie` header, empty without cookies. */
  header(): string;
  /** Takes one `Set-Cookie` value. */
  store(setCookie: string): void;
}

/** The caller. */
export interface Caller {
  /** Network address; wrong passwords are counted by it. */
  readonly address: string;
  /** Value of the `Cookie` header where there is no request to read it from, as for a socket. */
  readonly cookie?: string;
  readonly cookies?: CookieJar;
  /** Whether what stands in front of the radio has no https for it: it is then not led there. */
  readonly withoutHttps?: boolean;
  /**
   * Port of the radio behind which the caller is, with the tag of its VLAN after a dot: `eth0`, `eth0.20`. Bridges, VLANs,
   * filters and MTU then decide whether it reaches the page. It always does if left out.
   */
  readonly port?: string;
}
