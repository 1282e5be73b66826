import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Caller, Unreachable, type VirtualRadio } from '@radiolink/adapters/virtual-radio';
import { LiveUpgrade } from './live-upgrade.ts';
import type { Device, Landing } from './device.ts';

/** The virtual radio behind this server. A request that it cannot be reached by ends as a cut connection. */
export class VirtualDevice implements Device {
  readonly greeting: readonly string[];
  readonly #radio: VirtualRadio;
  readonly #sockets: LiveUpgrade;
  readonly #listener: (request: IncomingMessage, response: ServerResponse) => Promise<void>;

  constructor(radio: VirtualRadio, greeting: readonly string[]) {
    this.#radio = radio;
    this.#sockets = new LiveUpgrade(radio);
    this.greeting = greeting;
    this.#listener = getRequestListener((request, env) => this.#answer(request, env as HttpBindings), {
      overrideGlobalObjects: false,
    });
  }

  async #answer(request: Request, { incoming }: HttpBindings): Promise<Response> {
    try {
      return await this.#radio.fetch(request, { address: incoming.socket.remoteAddress ?? '' });
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
  }

  async landing(request: IncomingMessage): Promise<Landing> {
    const { cookie, host = 'localhost' } = request.headers;
    const secure = 'encrypted' in request.socket && request.socket.encrypted === true;
    const url = `${secure ? 'https' : 'http'}://${host}/`;
    const caller = { address: request.socket.remoteAddress ?? '' };
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

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await this.#listener(request, response);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#sockets.accept(request, socket, head);
  }
}

/** What the device tells before login; of a versioned-only device in the words of the classic one. decided.md row 12. */
async function publicInfoOf(radio: VirtualRadio, url: string, caller: Caller): Promise<unknown> {
  const info = await radio.fetch(new Request(`${url}api/info/public?include_langs=false`), caller);
  if (info.status !== 404) return info.json().catch(() => undefined);
  const answer = await radio.fetch(new Request(`${url}api/v1.0/public/device`), caller);
  const { setupComplete, defaultPassword, uiLang } = (await answer.json()) as Readonly<
    Record<string, unknown>
  >;
  return { setup_complete: setupComplete, default_password: defaultPassword, ui_lang: uiLang };
}
