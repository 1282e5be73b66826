import type { Clock } from '@radiolink/domain';

/** A firmware image that was looked at. */
export interface FirmwareImage {
  /** Full version, `WA.ar934x.v8.7.19.48279.250811.0636`. */
  readonly version: string;
  readonly thirdParty: boolean;
}

const DOWNLOAD_SECONDS = 20;
/** A loss of power within this time of the writing leaves the old image in force. */
const WRITING_MS = 15_000;
/** Bytes at the front of an image that contain its version. */
const HEADER_BYTES = 4096;
/** Real images have this mark directly ahead of the version. */
const MAGIC = /^UBNT/;
/** A simulated image that says so is from somebody else. */
const THIRD_PARTY = /\bthird-party\b/;
const VERSION = /\b([A-Z][A-Z\d]{1,11}\.(?:[a-z0-9]+\.)?v\d+\.\d+\.\d+(?:\.[0-9a-f]+\b)*)/;

/** The newest firmware that the simulated update server has, by hardware family. §classic.firmware. */
const NEWEST_FIRMWARE: ReadonlyMap<string, FirmwareImage> = new Map(
  ['WA.ar934x.v8.7.19.48279.250811.0636', 'XW.ar934x.v6.3.22.34100.250716.1044'].map(version => [
    familyOf(version),
    { version, thirdParty: false },
  ]),
);

/** The short version inside a full one, `v8.7.19`. */
export function shortVersion(full: string): string {
  const version = /v\d+\.\d+\.\d+/.exec(full)?.[0] ?? full;
  return full.startsWith('AF60') ? `AF60.${version}` : version;
}

/** `size=8000` in the head of a simulated image: its length in bytes. */
const LENGTH = /size=(\d+)/;

/** Reads the version off the front of an image; undefined when it is none, or shorter than it says. */
export async function readFirmware(file: Blob): Promise<FirmwareImage | undefined> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, HEADER_BYTES).arrayBuffer());
  const version = VERSION.exec(head.replace(MAGIC, ''))?.[1];
  const length = LENGTH.exec(head)?.[1];
  const isCut = length !== undefined && file.size < Number(length);
  return version === undefined || isCut ? undefined : { version, thirdParty: THIRD_PARTY.test(head) };
}

/** True if an image is made for the hardware of the running version. */
export function isForHardware(image: FirmwareImage, running: string): boolean {
  return familyOf(image.version) === familyOf(running);
}

/** What every full version begins with: the hardware that it is built for. */
function familyOf(version: string): string {
  return version.split('.', 1)[0] ?? '';
}

/** True if a version follows another of the same hardware. */
function isNewer(version: string, running: string): boolean {
  const order = shortVersion(version).localeCompare(shortVersion(running), 'en', { numeric: true });
  return order > 0;
}

/** The running image, and the one that was uploaded or downloaded but not installed. */
export class FirmwareStore {
  readonly #clock: Clock;
  #running: string;
  #waiting: FirmwareImage | undefined;
  #staged = false;
  #downloadStartedAt: number | undefined;
  #before: { readonly version: string; readonly writtenAt: number } | undefined;

  constructor(clock: Clock, running: string) {
    this.#clock = clock;
    this.#running = running;
  }

  get running(): string {
    return this.#running;
  }

  /** Takes over what ran before. */
  load(version: string): void {
    this.#running = version;
  }

  /** What the update server has for this hardware; undefined when nothing is newer than what runs. */
  get offered(): FirmwareImage | undefined {
    const newest = NEWEST_FIRMWARE.get(familyOf(this.#running));
    return newest !== undefined && isNewer(newest.version, this.#running) ? newest : undefined;
  }

  get waiting(): FirmwareImage | undefined {
    if (this.downloadProgress === 100) return this.offered;
    return this.#waiting;
  }

  upload(image: FirmwareImage): void {
    this.#staged = false;
    this.#waiting = image;
    this.#downloadStartedAt = undefined;
  }

  /** Fetches what the update server offers; false when that is nothing. */
  download(): boolean {
    if (this.offered === undefined) return false;
    this.#downloadStartedAt = this.#clock.now();
    return true;
  }

  /** -1 idle, 0 to 100 running; stays at 100 until the image is written. */
  get downloadProgress(): number {
    if (this.#downloadStartedAt === undefined) return -1;
    const seconds = (this.#clock.now() - this.#downloadStartedAt) / 1000;
    return Math.min(100, Math.floor((100 * seconds) / DOWNLOAD_SECONDS));
  }

  /** Writes what waits; false when nothing does, or what waits is for other hardware. */
  flash(): boolean {
    const image = this.waiting;
    if (image === undefined || !isForHardware(image, this.#running)) return false;
    this.#before = { version: this.#running, writtenAt: this.#clock.now() };
    this.#running = image.version;
    this.forget();
    return true;
  }

  /** An image that is staged runs after the next restart. */
  stage(image: FirmwareImage): void {
    this.upload(image);
    this.#staged = true;
  }

  /** True if the next restart runs the uploaded image. */
  get isStaged(): boolean {
    return this.#staged;
  }

  /** A restart swaps the banks when an image is staged; a loss of power while it is written undoes that. */
  restart({ powerLost = false }: { readonly powerLost?: boolean } = {}): void {
    const before = this.#before;
    if (powerLost && before !== undefined && this.#clock.now() < before.writtenAt + WRITING_MS) {
      this.#running = before.version;
      this.#before = undefined;
    }
    if (this.#staged) this.flash();
  }

  forget(): void {
    this.#staged = false;
    this.#waiting = undefined;
    this.#downloadStartedAt = undefined;
  }
}
