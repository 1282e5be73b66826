import { colonMac, macAfter } from '../../peers/mac-address.ts';
import type { HasAddress } from '../../aspects.ts';
import type { Radio } from '../../radio.ts';
import { discoveredDevices } from '../../tools/discovery.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { alreadyInProgress, emptySuccess, wrongField } from '../answers.ts';
import { wholeIn } from '../body.ts';
import { type V1Call, v1SessionCalls } from '../exchange.ts';

const RESCAN_MS = 5000;
/** Codes of `wmode` in the classic answer. */
const STATION = 2;
const ACCESS_POINT = 3;

/** True while a search for devices runs. */
export function isDiscovering({ v1, clock }: Radio): boolean {
  return v1.discovery !== undefined && clock.now() < v1.discovery.startedAt + v1.discovery.durationMs;
}

function stateOf(radio: Radio): Record<string, unknown> {
  return {
    status: isDiscovering(radio) ? 'in_progress' : 'not_started',
    startedAt: radio.v1.discovery?.startedAt ?? 0,
  };
}

/** Devices around; while a rescan runs they come one after the other. */
function neighbours(radio: Radio): Record<string, unknown>[] {
  const age = Math.floor(radio.second) % 7;
  const network = radio.settings.mode.split('-')[1] ?? 'ptmp';
  const roles: Readonly<Record<number, string>> = {
    [STATION]: `sta-${network}`,
    [ACCESS_POINT]: `ap-${network}`,
  };
  const rows = discoveredDevices(radio, { host: undefined, withoutAirCube: false }).map(found => ({
    protocol: 'UBNT',
    mac: String(found['hwaddr']).toLowerCase(),
    ipv4: [String(found['ipv4'])],
    hostname: found['hostname'],
    product: found['product'],
    model: found['product'],
    firmwareVersion: found['fwversion'],
    uptime: found['uptime'],
    wmode: roles[Number(found['wmode'])] ?? '',
    essid: found['essid'],
    localInterfaceID: radio.managementInterface,
    age,
  }));
  const all = [...rows, wiredNeighbour(radio, age)];
  const { discovery, clock } = { discovery: radio.v1.discovery, clock: radio.clock };
  if (!discovery?.emptied || !isDiscovering(radio)) return all;
  const passed = (clock.now() - discovery.startedAt) / discovery.durationMs;
  return all.slice(0, Math.floor(passed * all.length));
}

/** LLDP data of the switch at the other end of the cable. */
function wiredNeighbour(radio: HasAddress, age: number): Record<string, unknown> {
  return {
    protocol: 'LLDP',
    localInterfaceID: 'eth0',
    remoteInterfaceID: '0/4',
    mac: colonMac(macAfter(radio.hwaddr, 0x20001)).toLowerCase(),
    age,
  };
}

const toolCall = v1SessionCalls({ needsWarmUp: true, fullUserOnly: false });

/** GET /tools/discovery. §v1.tools. */
const discoveryState = toolCall('GET', '/tools/discovery', ({ radio }) => jsonAnswer(stateOf(radio)));

/** POST /tools/discovery/start. §v1.tools. */
const discoveryStart = toolCall('POST', '/tools/discovery/start', ({ radio, body }) => {
  const durationMs = wholeIn(body, 'duration', { usual: RESCAN_MS, least: 100, most: 60_000 });
  if (durationMs === undefined) return wrongField('duration', 'Milliseconds from 100 to 60000');
  if (isDiscovering(radio)) return alreadyInProgress();
  radio.v1.discovery = { startedAt: radio.clock.now(), durationMs, emptied: false };
  return jsonAnswer(stateOf(radio));
});

/** POST /tools/discovery/stop. §v1.tools. */
const discoveryStop = toolCall('POST', '/tools/discovery/stop', ({ radio }) => {
  radio.v1.discovery = undefined;
  return jsonAnswer(stateOf(radio));
});

/** GET /tools/discovery/neighbors. §v1.tools. */
const discoveryNeighbours = toolCall('GET', '/tools/discovery/neighbors', ({ radio }) =>
  jsonAnswer(neighbours(radio)),
);

/** POST /tools/discovery/neighbors — the same, as the device's own page asks. §v1.tools. */
const discoveryNeighboursPost = toolCall('POST', '/tools/discovery/neighbors', ({ radio }) =>
  jsonAnswer(neighbours(radio)),
);

/** POST /tools/discovery/neighbors/rescan — empties the list and scans again. §v1.tools. */
const discoveryRescan = toolCall('POST', '/tools/discovery/neighbors/rescan', ({ radio }) => {
  radio.v1.discovery = { startedAt: radio.clock.now(), durationMs: RESCAN_MS, emptied: true };
  return emptySuccess();
});

export const discoveryCalls: readonly V1Call[] = [
  discoveryState,
  discoveryStart,
  discoveryStop,
  discoveryNeighbours,
  discoveryNeighboursPost,
  discoveryRescan,
];
