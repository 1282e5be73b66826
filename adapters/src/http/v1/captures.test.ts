import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { testV1Client, V1_RADIO } from './client/v1-client.mother.ts';
import { V1Ethernet } from './ethernet/ethernet.adapter.ts';
import { mapDeviceFacts } from './statistics/device-facts.mapper.ts';

const folder = join(process.env['RADIOLINK_CAPTURES'] ?? '', 'v1');
const isThere = process.env['RADIOLINK_CAPTURES'] !== undefined && existsSync(folder);

function captured<T>(name: string): T {
  return JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as T;
}

interface Port {
  readonly identification: { readonly id: string };
  readonly status: { readonly plugged: boolean };
}

afterEach(() => nock.cleanAll());

describe.skipIf(!isThere)('answers of real devices of other kinds', () => {
  it.each([
    ['the EdgePower', 'edgepower_interfaces', [100, undefined]],
    ['the switch', 'es-24-250w_v1.9.2_interfaces_excerpt', [1000, undefined]],
  ])('tell the ports of %s', async (_kind, name, speeds) => {
    const ports = captured<Port[]>(name);
    const read = [];
    for (const { identification, status } of ports.slice(0, 2)) {
      nock(V1_RADIO).get('/interfaces').reply(200, ports);
      const port = await new V1Ethernet(testV1Client().client, new HeartbeatLock()).read(identification.id);
      expect(port.linked).toBe(status.plugged);
      read.push(port.speedMbps);
    }
    expect(read).toEqual(speeds);
  });

  it('tell the name of the switch', () => {
    const system = captured<object>('es-24-250w_v1.9.2_system');
    expect(mapDeviceFacts({ system }).hostname).toBe('UBNT EdgeSwitch');
  });
});
