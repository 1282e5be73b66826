import { DiscoveryPort, type DiscoveryRequest } from '@radiolink/application/discovery/discovery.port';
import {
  DISCOVERY_DURATION_MS,
  DISCOVERY_GRACE_MS,
  type DiscoveredDevice,
  DiscoveryMode,
  discoveryModeMessage,
  mergeDiscovered,
} from '@radiolink/domain/tools';
import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { Received } from '@radiolink/openapi/received';
import { type Observable, scan } from 'rxjs';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { overBadLink, poll } from '../../polling/poll.ts';
import { inBackground, type PollingConditions } from '../../polling/polling.ts';
import { macAddress } from '../../wire/mac-address.ts';
import { COUNT, SMALL } from '../../wire/ranges.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import type { Section } from '../../wire/section.ts';
import { classicPort } from '../classic-ports.ts';

/** Pause between two rounds, so that the device is not listening all the time. */
const PAUSE_MS = 2000;

/** Devices around by `POST /discovery.cgi`, which answers after it has listened. */
export class ClassicDiscovery implements DiscoveryPort {
  constructor(
    private readonly client: ClassicClient,
    private readonly conditions: PollingConditions,
  ) {}

  discover(request: DiscoveryRequest = {}): Observable<readonly DiscoveredDevice[]> {
    const none: readonly DiscoveredDevice[] = [];
    return poll(signal => this.listen(request, { signal }), {
      every: PAUSE_MS,
      while: inBackground(this.conditions),
    }).pipe(overBadLink(), scan(mergeDiscovered, none));
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

const MOST_DEVICES = 2048;
const KNOWN_MODES: readonly number[] = Object.values(DiscoveryMode);

/** The devices that answered; one without a MAC is none. */
function mapDiscovery(json: Received<'/discovery.cgi', 'post'>): readonly DiscoveredDevice[] {
  return readAnswer(json, root => root.sections('devices', MOST_DEVICES).flatMap(mapDevice));
}

function mapDevice(
  device: Section<NonNullable<Schemas['Discovery']['devices']>[number]>,
): readonly DiscoveredDevice[] {
  const mac = macAddress(device.text('hwaddr'));
  const addresses = [device.text('ipv4'), ...device.sections('addresses').map(each => each.text('ipv4'))];
  const mode = device.numberOrText('wmode', SMALL);
  const found = {
    protocol: 'UBNT',
    hostname: device.text('hostname'),
    product: device.text('product'),
    firmwareVersion: device.text('fwversion'),
    addresses: [...new Set(addresses.filter(address => address !== undefined))],
    essid: device.text('essid'),
    wirelessMode:
      mode !== undefined && KNOWN_MODES.includes(mode) ? discoveryModeMessage(mode).key : undefined,
    uptimeSeconds: device.numberOrText('uptime', COUNT),
  };
  return mac === undefined ? [] : [{ mac, ...found }];
}

/** Ports of device discovery, by the classic API. */
export const PORTS = [
  classicPort(DiscoveryPort, ({ client, ...rest }) => new ClassicDiscovery(client, rest)),
];
