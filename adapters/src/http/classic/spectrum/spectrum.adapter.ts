import type { SpectrumEvent, SpectrumPort } from '@radiolink/application/spectrum/spectrum.port';
import type { Watched } from '@radiolink/application/watching/watched';
import type { SpectrumData } from '@radiolink/domain/tools';
import {
  connect,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  type Observable,
  of,
  share,
  switchMap,
} from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { inBackground, type PollingConditions } from '../../polling/polling-conditions.ts';
import { watched } from '../../polling/watched.ts';
import { pausable } from '../../polling/pausable.ts';
import type { OpenSocket } from '../../socket/live-socket.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import { capturedSpectrum } from '../../mixed/captured-spectrum.ts';
import { type LiveSpectrum, liveSpectrum } from './live-spectrum.ts';
import { mapSpectrum } from './spectrum.mapper.ts';

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
