import { CABLE_TEST_MS, cablePairs, ethernetPorts, ethernetState } from '../../network/ethernet.ts';
import { ActionCode, failedAnswer, jsonAnswer, notFound, okAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';
import { invalidParameter } from '../configuration/write-answer.ts';

function noSuchPort(): Response {
  return failedAnswer(ActionCode.NoSuchItem, 'No such interface');
}

/** GET /ethtool.cgi — what a port negotiated. §classic.network-tables. */
export const ethernetRead = sessionCall('GET', '/ethtool.cgi', ({ radio, query }) => {
  const ifname = query.get('ifname') ?? '';
  return ethernetPorts(radio).includes(ifname) ? jsonAnswer(ethernetState(radio, ifname)) : notFound();
});

/** POST /ethtool.cgi — measures the cable; the port is down during the test. §classic.network-tables. */
export const cableTest = sessionCall('POST', '/ethtool.cgi', async ({ radio, fields }) => {
  const ifname = fields.text('ifname') ?? '';
  if (fields.text('cabletest') !== 'yes') return invalidParameter();
  if (!ethernetPorts(radio).includes(ifname)) return noSuchPort();
  await radio.wait(CABLE_TEST_MS);
  return okAnswer({ ifname, pairs: cablePairs(radio, ifname) });
});
