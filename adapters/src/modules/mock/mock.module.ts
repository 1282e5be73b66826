import {
  createVirtualRadio,
  MemoryCookieJar,
  type VirtualRadio,
  type VirtualRadioOptions,
  type Caller,
} from '@radiolink/virtual-radio';
import { ContainerModule } from 'inversify';
import { systemClock } from '../../browser/page/system-clock.ts';
import type { OpenSocket } from '../../http/socket/live-socket.ts';
import { fetchUpload, type UploadTransport } from '../../http/transfer/upload-transport.ts';
import { bindClassic } from '../all-classic.ts';

/** Requests need an absolute address outside of a page; this one never leaves the program. */
const NOWHERE = 'http://radio.invalid';
const CALLER = '127.0.0.1';

/**
 * The ports in front of a radio in memory: the same HTTP adapters as `httpModule`, with the radio's `fetch`. A browser
 * takes cookies out of requests and answers that scripts make, so the cookies lie in a jar beside them.
 */
export function mockModule(
  radio: VirtualRadio | Partial<VirtualRadioOptions> = {},
  upload?: UploadTransport,
): ContainerModule {
  const device = 'fetch' in radio ? radio : createVirtualRadio({ clock: systemClock, ...radio });
  const cookies = new MemoryCookieJar();
  const caller = { address: CALLER, cookies };
  const fetch = (request: Request) => device.fetch(request, caller);
  return new ContainerModule(options =>
    bindClassic(options, {
      baseUrl: NOWHERE,
      fetch,
      upload: upload ?? fetchUpload(fetch),
      openSocket: radioSocketOpener(device, caller),
      readCookies: () => cookies.header(),
    }),
  );
}

/** Sockets to a radio in memory: one that the radio rejects is reported as closed, as in a browser. */
export function radioSocketOpener(radio: VirtualRadio, caller: Caller): OpenSocket {
  return (path, listener) => {
    let open = true;
    const closed = (code?: number) => {
      if (!open) return;
      open = false;
      listener.closed(code);
    };
    const message = (text: string) => {
      if (open) listener.message(text);
    };
    const socket = attempt(() => radio.connect(path, caller, { message, closed }));
    queueMicrotask(() => {
      if (socket === undefined) closed();
      else if (open) listener.opened();
    });
    return {
      send: text => socket?.send(text),
      close: () => {
        open = false;
        socket?.close();
      },
    };
  };
}

/** A radio that restarts cannot be reached by throwing. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
