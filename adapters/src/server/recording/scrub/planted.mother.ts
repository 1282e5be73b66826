import type { Har } from 'har-format';
import { aHar, type Exchange } from '../har.mother.ts';

const RADIO = 'https://192.168.77.20';

/** Numbers that are different for each planted thing. */
const two = (place: number): string => String(place).padStart(2, '0');
const hex = (place: number): string => place.toString(16).padStart(2, '0');

/** Things of one owner, 20 each of ten sorts; none of them may be in a recording that is handed on. */
export const PLANTED = {
  secrets: many(place => `Zq${two(place)}-pass-Phrase!`),
  tokens: many(place => `t0k${two(place)}${'a7f3'.repeat(6)}`),
  ssids: many(place => `Köhler Berg ${two(place)}`),
  hosts: many(place => `mast-${two(place)}-north`),
  users: many(place => `operator${two(place)}`),
  macs: many(place => `0418d6${hex(place)}c${hex(place)}e`.replaceAll(/(..)(?!$)/g, '$1:')),
  ipv4: many(place => `${place % 2 === 0 ? '192.168.77' : '203.0.113'}.${place + 30}`),
  ipv6: many(place => `2a02:8071:a${hex(place)}::${hex(place)}f`),
  latitudes: many(place => `52.31${two(place)}47`),
  longitudes: many(place => `13.87${two(place)}91`),
} as const;

function many(of: (place: number) => string): readonly string[] {
  return Array.from({ length: 20 }, (_, place) => of(place));
}

/** All that is planted, with the other notations of MAC addresses. */
export const ALL_PLANTED: readonly string[] = Object.values(PLANTED).flat();
export const MAC_NOTATIONS: readonly string[] = PLANTED.macs.flatMap(mac => [
  mac.toUpperCase(),
  mac.replaceAll(':', ''),
  mac.replaceAll(':', '').toUpperCase(),
  mac.replaceAll(':', '-'),
  encodeURIComponent(mac),
]);

const at = (list: readonly string[], place: number): string => list[place % list.length] ?? '';

