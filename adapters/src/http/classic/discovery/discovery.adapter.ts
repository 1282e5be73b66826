import type { DiscoveryPort, DiscoveryRequest } from '@radiolink/application/discovery/discovery.port';
import {
  type DiscoveredDevice,
  DISCOVERY_DURATION_MS,
  DISCOVERY_GRACE_MS,
  mergeDiscovered,
} from '@radiolink/domain/tools';
import { defer, type Observable, repeat, scan } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { requested } from '../../polling/requested.ts';
import { inBackground, type PollingConditions } from '../../polling/polling-conditions.ts';
import { overBadLink } from '../../polling/over-bad-link.ts';
import { pausable } from '../../polling/pausable.ts';
import { mapDiscovery } from './discovery.mapper.ts';

/** Pause between two rounds, so that the device is not listening all the time. */
const PAUSE_MS = 2000;

/** Devices around by `POST /discovery.cgi`, which answers after it has listened. */
export class ClassicDiscovery implements DiscoveryPort {
  constructor(
    private readonly client: ClassicClient,
    private readonly conditions: PollingConditions,
  ) {}

  discover(request: DiscoveryRequest = {}): Observable<readonly DiscoveredDevice[]> {
    const rounds = defer(() =>
      requested(signal => this.listen(request, { signal })).pipe(repeat({ delay: PAUSE_MS }), overBadLink()),
    );
    const none: readonly DiscoveredDevice[] = [];
    return pausable(inBackground(this.conditions), rounds).pipe(scan(mergeDiscovered, none));
  }

  /** One round. */
  async listen(
    { durationMs = DISCOVERY_DURATION_MS, withoutHomeDevices = false, host }: DiscoveryRequest = {},
    options?: CallOptions,
  ): Promise<readonly DiscoveredDevice[]> {
    const body = {
      discover: 'y',
      duration: durationMs,
      ...(withoutHomeDevices && { filter_aircube: 'y' }),
      ...(host !== undefined && { host }),
    } as const;
    const data = await this.client.form('/discovery.cgi', {
      body,
      timeoutMs: durationMs + DISCOVERY_GRACE_MS,
      ...options,
    });
    return mapDiscovery(data);
  }
}
