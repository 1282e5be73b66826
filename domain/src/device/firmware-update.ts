/** Response of the manufacturer's update server, reported by the device. */
export type FirmwareUpdate =
  | { readonly available: false }
  | {
      readonly available: true;
      /** For example `v8.7.19`. */
      readonly version: string;
      /** `2025-08-11`; undefined when the answer names no date. */
      readonly date?: string | undefined;
      /** Why the update matters for security; undefined when it does not say. */
      readonly security?: string | undefined;
      /** MD5 of the image, hexadecimal. */
      readonly checksum?: string | undefined;
      readonly url: string;
      readonly changelogUrl?: string | undefined;
    };
