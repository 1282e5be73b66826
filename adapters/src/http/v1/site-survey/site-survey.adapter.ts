import type { Received } from '@radiolink/openapi/received';
import { SiteSurveyPort, type SurveyProgress } from '@radiolink/application/site-survey/site-survey.port';
import type { Observable } from 'rxjs';
import { readAnswer } from '../../wire/read-answer.ts';
import { macAddress } from '../../wire/mac-address.ts';
import { COUNT, DBM, MHZ } from '../../wire/ranges.ts';
import type { CallOptions } from '../../client/answer.ts';
import { deviceTool } from '../../polling/device-job.ts';
import type { PollingConditions } from '../../polling/polling.ts';
import type { V1Client } from '../client/v1-client.ts';
import { toolStatusOf, startOrJoin } from '../job-progress.ts';
import { v1Port } from '../v1-ports.ts';

/** With 1, 2, 4 and then 5 s between them: longer than a scan takes the link down. */
const TRIES = 14;
const DURATION_SECONDS = 10;
/** The 5 GHz radio comes after the 60 GHz one, by its interface or its own id. */
const BACKUP: ReadonlySet<string> = new Set(['ath0', 'backup']);

/** Site surveys by `/tools/site-survey/{radio}`. */
export class V1SiteSurvey implements SiteSurveyPort {
  constructor(
    private readonly client: V1Client,
    private readonly conditions: Pick<PollingConditions, 'heartbeat'>,
  ) {}

  async last(interfaceName: string, options?: CallOptions): Promise<SurveyProgress> {
    const params = { path: { radio: radioOf(interfaceName) } };
    return mapSurvey(await this.client.get('/api/v1.0/tools/site-survey/{radio}', { params, ...options }));
  }

  scan(interfaceName: string): Observable<SurveyProgress> {
    return deviceTool(
      {
        start: () => startOrJoin(() => this.start(interfaceName)),
        read: (_, signal) => this.last(interfaceName, { signal }),
        stop: async isOwn => (isOwn ? this.stop(interfaceName) : undefined),
        tries: TRIES,
      },
      this.conditions,
    );
  }

  async start(interfaceName: string, options?: CallOptions): Promise<void> {
    const params = { path: { radio: radioOf(interfaceName) } };
    const body = { duration: DURATION_SECONDS };
    await this.client.acknowledge('post', '/api/v1.0/tools/site-survey/{radio}/start', {
      params,
      body,
      ...options,
    });
  }

  async stop(interfaceName: string, options?: CallOptions): Promise<void> {
    const params = { path: { radio: radioOf(interfaceName) } };
    await this.client.acknowledge('post', '/api/v1.0/tools/site-survey/{radio}/stop', {
      params,
      ...options,
    });
  }

  /** Clears the received entries. */
  async clear(interfaceName: string, options?: CallOptions): Promise<void> {
    const params = { path: { radio: radioOf(interfaceName) } };
    await this.client.acknowledge('delete', '/api/v1.0/tools/site-survey/{radio}', { params, ...options });
  }
}

function radioOf(interfaceName: string): 'main' | 'backup' {
  return BACKUP.has(interfaceName) ? 'backup' : 'main';
}

function mapSurvey(json: Received<'/api/v1.0/tools/site-survey/{radio}'>): SurveyProgress {
  return readAnswer(json, survey => ({
    status: toolStatusOf(survey.text('status')),
    cells: survey.sections('results').map(cell => ({
      mac: macAddress(cell.text('mac')) ?? '',
      ssid: cell.text('ssid'),
      frequencyMhz: cell.number('frequency', MHZ),
      channelWidthMhz: cell.number('channelWidth', MHZ),
      signalDbm: cell.number('signal', DBM),
      noiseDbm: cell.number('noise', DBM),
      security: cell.text('security'),
      mode: cell.text('mode'),
      ageSeconds: cell.number('age', COUNT),
    })),
  }));
}

/** Ports of the site survey, by the versioned API. */
export const PORTS = [v1Port(SiteSurveyPort, ({ client, ...rest }) => new V1SiteSurvey(client, rest))];
