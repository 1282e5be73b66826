import { LocatePort, type Locating } from '@radiolink/application/locate/locate.port';
import { type MixedSettings, offeredPart } from './versioned-part.ts';
import { classicPort } from '../classic/classic-ports.ts';

/** The locator LEDs of a device with a classic login, by its versioned API. reading 12. */
class MixedLocate implements LocatePort {
  constructor(private readonly settings: MixedSettings) {}

  async read(): Promise<Locating> {
    return (await this.#versioned()).read();
  }

  async start(seconds?: number): Promise<void> {
    await (await this.#versioned()).start(seconds);
  }

  async stop(): Promise<void> {
    await (await this.#versioned()).stop();
  }

  async #versioned(): Promise<LocatePort> {
    const { client, V1Locate } = await offeredPart(this.settings);
    return new V1Locate(client);
  }
}

/** The locator LEDs of a device with the classic API. */
export const PORTS = [
  classicPort(LocatePort, ({ session, settings }) => new MixedLocate({ ...settings, session })),
];
