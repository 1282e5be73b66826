import { IPV4_ANY } from '@radiolink/domain/network';
import { leases } from '../../network/leases.ts';
import { standingEntries } from '../../network/configured-entries.ts';
import { ActionCode, failedAnswer, jsonAnswer, okAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';

const PPP_DEVICE = 'ppp0';

function noSuchClient(): Response {
  return failedAnswer(ActionCode.NoSuchItem, 'No such client');
}

/** GET /api/dhcp-server/leases — leases given out. §classic.network-tables. */
export const dhcpLeases = sessionCall('GET', '/api/dhcp-server/leases', ({ radio }) =>
  jsonAnswer({ leases: leases(radio) }),
);

/** GET /api/dhcp-client/info — leases taken. §classic.network-tables. */
export const dhcpClientInfo = sessionCall('GET', '/api/dhcp-client/info', ({ radio }) =>
  jsonAnswer({
    dhcpc: radio.addresses.interfaces(radio).map(device => radio.addresses.describe(radio, device)),
  }),
);

/** POST /api/dhcp-client/renew — asks for the address again. §classic.network-tables. */
export const dhcpClientRenew = sessionCall('POST', '/api/dhcp-client/renew', ({ radio, fields }) => {
  const device = fields.text('ifname') ?? '';
  if (!radio.addresses.interfaces(radio).includes(device)) return noSuchClient();
  radio.addresses.renew(device, radio.clock.now());
  return okAnswer();
});

/** POST /api/dhcp-client/release — lets the address go. §classic.network-tables. */
export const dhcpClientRelease = sessionCall('POST', '/api/dhcp-client/release', ({ radio, fields }) => {
  const device = fields.text('ifname') ?? '';
  if (!radio.addresses.interfaces(radio).includes(device)) return noSuchClient();
  radio.addresses.release(device);
  return okAnswer();
});

/** GET /api/pppoe/info — the PPPoE session. §classic.network-tables. */
export const pppoeInfo = sessionCall('GET', '/api/pppoe/info', ({ radio }) => {
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
export const pppoeRestart = sessionCall('POST', '/api/pppoe/restart', ({ radio, fields }) => {
  if (!radio.addresses.dials(radio) || fields.text('ifname') !== PPP_DEVICE) return noSuchClient();
  radio.addresses.redial(radio.clock.now());
  return okAnswer();
});
