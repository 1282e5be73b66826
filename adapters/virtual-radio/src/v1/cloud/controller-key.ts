const KEY =
  /^wss?:\/\/(\[[\da-f:.]+\]|[^\s:/?#@[\]+]+)(?::\d{1,5})?(?:[/?#][^\s+]*)?(?:\+([^\s+]+))?(?:\+[^\s+]+)?$/i;

/** What the device reads of a controller key such as `wss://host:443+KEY+allowUntrustedCertificate`. */
export interface ControllerKey {
  readonly host: string;
  /** Missing in a bare address, with which no controller lets a device in. */
  readonly key: string | undefined;
}

/** Reads a controller key; undefined for what is no ws or wss address. */
export function readControllerKey(text: string): ControllerKey | undefined {
  const [, host, key] = KEY.exec(text) ?? [];
  return host === undefined ? undefined : { host: host.toLowerCase(), key };
}
