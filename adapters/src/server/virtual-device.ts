import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Caller, Unreachable, type VirtualRadio } from '@radiolink/virtual-radio';
import { callerOf, RadioBehind } from '@radiolink/virtual-radio/behind';
import { type Body, pageOf } from '@radiolink/guarded-server';
import type { Device, Landing } from './device.ts';

/** The virtual radio behind the interface's files. */
export class VirtualDevice implements Device {
  readonly greeting: readonly string[];
  readonly #radio: VirtualRadio;
  readonly #behind: RadioBehind;

  constructor(radio: VirtualRadio, greeting: readonly string[]) {
    this.#radio = radio;
    this.#behind = new RadioBehind(radio);
    this.greeting = greeting;
  }

  async landing(request: IncomingMessage): Promise<Landing> {
    const { cookie } = request.headers;
    const url = `${pageOf(request).origin}/`;
    const caller = callerOf(request);
    try {
      const answer = await this.#radio.fetch(
        new Request(url, { headers: cookie === undefined ? {} : { cookie } }),
        caller,
      );
      return {
        reachable: true,
        cookies: answer.headers.getSetCookie(),
        publicInfo: await publicInfoOf(this.#radio, url, caller),
      };
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      return { reachable: false, reason: 'it restarts or has no power' };
    }
  }

  async handle(request: IncomingMessage, response: ServerResponse, body: Body): Promise<void> {
    return this.#behind.handle(request, response, body);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#behind.upgrade(request, socket, head);
  }
}

/**
 * Public info of the device before login; for a versioned-only device in the shape of the classic one.
 * reading 12.
 */
async function publicInfoOf(radio: VirtualRadio, url: string, caller: Caller): Promise<unknown> {
  const info = await radio.fetch(new Request(`${url}api/info/public?include_langs=false`), caller);
  if (info.status !== 404) return info.json().catch(() => undefined);
  const answer = await radio.fetch(new Request(`${url}api/v1.0/public/device`), caller);
  const { setupComplete, defaultPassword, uiLang } = (await answer.json()) as Readonly<
    Record<string, unknown>
  >;
  return { setup_complete: setupComplete, default_password: defaultPassword, ui_lang: uiLang };
}
