import { airviewText } from '../handlers/spectrum/spectrum.ts';
import type { Radio } from '../radio.ts';
import { readCookies } from '../sessions/cookies.ts';
import type { RadioSocket, SocketListener } from './open-sockets.ts';

/** Path of the live spectrum. §classic.airview. */
export const AIRVIEW_SOCKET_PATH = '/ws/airview';

/** Frames arrive in pieces of this many characters; the client joins them until they parse. */
const PIECE_LENGTH = 16_384;

export interface SocketRequest {
  readonly path: string;
  readonly cookie: string | undefined;
}

/**
 * Opens the live spectrum for the holder of a session cookie. The first frame is sent immediately, each
 * further one when the client sends a number: a slow client is never flooded. Undefined when there is nothing
 * to open.
 */
export function openAirviewSocket(
  radio: Radio,
  { path, cookie }: SocketRequest,
  listener: SocketListener,
): RadioSocket | undefined {
  const session = radio.sessions.use(readCookies(cookie ?? null).get(radio.cookieName));
  if (path !== AIRVIEW_SOCKET_PATH || session === undefined || airviewText(radio) === undefined)
    return undefined;
  let open = true;
  const close = (): void => {
    if (!open) return;
    open = false;
    listener.closed();
  };
  const sendFrame = (): void => {
    radio.catchUp();
    const alive = radio.sessions.use(session.id) !== undefined && !radio.power.isSilent(radio.clock.now());
    const text = alive ? airviewText(radio) : undefined;
    if (text === undefined) return close();
    for (let at = 0; at < text.length; at += PIECE_LENGTH)
      listener.message(text.slice(at, at + PIECE_LENGTH));
  };
  queueMicrotask(() => {
    if (open) sendFrame();
  });
  return {
    send(text) {
      if (open && /^\s*\d+(\.\d+)?\s*$/.test(text)) sendFrame();
    },
    close,
  };
}
