import { IPV4_ANY } from '@radiolink/domain/network';
import { routes } from '../../network/addressing.ts';
import { standingEntries } from '../../network/configured-entries.ts';
import { CABLE_TEST_MS, cablePairs, ethernetPorts, ethernetState } from '../../network/ethernet.ts';
import { portForwards, userRules } from '../../network/firewall.ts';
import { leases, networkNeighbours } from '../../network/leases.ts';
import { ActionCode, failedAnswer, jsonAnswer, notFound, okAnswer, textAnswer } from '../../wire/answers.ts';
import { type Call, sessionCall } from '../call.ts';
import { invalidParameter } from '../configuration/write-answer.ts';

const PPP_DEVICE = 'ppp0';

function noSuchClient(): Response {
  return failedAnswer(ActionCode.NoSuchItem, 'No such client');
}

/** GET /api/dhcp-server/leases — leases given out. §classic.network-tables. */
const dhcpLeases = sessionCall('GET', '/api/dhcp-server/leases', ({ radio }) =>
  jsonAnswer({ leases: leases(radio) }),
);

/** GET /api/dhcp-client/info — leases taken. §classic.network-tables. */
const dhcpClientInfo = sessionCall('GET', '/api/dhcp-client/info', ({ radio }) =>
  jsonAnswer({
    dhcpc: radio.addresses.interfaces(radio).map(device => radio.addresses.describe(radio, device)),
  }),
);

/** POST /api/dhcp-client/renew — asks for the address again. §classic.network-tables. */
const dhcpClientRenew = sessionCall('POST', '/api/dhcp-client/renew', ({ radio, fields }) => {
  const device = fields.text('ifname') ?? '';
  if (!radio.addresses.interfaces(radio).includes(device)) return noSuchClient();
  radio.addresses.renew(device, radio.clock.now());
  return okAnswer();
});

/** POST /api/dhcp-client/release — lets the address go. §classic.network-tables. */
const dhcpClientRelease = sessionCall('POST', '/api/dhcp-client/release', ({ radio, fields }) => {
  const device = fields.text('ifname') ?? '';
  if (!radio.addresses.interfaces(radio).includes(device)) return noSuchClient();
  radio.addresses.release(device);
  return okAnswer();
});

/** GET /api/pppoe/info — the PPPoE session. §classic.network-tables. */
const pppoeInfo = sessionCall('GET', '/api/pppoe/info', ({ radio }) => {
  const [dialled] = standingEntries(radio.configuration.running, 'ppp');
  if (dialled === undefined) return jsonAnswer({ ppp: [] });
  const ipaddr = radio.addresses.pppoeAddress(radio);
  const isUp = ipaddr !== IPV4_ANY;
  const uptime = isUp ? radio.addresses.pppoeSeconds(radio.clock.now()) : 0;
  return jsonAnswer({
    ppp: [
      {
        ifname: PPP_DEVICE,
        devname: dialled.get('devname') ?? '',
        status: isUp ? 'up' : 'down',
        ipaddr,
        peer: isUp ? '203.0.113.1' : IPV4_ANY,
        dns: isUp ? ['192.0.2.53', '192.0.2.54'] : [],
        mtu: Number(dialled.get('mtu')) || 1492,
        uptime,
        tx_bytes: uptime * 81_000,
        rx_bytes: uptime * 640_000,
      },
    ],
  });
});

/** POST /api/pppoe/restart — reconnects PPPoE. §classic.network-tables. */
const pppoeRestart = sessionCall('POST', '/api/pppoe/restart', ({ radio, fields }) => {
  if (!radio.addresses.dials(radio) || fields.text('ifname') !== PPP_DEVICE) return noSuchClient();
  radio.addresses.redial(radio.clock.now());
  return okAnswer();
});

/** GET /arp.cgi — addresses and their MACs. §classic.network-tables. */
const arpTable = sessionCall('GET', '/arp.cgi', ({ radio }) =>
  jsonAnswer({
    arp: networkNeighbours(radio).map(({ ipaddr, hwaddr, ifname }) => ({ ipaddr, hwaddr, ifname })),
  }),
);

/** GET /brmacs.cgi — which MAC is behind which port of which bridge. §classic.network-tables. */
const bridgeTable = sessionCall('GET', '/brmacs.cgi', ({ radio }) =>
  jsonAnswer({
    brmacs: networkNeighbours(radio).map(({ hwaddr, ifname, port }, place) => ({
      bridge: ifname,
      port,
      hwaddr,
      ageing: Math.round(((radio.second + place * 37) % 300) * 100) / 100,
    })),
  }),
);

/** GET /sroutes.cgi — the routing table. §classic.network-tables. */
const routeTable = sessionCall('GET', '/sroutes.cgi', ({ radio }) => jsonAnswer({ sroutes: routes(radio) }));

/** GET /ipscan.cgi — addresses in use around, one to a line. §classic.network-tables. */
const addressScan = sessionCall('GET', '/ipscan.cgi', ({ radio }) =>
  textAnswer(
    networkNeighbours(radio)
      .map(neighbour => `${neighbour.ipaddr}\n`)
      .join(''),
  ),
);

/** GET /api/firewall/user-rules — rules that the administrator wrote, with their counters. §classic.network-tables. */
const firewallRules = sessionCall('GET', '/api/firewall/user-rules', ({ radio }) => {
  const config = radio.configuration.running;
  const seconds = radio.filterSeconds;
  return jsonAnswer({
    iptables: userRules(config, 'iptables', 'fw', seconds),
    ip6tables: userRules(config, 'ip6tables', 'fw6', seconds),
    ebtables: userRules(config, 'ebtables', 'fw', seconds),
  });
});

/** GET /api/firewall/port-forward — forwards with their counters. §classic.network-tables. */
const portForwardRules = sessionCall('GET', '/api/firewall/port-forward', ({ radio }) =>
  jsonAnswer({ portfw: portForwards(radio.configuration.running, radio.filterSeconds) }),
);

function noSuchPort(): Response {
  return failedAnswer(ActionCode.NoSuchItem, 'No such interface');
}

/** GET /ethtool.cgi — what a port negotiated. §classic.network-tables. */
const ethernetRead = sessionCall('GET', '/ethtool.cgi', ({ radio, query }) => {
  const ifname = query.get('ifname') ?? '';
  return ethernetPorts(radio).includes(ifname) ? jsonAnswer(ethernetState(radio, ifname)) : notFound();
});

/** POST /ethtool.cgi — measures the cable; the port is down during the test. §classic.network-tables. */
const cableTest = sessionCall('POST', '/ethtool.cgi', async ({ radio, fields }) => {
  const ifname = fields.text('ifname') ?? '';
  if (fields.text('cabletest') !== 'yes') return invalidParameter();
  if (!ethernetPorts(radio).includes(ifname)) return noSuchPort();
  await radio.wait(CABLE_TEST_MS);
  return okAnswer({ ifname, pairs: cablePairs(radio, ifname) });
});

export const networkCalls: readonly Call[] = [
  dhcpLeases,
  dhcpClientInfo,
  dhcpClientRenew,
  dhcpClientRelease,
  pppoeInfo,
  pppoeRestart,
  arpTable,
  bridgeTable,
  routeTable,
  addressScan,
  firewallRules,
  portForwardRules,
  ethernetRead,
  cableTest,
];
