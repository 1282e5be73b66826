import { SpeedTestMemoryPort } from '@radiolink/application/speed-test/speed-test.port';
import { browserPort } from '../browser-ports.ts';

const KEY = 'radiolink.speed-tests';

/** The runs of the speed test, in the browser's local storage: by origin, so each device has its own. */
export class BrowserSpeedTestMemory implements SpeedTestMemoryPort {
  constructor(private readonly storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage) {}

  read(): string | undefined {
    try {
      return this.storage().getItem(KEY) ?? undefined;
    } catch {
      return undefined;
    }
  }

  store(json: string): void {
    try {
      this.storage().setItem(KEY, json);
    } catch {
      // Storage that is full or forbidden: the runs last as long as the page.
    }
  }
}

/** The kept speed tests, by the browser. */
export const PORTS = [browserPort(SpeedTestMemoryPort, () => new BrowserSpeedTestMemory())];
