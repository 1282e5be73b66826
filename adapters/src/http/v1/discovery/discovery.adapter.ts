import type { Received } from '@radiolink/openapi/received';
import { DiscoveryPort, type DiscoveryRequest } from '@radiolink/application/discovery/discovery.port';
import { type DiscoveredDevice, mergeDiscovered } from '@radiolink/domain/tools';
import { map, type Observable, scan } from 'rxjs';
import { readAnswer } from '../../wire/read-answer.ts';
import { macAddress } from '../../wire/mac-address.ts';
import { COUNT } from '../../wire/ranges.ts';
import type { CallOptions } from '../../client/answer.ts';
import { unlessMissing } from '../../client/missing.ts';
import { deviceJob } from '../../polling/device-job.ts';
import { inBackground, type PollingConditions } from '../../polling/polling.ts';
import { overBadLink, poll } from '../../polling/poll.ts';
import type { V1Client } from '../client/v1-client.ts';
import { jobStatusOf, startOrJoin } from '../job-progress.ts';
import { v1Port } from '../v1-ports.ts';

/** Pause between two looks at the list: a discovery that ended is started again. */
const LOOK_MS = 1000;
const DURATION_MS = 5000;
const MOST_NEIGHBOURS = 512;

/** Devices found by `/tools/discovery`: the device listens, and keeps a list of the responses. */
export class V1Discovery implements DiscoveryPort {
  constructor(
    private readonly client: V1Client,
    private readonly conditions: PollingConditions,
  ) {}

  discover({
    durationMs = DURATION_MS,
    host,
  }: DiscoveryRequest = {}): Observable<readonly DiscoveredDevice[]> {
    const look = async (signal: AbortSignal) => {
      const { isRunning } = await this.state({ signal });
      const found = await this.neighbours({ signal });
      if (!isRunning) await startOrJoin(() => this.start(durationMs, { signal }));
      return found;
    };
    const none: readonly DiscoveredDevice[] = [];
    return deviceJob({
      start: () => startOrJoin(() => this.#begin(durationMs)),
      follow: () => poll(look, { every: LOOK_MS, while: inBackground(this.conditions) }).pipe(overBadLink()),
      isOver: () => false,
      stop: async isOwn => (isOwn ? this.stop() : undefined),
    }).pipe(
      map(found => found.filter(({ addresses }) => host === undefined || addresses.includes(host))),
      scan(mergeDiscovered, none),
    );
  }

  /** With an empty list, so that what is found is there now; a device that cannot empty it keeps what it has. */
  async #begin(durationMs: number): Promise<void> {
    const emptied = this.rescan().then(() => true);
    if ((await unlessMissing(emptied)) === undefined) await this.start(durationMs);
  }

  async start(durationMs = DURATION_MS, options?: CallOptions): Promise<void> {
    const body = { duration: durationMs };
    await this.client.acknowledge('post', '/api/v1.0/tools/discovery/start', { body, ...options });
  }

  async stop(options?: CallOptions): Promise<void> {
    await this.client.acknowledge('post', '/api/v1.0/tools/discovery/stop', options);
  }

  async state(options?: CallOptions): Promise<{ readonly isRunning: boolean }> {
    const data = await this.client.get('/api/v1.0/tools/discovery', options);
    return readAnswer(data, state => ({ isRunning: jobStatusOf(state.text('status')) === 'in-progress' }));
  }

  async neighbours(options?: CallOptions): Promise<readonly DiscoveredDevice[]> {
    const data = await this.client.list('/api/v1.0/tools/discovery/neighbors', options);
    return data.slice(0, MOST_NEIGHBOURS).flatMap(mapNeighbour);
  }

  /** Empties the list and listens for 5 s. */
  async rescan(options?: CallOptions): Promise<void> {
    await this.client.acknowledge('post', '/api/v1.0/tools/discovery/neighbors/rescan', options);
  }
}

/** A row without a MAC identifies no device. */
function mapNeighbour(json: Received<'/api/v1.0/tools/discovery/neighbors'>): readonly DiscoveredDevice[] {
  return readAnswer(json, row => {
    const mac = macAddress(row.text('mac'));
    const model = row.text('model');
    if (mac === undefined) return [];
    return [
      {
        mac,
        protocol: row.text('protocol'),
        hostname: row.text('hostname'),
        product: row.text('product') ?? model,
        firmwareVersion: row.text('firmwareVersion'),
        addresses: row.texts('ipv4', 16),
        essid: row.text('essid'),
        wirelessMode: row.text('wmode'),
        uptimeSeconds: row.number('uptime', COUNT),
        ageSeconds: row.number('age', COUNT),
        localInterface: row.text('localInterfaceID'),
      },
    ];
  });
}

/** Ports of device discovery, by the versioned API. */
export const PORTS = [v1Port(DiscoveryPort, ({ client, ...rest }) => new V1Discovery(client, rest))];
