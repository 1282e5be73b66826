import type { Received } from '@radiolink/openapi/received';
import { WEBSOCKET_RECONNECT_MS } from '@radiolink/domain/status';
import type { SpectrumData } from '@radiolink/domain/tools';
import { Observable, repeat, timer } from 'rxjs';
import { JsonPieces } from '../../socket/json-pieces.ts';
import type { OpenSocket } from '../../socket/live-socket.ts';
import { mapSpectrum } from './spectrum.mapper.ts';

/** Path of the live spectrum. §classic.airview. */
const PATH = '/ws/airview';
/** The client asks for the next frame about once a second. */
const ASK_MS = 1000;
/** A socket without data for this duration is treated as lost: a broken link is not always reported. */
const SILENT_MS = 10_000;

/** Output of the socket: a frame, or a loss that is followed by a retry. */
export type LiveSpectrum =
  | { readonly kind: 'frame'; readonly spectrum: SpectrumData }
  | { readonly kind: 'lost' };

/** The spectrum by its socket, for as long as it is subscribed to; it reconnects for ever. */
export function liveSpectrum(openSocket: OpenSocket): Observable<LiveSpectrum> {
  return oneConnection(openSocket).pipe(repeat({ delay: () => timer(WEBSOCKET_RECONNECT_MS) }));
}

/**
 * One connection until it ends. The next frame is requested one second after the last request, and only once
 * that frame was taken. Of frames that arrive in a burst the consumer gets the newest, when the program is
 * idle.
 */
function oneConnection(openSocket: OpenSocket): Observable<LiveSpectrum> {
  return new Observable(subscriber => {
    const pieces = new JsonPieces();
    let newest: Received<'/airviewdata.cgi'> | undefined;
    let delivery: ReturnType<typeof setTimeout> | undefined;
    let asking: ReturnType<typeof setTimeout> | undefined;
    let silence: ReturnType<typeof setTimeout> | undefined;
    let counter = 0;

    const lose = () => {
      subscriber.next({ kind: 'lost' });
      subscriber.complete();
    };
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(lose, SILENT_MS);
    };
    const ask = () => {
      asking = undefined;
      counter += 1;
      socket.send(String(counter));
    };
    const deliver = () => {
      delivery = undefined;
      const spectrum = mapSpectrum(newest);
      if (spectrum !== undefined) subscriber.next({ kind: 'frame', spectrum });
      asking ??= setTimeout(ask, ASK_MS);
    };
    const socket = openSocket(PATH, {
      opened: () => {
        asking ??= setTimeout(ask, ASK_MS);
      },
      message: text => {
        const value = pieces.take(text);
        if (value === undefined) return;
        listen();
        newest = value as Received<'/airviewdata.cgi'>;
        delivery ??= setTimeout(deliver, 0);
      },
      closed: lose,
    });
    listen();
    return () => {
      clearTimeout(silence);
      clearTimeout(delivery);
      clearTimeout(asking);
      socket.close();
    };
  });
}
