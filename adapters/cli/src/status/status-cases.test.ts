import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVirtualRadio, type VirtualRadio, type VirtualRadioOptions } from '@radiolink/virtual-radio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { turnTime } from '../../../src/modules/scenarios/change-scenario.mother.ts';
import { EXIT } from '../exit-code.ts';
import { cli } from '../memory-cli.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

const CAPTURES = process.env['RADIOLINK_CAPTURES'] ?? '';
const folder = join(CAPTURES, '..', 'cases');
const isThere = CAPTURES !== '' && existsSync(folder);
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

const aRadio = (options: Partial<VirtualRadioOptions>) =>
  createVirtualRadio({ clock: { now: () => Date.now() }, wait: async () => undefined, ...options });

/** A radio of the versioned API that answers its statistics with a captured text. */
function answering(radio: VirtualRadio, statistics: string): VirtualRadio {
  const fetch: VirtualRadio['fetch'] = async (request, caller) => {
    const answer = await radio.fetch(request, caller);
    const isStatistics = new URL(request.url).pathname.endsWith('/statistics') && answer.ok;
    return isStatistics ? Response.json(JSON.parse(statistics)) : answer;
  };
  return new Proxy(radio, {
    get: (target, name) => {
      const member: unknown = name === 'fetch' ? fetch : Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

/** What `radiolink status` prints of a radio, and what it sends as JSON. */
async function statusOf(radio: VirtualRadio) {
  const printed = await cli(['status', 'radio'], { radios: { radio } });
  const json = await cli(['status', 'radio', '--json'], { radios: { radio } });
  expect([printed.code, printed.err, json.code, json.err]).toEqual([EXIT.done, '', EXIT.done, '']);
  const facts = printed.out.split('\n').map(line => line.split(/ {2,}/));
  return { facts: Object.fromEntries(facts), json: JSON.parse(json.out) };
}

describe.skipIf(!isThere)('radiolink status of a device of the field', () => {
  it('radiolink status of a device of the field that is an LTU access point has the rates, the role and the traffic of its station by direction', async () => {
    const radio = aRadio({ profile: 'ltu-ap', stations: 1 });
    const { facts, json } = await statusOf(answering(radio, read('f5-ltu-statistics.json')));
    expect(facts).toMatchObject({
      'Remote end': 'LR-test',
      Signal: '−61 dBm',
      'Signal at the remote end': '−63 dBm',
    });
    expect(json.wireless.stations).toMatchObject([
      {
        txRate: '8x',
        rxRate: '6x',
        traffic: { txBytes: 812_345_678_901, rxBytes: 54_321_098_765 },
        remote: { networkRole: 'router' },
      },
    ]);
  });

  it('radiolink status of a device of the field that is an airFiber 11 has its conducted power beside its EIRP', async () => {
    const radio = aRadio({ profile: 'airfiber-5', replay: [read('f6-airfiber11.json')] });
    const { facts, json } = await statusOf(radio);
    expect(facts).toMatchObject({ Name: 'Hill-11', 'TX power': '29 dBm', Link: 'Connected' });
    expect(json.wireless).toMatchObject({ eirpDbm: 65, antennaGainDbi: 36, txPowerDbm: 29 });
  });

  it('radiolink status of a device of the field with airOS 6 has its rates in Mbps and a link whose state it does not report', async () => {
    const radio = aRadio({ profile: 'old', replay: [read('f10-m5-mca-status.json')] });
    const { facts, json } = await statusOf(radio);
    expect(facts).toMatchObject({ Name: 'Client-1', 'Noise floor': '−91 dBm' });
    expect(facts['Link']).not.toBe('Disconnected');
    expect(json.wireless.legacy).toMatchObject({ txRateMbps: 135, rxRateMbps: 150 });
  });
});
