import { readFileSync, writeFileSync } from 'node:fs';

/** Remembers the fingerprint of the certificate of each device, by its origin. */
export interface PinStore {
  read(origin: string): string | undefined;
  remember(origin: string, fingerprint: string): void;
}

/** The device shows another certificate than the remembered one: it was replaced, or this is another device. */
export class CertificateChanged extends Error {
  override readonly name = 'CertificateChanged';

  constructor(
    readonly origin: string,
    readonly expected: string,
    readonly found: string,
  ) {
    super(`The certificate of ${origin} is not the remembered one. Nothing was sent.`);
  }
}

/** Pins for as long as the program runs. */
export function memoryPins(): PinStore {
  const pins = new Map<string, string>();
  return {
    read: origin => pins.get(origin),
    remember: (origin, fingerprint) => void pins.set(origin, fingerprint),
  };
}

/** Pins in a JSON file, which only its owner can read. A file that is no JSON object is refused, not overwritten. */
export function filePins(path: string): PinStore {
  const all = (): Record<string, unknown> => {
    try {
      return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    } catch (reason) {
      if (reason instanceof Error && 'code' in reason && reason.code === 'ENOENT') return {};
      throw reason;
    }
  };
  return {
    read: origin => {
      const pin = all()[origin];
      return typeof pin === 'string' ? pin : undefined;
    },
    remember: (origin, fingerprint) =>
      writeFileSync(path, `${JSON.stringify({ ...all(), [origin]: fingerprint }, null, 2)}\n`, {
        mode: 0o600,
      }),
  };
}
