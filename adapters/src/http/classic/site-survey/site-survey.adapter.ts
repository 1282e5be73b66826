import type { SiteSurveyPort, SurveyProgress } from '@radiolink/application/site-survey/site-survey.port';
import { JOB_POLL_MS } from '@radiolink/domain/tools';
import { concat, defer, type Observable, repeat, takeWhile, timer, ignoreElements } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { requested } from '../../polling/requested.ts';
import { type PollingConditions, unlessHeld } from '../../polling/polling-conditions.ts';
import { overBadLink } from '../../polling/over-bad-link.ts';
import { pausable } from '../../polling/pausable.ts';
import { mapSurvey } from './site-survey.mapper.ts';

/** With 1, 2, 4 and then 5 s between them: longer than the 40 s for which a scan takes the link down. */
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
    const reading = requested(signal => this.last(interfaceName, { signal })).pipe(
      repeat({ delay: JOB_POLL_MS }),
      overBadLink(TRIES),
    );
    const following = pausable(unlessHeld(this.conditions), reading);
    const starting = defer(() => requested(signal => this.start(interfaceName, { signal })));
    const pause = timer(JOB_POLL_MS).pipe(ignoreElements());
    return concat(starting, pause, following).pipe(takeWhile(({ status }) => status === 'in-progress', true));
  }

  async #ask(iface: string, update: '' | 'last', options?: CallOptions): Promise<SurveyProgress> {
    const params = { query: { iface, update } };
    return mapSurvey(await this.client.get('/survey.json.cgi', { params, ...options }));
  }
}
