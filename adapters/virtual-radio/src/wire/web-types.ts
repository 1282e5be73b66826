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
