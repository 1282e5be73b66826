import { SiteSurveyPort, type SurveyProgress } from '@radiolink/application/site-survey/site-survey.port';
import {
  JOB_POLL_MS,
  type JobStatus,
  type SurveyCell,
  surveyFrequencyMhz,
  surveyLevelDbm,
} from '@radiolink/domain/tools';
import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { Received } from '@radiolink/openapi/received';
import { concat, ignoreElements, type Observable, takeWhile, timer } from 'rxjs';
import { networkFailure } from '../../client/failure.ts';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { overBadLink, poll } from '../../polling/poll.ts';
import { type PollingConditions, unlessHeld, requested } from '../../polling/polling.ts';
import { macAddress } from '../../wire/mac-address.ts';
import { DBM, MHZ, SMALL } from '../../wire/ranges.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import type { Section } from '../../wire/section.ts';
import { classicPort } from '../classic-ports.ts';

/** With 1 s and then 1.5 s between them, besides their time-outs: a scan takes the link down for up to 40 s. */
const TRIES = 14;

/** Site surveys by `GET /survey.json.cgi`. */
export class ClassicSiteSurvey implements SiteSurveyPort {
  constructor(
    private readonly client: ClassicClient,
    private readonly conditions: Pick<PollingConditions, 'heartbeat'>,
  ) {}

  last(interfaceName: string, options?: CallOptions): Promise<SurveyProgress> {
    return this.#ask(interfaceName, 'last', options);
  }

  start(interfaceName: string, options?: CallOptions): Promise<SurveyProgress> {
    return this.#ask(interfaceName, '', options);
  }

  scan(interfaceName: string): Observable<SurveyProgress> {
    const following = poll(signal => this.last(interfaceName, { signal }), {
      every: JOB_POLL_MS,
      while: unlessHeld(this.conditions),
    }).pipe(overBadLink(TRIES));
    const starting = requested(signal => this.start(interfaceName, { signal }));
    const pause = timer(JOB_POLL_MS).pipe(ignoreElements());
    return concat(starting, pause, following).pipe(takeWhile(({ status }) => status === 'in-progress', true));
  }

  async #ask(iface: string, update: '' | 'last', options?: CallOptions): Promise<SurveyProgress> {
    const params = { query: { iface, update } };
    return mapSurvey(await this.client.get('/survey.json.cgi', { params, ...options }));
  }
}

const STATUS: ReadonlyMap<string, JobStatus> = new Map<string, JobStatus>([
  ['idle', 'not-started'],
  ['scanning', 'in-progress'],
  ['completed', 'finished'],
]);
const MOST_CELLS = 2048;

/**
 * A survey; cells without a MAC are left out, a state that is not known has nothing more to come. An answer with neither a
 * state nor a cell is none: it would read as a scan that found no network.
 */
function mapSurvey(json: Received<'/survey.json.cgi'>): SurveyProgress {
  return readAnswer(json, survey => {
    const state = survey.text('scan_status');
    const cells = survey.sections('scan_data', MOST_CELLS).flatMap(mapCell);
    if (state === undefined && cells.length === 0) throw networkFailure('malformed');
    return { status: STATUS.get(state ?? 'idle') ?? 'finished', cells };
  });
}

function mapCell(cell: Section<Schemas['SurveyedCell']>): readonly SurveyCell[] {
  const mac = macAddress(cell.text('mac'));
  const received = {
    ssid: cell.text('essid'),
    frequencyMhz: surveyFrequencyMhz(cell.numberOrText('frequency', MHZ)),
    channelWidthMhz: cell.numberOrText('chanbw', MHZ),
    channel: cell.numberOrText('channel', SMALL),
    signalDbm: surveyLevelDbm(cell.numberOrText('signal_level', DBM)),
    noiseDbm: surveyLevelDbm(cell.numberOrText('noise_level', DBM)),
    security: cell.text('encryption'),
    mode: cell.text('mode'),
    ieeeMode: cell.text('ieee_mode'),
    airmax: cell.flag('airmax'),
  };
  return mac === undefined ? [] : [{ mac, ...received }];
}

/** Ports of the site survey, by the classic API. */
export const PORTS = [
  classicPort(SiteSurveyPort, ({ client, ...rest }) => new ClassicSiteSurvey(client, rest)),
];