/** Every kind of answer, each with other planted things: number `place` of each sort is in the exchange of that number. */
const KINDS: readonly ((thing: (sort: keyof typeof PLANTED, offset?: number) => string) => Exchange)[] = [
  // Log before all others: its names are told only later.
  thing => ({
    url: `${RADIO}/api/logs`,
    body: JSON.stringify({
      enabled: true,
      lines: [
        `Mar  4 10:00:01 ${thing('hosts')} dropbear[812]: password auth succeeded for '${thing('users')}' from ${thing('ipv4')}:51234`,
        `Mar  4 10:00:02 ${thing('hosts')} wireless: ath0 Sending auth to ${thing('macs').toUpperCase()}. SSID: "${thing('ssids')}"`,
        `Mar  4 10:00:03 hostapd: psk=${thing('secrets')} peer ${thing('ipv6')}, gps lat=${thing('latitudes')} lon=${thing('longitudes')}`,
        `Mar  4 10:00:04 api: token ${thing('tokens')} of session opened`,
      ],
    }),
  }),
  thing => ({
    url: `${RADIO}/status.cgi?_=1`,
    body: JSON.stringify({
      host: { hostname: thing('hosts'), devmodel: 'NanoBeam 5AC', fwversion: 'v8.7.18' },
      wireless: {
        essid: thing('ssids'),
        mode: 'ap-ptp',
        apmac: thing('macs').toUpperCase(),
        sta: [
          {
            mac: thing('macs', 1),
            lastip: thing('ipv4', 1),
            remote: { hostname: thing('hosts', 1), ip6addr: [thing('ipv6', 1)], ipaddr: [thing('ipv4', 2)] },
          },
        ],
      },
      gps: { lat: Number(thing('latitudes')), lon: Number(thing('longitudes')), fix: 1 },
    }),
  }),
  thing => ({
    url: `${RADIO}/getcfg.cgi`,
    mimeType: 'text/plain',
    body: [
      `resolv.host.1.name=${thing('hosts')}`,
      `wireless.1.ssid=${thing('ssids')}`,
      `wpasupplicant.profile.1.network.1.psk=${thing('secrets')}`,
      `users.1.name=${thing('users')}`,
      `users.1.password=$1$${thing('tokens').slice(0, 8)}$${thing('tokens')}`,
      `netconf.1.ip=${thing('ipv4')}`,
      'netconf.1.netmask=255.255.255.0',
      `netconf.1.hwaddr.mac=${thing('macs')}`,
      `unms.uri=wss://${thing('hosts', 1)}.example.org:443+${thing('tokens', 1)}+allowSelfSignedCertificate`,
      `snmp.community=${thing('secrets', 1)}`,
      `system.latitude=${thing('latitudes')}`,
      `system.longitude=${thing('longitudes')}`,
      `netconf.1.ip6=${thing('ipv6')}`,
    ].join('\n'),
  }),
  thing => ({
    method: 'POST',
    url: `${RADIO}/api/auth`,
    sent: new URLSearchParams({ username: thing('users'), password: thing('secrets') }).toString(),
    requestHeaders: {
      Cookie: `AIROS_${thing('macs').replaceAll(':', '').toUpperCase()}=${thing('tokens')}; ok=1`,
      Origin: RADIO,
    },
    headers: {
      'Set-Cookie': `AIROS_${thing('macs').replaceAll(':', '').toUpperCase()}=${thing('tokens', 1)}; Path=/; HttpOnly\nok=1; Path=/`,
      'X-CSRF-ID': thing('tokens', 2),
    },
    body: JSON.stringify({
      boardinfo: `board.name=NanoBeam 5AC\nboard.hwaddr=${thing('macs').replaceAll(':', '').toUpperCase()}\nboard.serialno=${thing('tokens', 3)}`,
      utoken: thing('tokens', 4),
      ccode: 276,
    }),
  }),
  thing => ({
    url: `${RADIO}/api/v1.0/device`,
    requestHeaders: { 'x-auth-token': thing('tokens') },
    body: JSON.stringify({
      identification: {
        hostname: thing('hosts'),
        mac: thing('macs'),
        model: 'Wave-Nano',
        serialNumber: thing('tokens', 1),
      },
      location: { latitude: thing('latitudes'), longitude: thing('longitudes') },
      users: [{ username: thing('users'), readOnly: false }],
      interfaces: [
        {
          identification: { name: 'eth0', mac: thing('macs', 1) },
          addresses: [{ cidr: `${thing('ipv4')}/24` }, { cidr: `${thing('ipv6')}/64` }],
        },
      ],
      wireless: {
        ssid: thing('ssids'),
        security: { key: thing('secrets'), psk: { value: thing('secrets', 1) } },
      },
    }),
  }),
  thing => ({
    method: 'POST',
    url: `${RADIO}/api/v1.0/tools/ping?host=${encodeURIComponent(thing('ipv4'))}&name=${encodeURIComponent(thing('hosts'))}`,
    sentType: 'application/json',
    sent: JSON.stringify({
      destination: thing('ipv6'),
      ssid: thing('ssids'),
      password: thing('secrets'),
      note: `for ${thing('users')}`,
    }),
    body: JSON.stringify({ [thing('macs')]: { label: thing('hosts', 1) }, apiToken: thing('tokens') }),
  }),
  thing => ({
    url: `${RADIO}/api/stations/${encodeURIComponent(thing('macs'))}/${thing('hosts')}?lat=${thing('latitudes')}&lon=${thing('longitudes')}`,
    mimeType: 'text/html',
    requestHeaders: {
      Referer: `${RADIO}/?ssid=${encodeURIComponent(thing('ssids'))}`,
      Authorization: `Basic ${thing('tokens')}`,
    },
    body: `<p title="${thing('users')}">Station ${thing('macs')} of ${thing('ssids')} (user='${thing('users')}') at http://${thing('ipv4')}/ [${thing('ipv6')}]</p>`,
  }),
  thing => ({
    method: 'POST',
    url: `${RADIO}/writecfg.cgi`,
    sent: new URLSearchParams({
      cfgData: `wireless.1.ssid=${thing('ssids')}\nppp.1.name=${thing('users')}\nppp.1.password=${thing('secrets')}\nresolv.host.1.name=${thing('hosts')}\nroute.1.gateway=${thing('ipv4')}\nmacacl.1.mac=${thing('macs')}`,
    }).toString(),
    // Cut off: no JSON any more.
    body: `{"ok":true,"hostname":"${thing('hosts')}","token":"${thing('tokens')}","ipaddr":"${thing('ipv4')}","mac":"${thing('macs')}","psk":"${thing('secrets')}"`,
  }),
];

/** A recording with all of it: each kind of answer for each number. */
export function plantedHar(): Har {
  const exchanges = KINDS.flatMap((kind, row) =>
    PLANTED.macs.map((_, place) => ({
      ...kind((sort, offset = 0) => at(PLANTED[sort], place + offset)),
      at: row * 1000 + place,
    })),
  );
  const har = aHar(...exchanges);
  const [first] = har.log.entries;
  if (first !== undefined)
    first['_webSocketMessages'] = PLANTED.macs.map((mac, place) => ({
      type: 'receive',
      time: place,
      opcode: 1,
      data: JSON.stringify({
        mac,
        hostname: at(PLANTED.hosts, place),
        psk: at(PLANTED.secrets, place),
        ip: at(PLANTED.ipv4, place),
      }),
    }));
  return har;
}
