/** Progress of a file transfer. Bytes; the total is undefined if not reported. */
export interface TransferProgress {
  readonly bytes: number;
  readonly totalBytes?: number | undefined;
}

/** Events of a file transfer: its progress, any number of times, then once what came of it. */
export type Transfer<T> =
  | ({ readonly kind: 'progress' } & TransferProgress)
  | { readonly kind: 'done'; readonly result: T };

/** A file that came from the device or is to be saved. */
export interface TransferFile {
  readonly name: string;
  readonly content: Blob;
}
