import { networkNeighbours } from '../../network/arp.ts';
import { portForwards, userRules } from '../../network/firewall.ts';
import { routes } from '../../network/routes.ts';
import { jsonAnswer, textAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';

/** GET /arp.cgi — addresses and their MACs. §classic.network-tables. */
export const arpTable = sessionCall('GET', '/arp.cgi', ({ radio }) =>
  jsonAnswer({
    arp: networkNeighbours(radio).map(({ ipaddr, hwaddr, ifname }) => ({ ipaddr, hwaddr, ifname })),
  }),
);

/** GET /brmacs.cgi — which MAC is behind which port of which bridge. §classic.network-tables. */
export const bridgeTable = sessionCall('GET', '/brmacs.cgi', ({ radio }) =>
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
export const routeTable = sessionCall('GET', '/sroutes.cgi', ({ radio }) =>
  jsonAnswer({ sroutes: routes(radio) }),
);

/** GET /ipscan.cgi — addresses in use around, one to a line. §classic.network-tables. */
export const addressScan = sessionCall('GET', '/ipscan.cgi', ({ radio }) =>
  textAnswer(
    networkNeighbours(radio)
      .map(neighbour => `${neighbour.ipaddr}\n`)
      .join(''),
  ),
);

/** GET /api/firewall/user-rules — rules that the administrator wrote, with their counters. §classic.network-tables. */
export const firewallRules = sessionCall('GET', '/api/firewall/user-rules', ({ radio }) => {
  const config = radio.configuration.running;
  const seconds = radio.filterSeconds;
  return jsonAnswer({
    iptables: userRules(config, 'iptables', 'fw', seconds),
    ip6tables: userRules(config, 'ip6tables', 'fw6', seconds),
    ebtables: userRules(config, 'ebtables', 'fw', seconds),
  });
});

/** GET /api/firewall/port-forward — forwards with their counters. §classic.network-tables. */
export const portForwardRules = sessionCall('GET', '/api/firewall/port-forward', ({ radio }) =>
  jsonAnswer({ portfw: portForwards(radio.configuration.running, radio.filterSeconds) }),
);
