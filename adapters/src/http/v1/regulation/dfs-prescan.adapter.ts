import type { DfsPrescanPort } from '@radiolink/application/regulation/regulation.port';
import type { Watched } from '@radiolink/application/watching/watched';
import { asFetchError, type FetchError, failureStatus } from '@radiolink/domain/errors';
import { type DfsPrescan, JOB_POLL_MS, type PrescanState } from '@radiolink/domain/tools';
import type { Received } from '@radiolink/openapi/received';
import { BehaviorSubject, combineLatest, map, type Observable } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import { inBackground, type PollingConditions } from '../../polling/polling.ts';
import { watched } from '../../polling/watched.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import type { Range } from '../../wire/scalars.ts';
import type { V1Client } from '../client/v1-client.ts';
import { jobStatusOf } from '../job-progress.ts';

const PATH = '/api/v1.0/system/airmax/dfsprescan';

/**
 * DFS prescan by `system/airmax/dfsprescan`: one request at a time, for what is read while something is to be
 * started or stopped is cut. It rests while the page is hidden: reading 16.
 */
export class V1DfsPrescan implements DfsPrescanPort {
  readonly #client: V1Client;
  readonly #acting = new BehaviorSubject(false);
  readonly #prescan: Observable<Watched<DfsPrescan | null>>;
  #exists = false;

  constructor(client: V1Client, conditions: PollingConditions) {
    this.#client = client;
    this.#prescan = watched(signal => this.#look(signal), {
      everyMs: JOB_POLL_MS,
      allowed: combineLatest([inBackground(conditions), this.#acting]).pipe(
        map(([may, acting]) => may && !acting),
      ),
      goesOn: prescan => prescan?.status === 'in-progress',
    });
  }

  watch(): Observable<Watched<DfsPrescan | null>> {
    return this.#prescan;
  }

  start(frequencies: readonly number[], options?: CallOptions): Promise<void> {
    const body = { frequencies };
    return this.#act(() => this.#client.acknowledge('post', PATH, { body, ...options }));
  }

  stop(options?: CallOptions): Promise<void> {
    return this.#act(() => this.#client.acknowledge('delete', PATH, options));
  }

  async read(options?: CallOptions): Promise<DfsPrescan> {
    return mapPrescan(await this.#client.get(PATH, options));
  }

  /** A device that never answered this call and refuses it has none. */
  async #look(signal: AbortSignal): Promise<DfsPrescan | null> {
    try {
      const prescan = await this.read({ signal });
      this.#exists = true;
      return prescan;
    } catch (reason) {
      const failure = asFetchError(reason);
      if (failure !== undefined && !this.#exists && isRefusal(failure)) return null;
      throw reason;
    }
  }

  async #act(send: () => Promise<unknown>): Promise<void> {
    this.#acting.next(true);
    try {
      await send();
    } finally {
      this.#acting.next(false);
    }
  }
}

const FIRST_SERVER_FAULT = 500;

/**
 * A response that rejects, or that is a page instead; no response and a device that is not ready do not
 * decide.
 */
function isRefusal(failure: FetchError): boolean {
  if (failure.kind === 'network') return failure.reason === 'malformed';
  return (failureStatus(failure) ?? FIRST_SERVER_FAULT) < FIRST_SERVER_FAULT;
}

const MHZ: Range = [1, 100_000];
const SECONDS: Range = [0, 86_400];

const STATES: ReadonlySet<string> = new Set<PrescanState>(['clear', 'radar', 'scanning', 'pending']);
const isState = (word: string | undefined): word is PrescanState => word !== undefined && STATES.has(word);

/** A prescan; a channel without its centre is left out, and an unknown state is that of none that runs. */
export function mapPrescan(json: Received<'/api/v1.0/system/airmax/dfsprescan'>): DfsPrescan {
  return readAnswer(json, scan => ({
    status: jobStatusOf(scan.text('status')),
    frequencyMhz: scan.number('frequency', MHZ),
    remainingSeconds: scan.number('remaining', SECONDS),
    channels: scan.sections('results').flatMap(channel => {
      const centerMhz = channel.number('center', MHZ);
      if (centerMhz === undefined) return [];
      const state = channel.text('state');
      return [{ centerMhz, widthMhz: channel.number('bw', MHZ), state: isState(state) ? state : undefined }];
    }),
  }));
}
