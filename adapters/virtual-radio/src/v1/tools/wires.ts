import { CABLE_TEST_MS, cablePairs, ethernetPorts } from '../../network/ethernet.ts';
import { networkNeighbours } from '../../network/leases.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { v1NotFound, wrongField } from '../answers.ts';
import { entryOf, textIn } from '../body.ts';
import { type V1Call, v1SessionCalls } from '../exchange.ts';
import { interfaceEntries, interfaceType } from '../statistics/interface-section.ts';

const warmCall = v1SessionCalls({ needsWarmUp: true });

/** GET /tools/mac-table — who is behind which port. §v1.tools. */
const macTable = warmCall('GET', '/tools/mac-table', ({ radio }) => {
  const entries = interfaceEntries(radio);
  return jsonAnswer(
    networkNeighbours(radio).map(({ port, hwaddr, ipaddr }, place) => ({
      port: {
        id: port,
        name: '',
        mac: entries.find(entry => entry.name === port)?.mac ?? '',
        macOverride: null,
        type: interfaceType(port),
      },
      mac: hwaddr.toLowerCase(),
      address: ipaddr,
      lastReachable: radio.clock.now() - ((Math.floor(radio.second) + place * 37) % 300) * 1000,
    })),
  );
});

/**
 * POST /tools/cable-test — the body identifies the port, which is down during the test. §v1.tools.
 */
const cableTest = warmCall('POST', '/tools/cable-test', async ({ radio, body }) => {
  const id = textIn(body, 'id') ?? textIn(entryOf(body, 'identification'), 'id');
  if (id === undefined) return wrongField('id', 'Required');
  if (!ethernetPorts(radio).includes(id)) return v1NotFound();
  await radio.wait(CABLE_TEST_MS);
  return jsonAnswer({ pairs: cablePairs(radio, id) });
});

export const wireCalls: readonly V1Call[] = [macTable, cableTest];
