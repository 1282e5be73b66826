import {
  type SpectrumEvent,
  SpectrumPort,
  type ChannelData,
  ChannelDataPort,
} from '@radiolink/application/spectrum/spectrum.port';
import type { Watched } from '@radiolink/application/watching/watched';
import { WEBSOCKET_RECONNECT_MS } from '@radiolink/domain/status';
import type { SpectrumData } from '@radiolink/domain/tools';
import type { Received } from '@radiolink/openapi/received';
import {
  connect,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  Observable,
  of,
  repeat,
  share,
  switchMap,
  timer,
} from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import { capturedSpectrum } from '../../mixed/captured-spectrum.ts';
import { pausable, inBackground, type PollingConditions } from '../../polling/polling.ts';
import { watched } from '../../polling/watched.ts';
import { JsonPieces, type OpenSocket } from '../../socket/live-socket.ts';
import { mapChannelData } from './channel-data.mapper.ts';
import { mapSpectrum } from './spectrum.mapper.ts';
import { transportPort } from '../classic-ports.ts';

const POLL_MS = 1000;

export interface SpectrumConditions extends PollingConditions {
  readonly openSocket: OpenSocket;
}

/**
 * The spectrum by the socket `/ws/airview`; while that is lost, by asking `GET /airviewdata.cgi`, until the socket
 * brings a frame again.
 */
export class ClassicSpectrum implements SpectrumPort {
  readonly #client: ClassicClient;
  readonly #events: Observable<SpectrumEvent>;

  constructor(client: ClassicClient, conditions: SpectrumConditions) {
    this.#client = client;
    const allowed = inBackground(conditions);
    const asking = watched(signal => this.read({ signal }), {
      everyMs: POLL_MS,
      allowed: of(true),
    });
    const both = liveSpectrum(conditions.openSocket).pipe(
      connect(live => merge(live.pipe(filter(isFrame), map(fromSocket)), whileLost(live, asking))),
    );
    this.#events = pausable(allowed, both).pipe(share());
  }

  watch(): Observable<SpectrumEvent> {
    return this.#events;
  }

  readonly captured = capturedSpectrum;

  /** The current spectrum; undefined while the spectral service does not run, which an empty body means. */
  async read(options?: CallOptions): Promise<SpectrumData | undefined> {
    const { data } = await this.#client.json(
      async (api, signal) => {
        const call = { parseAs: 'text', signal } as const;
        const { data: text = '', error, response } = await api.GET('/airviewdata.cgi', call);
        if (!response.ok) return { error, response };
        return { data: { spectrum: text === '' ? undefined : mapSpectrum(JSON.parse(text)) }, response };
      },
      { timeoutMs: TIME_OUT_MS.spectrum, ...options },
    );
    return data.spectrum;
  }
}

type Frame = LiveSpectrum & { readonly kind: 'frame' };

function isFrame(event: LiveSpectrum): event is Frame {
  return event.kind === 'frame';
}

function fromSocket({ spectrum }: Frame): SpectrumEvent {
  return { kind: 'sample', spectrum, by: 'socket' };
}

function whileLost(
  live: Observable<LiveSpectrum>,
  asking: Observable<Watched<SpectrumData | undefined>>,
): Observable<SpectrumEvent> {
  return live.pipe(
    map(({ kind }) => kind === 'lost'),
    distinctUntilChanged(),
    switchMap(isLost => (isLost ? asking.pipe(map(fromPolling)) : EMPTY)),
  );
}

function fromPolling(event: Watched<SpectrumData | undefined>): SpectrumEvent {
  if (event.kind === 'failure') return event;
  return event.value === undefined
    ? { kind: 'idle' }
    : { kind: 'sample', spectrum: event.value, by: 'polling' };
}

/** Path of the live spectrum. §classic.airview. */
const PATH = '/ws/airview';
/** The client asks for the next frame about once a second. */
const ASK_MS = 1000;
/** A socket without data for this duration is treated as lost: a broken link is not always reported. */
const SILENT_MS = 10_000;

/** Output of the socket: a frame, or a loss that is followed by a retry. */
type LiveSpectrum = { readonly kind: 'frame'; readonly spectrum: SpectrumData } | { readonly kind: 'lost' };

/** The spectrum by its socket, for as long as it is subscribed to; it reconnects for ever. */
function liveSpectrum(openSocket: OpenSocket): Observable<LiveSpectrum> {
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

/** Data of the channel chooser, by `GET /amdata.cgi`. */
export class ClassicChannelData implements ChannelDataPort {
  constructor(private readonly client: ClassicClient) {}

  async read(options?: CallOptions): Promise<ChannelData> {
    const data = await this.client.get('/amdata.cgi', {
      timeoutMs: TIME_OUT_MS.spectrum,
      ...options,
    });
    return mapChannelData(data);
  }
}

/** Ports of the spectrum, by the classic API. */
export const PORTS = [
  transportPort(ChannelDataPort, ({ client }) => new ClassicChannelData(client)),
  transportPort(
    SpectrumPort,
    ({ client, settings: { openSocket }, ...rest }) => new ClassicSpectrum(client, { ...rest, openSocket }),
  ),
];
