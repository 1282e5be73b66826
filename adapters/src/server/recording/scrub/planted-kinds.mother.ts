import type { Exchange } from '../har.mother.ts';

const RADIO = 'https://192.168.77.20';
/** What the session itself uses, and what its configuration holds. */
export const OWN = {
  user: 'gerlinde',
  password: 'Kühl&Nass "7" Berg',
  psk: 'Wolken=Bruch+2031',
  latitude: 47.412836,
  longitude: 11.093217,
  host: 'hochalm-sued',
  ssid: 'Talblick Süd',
} as const;

const bytesOf = (text: string) => Buffer.from(text);
const hexOf = (text: string) => bytesOf(text).toString('hex');
const base64Of = (text: string) => bytesOf(text).toString('base64');
const quotedPrintableOf = (text: string) =>
  [...bytesOf(text)]
    .map(byte =>
      byte === 61 || byte > 126
        ? `=${byte.toString(16).toUpperCase().padStart(2, '0')}`
        : String.fromCharCode(byte),
    )
    .join('');
const unicodeEscaped = (text: string) =>
  [...text].map(sign => String.raw`\u` + sign.charCodeAt(0).toString(16).padStart(4, '0')).join('');
const numericEntities = (text: string) => [...text].map(sign => `&#${sign.codePointAt(0)};`).join('');

/** A session as it begins: what is a secret in it is known by its key. */
export const SESSION: readonly Exchange[] = [
  {
    method: 'POST',
    url: `${RADIO}/api/auth`,
    sent: new URLSearchParams({ username: OWN.user, password: OWN.password }).toString(),
  },
  {
    url: `${RADIO}/getcfg.cgi`,
    mimeType: 'text/plain',
    body: [
      `resolv.host.1.name=${OWN.host}`,
      `wireless.1.ssid=${OWN.ssid}`,
      `wpasupplicant.profile.1.network.1.psk=${OWN.psk}`,
      'netconf.1.ip=192.168.77.20',
    ].join('\n'),
  },
  {
    url: `${RADIO}/status.cgi`,
    body: JSON.stringify({
      host: { hostname: OWN.host, devmodel: 'NanoBeam 5AC' },
      wireless: { essid: OWN.ssid },
      gps: { lat: OWN.latitude, lon: OWN.longitude },
    }),
  },
];

/** A kind of hiding place: what is planted there, and the text around it. */
type Kind = readonly [name: string, planted: string | readonly string[], text: string];

const PACKED_IN_BYTES = Buffer.concat([Buffer.from([0, 255, 3]), bytesOf(OWN.psk), Buffer.from([0, 254])]);

const KNOWN_SECRETS: readonly Kind[] = [
  [
    'user and password in base64',
    base64Of(`${OWN.user}:${OWN.password}`),
    `auth ${base64Of(`${OWN.user}:${OWN.password}`)} seen`,
  ],
  [
    'unknown user and password in base64',
    base64Of('sepp:Grat-und-Kante'),
    `header ${base64Of('sepp:Grat-und-Kante')}`,
  ],
  ['the password in base64', base64Of(OWN.password), `got ${base64Of(OWN.password)}`],
  [
    'the key in base64 for addresses',
    Buffer.from(OWN.psk).toString('base64url'),
    `x=${Buffer.from(OWN.psk).toString('base64url')}`,
  ],
  [
    'the key in base64 amid bytes',
    PACKED_IN_BYTES.toString('base64'),
    `blob ${PACKED_IN_BYTES.toString('base64')}`,
  ],
  [
    'the password in base64 of base64',
    base64Of(base64Of(OWN.password)),
    `twice ${base64Of(base64Of(OWN.password))}`,
  ],
  ['the password in hexadecimal', hexOf(OWN.password), `raw ${hexOf(OWN.password)} end`],
  ['the key in hexadecimal, capitals', hexOf(OWN.psk).toUpperCase(), `raw ${hexOf(OWN.psk).toUpperCase()}`],
  ['the key in hexadecimal with 0x', hexOf(OWN.psk), `raw 0x${hexOf(OWN.psk)}`],
  [
    'the key in hexadecimal with colons',
    hexOf(OWN.psk).replaceAll(/(..)(?!$)/g, '$1:'),
    `raw ${hexOf(OWN.psk).replaceAll(/(..)(?!$)/g, '$1:')}`,
  ],
  [
    'the key in hexadecimal with spaces',
    hexOf(OWN.psk).replaceAll(/(..)(?!$)/g, '$1 '),
    `dump ${hexOf(OWN.psk).replaceAll(/(..)(?!$)/g, '$1 ')}`,
  ],
  ['the network name in hexadecimal', hexOf(OWN.ssid), `beacon ${hexOf(OWN.ssid)}`],
  [
    'the password in an address',
    encodeURIComponent(OWN.password),
    `GET /x?q=${encodeURIComponent(OWN.password)}`,
  ],
  [
    'the password in an address, twice',
    encodeURIComponent(encodeURIComponent(OWN.password)),
    `GET /x?q=${encodeURIComponent(encodeURIComponent(OWN.password))}`,
  ],
  [
    'the password in a form',
    new URLSearchParams({ q: OWN.password }).toString().slice(2),
    `sent ${new URLSearchParams({ q: OWN.password }).toString()}`,
  ],
  [
    'the password in JSON in JSON',
    JSON.stringify(OWN.password).slice(1, -1),
    `{"a":${JSON.stringify(JSON.stringify({ b: OWN.password }))}}`,
  ],
  [
    'the password in JSON, each sign by its code',
    unicodeEscaped(OWN.psk),
    `cut {"z":"${unicodeEscaped(OWN.psk)}"`,
  ],
  [
    'the key with escapes of the shell',
    hexOf(OWN.psk).replaceAll(/(..)/g, String.raw`\x$1`),
    `printf ${hexOf(OWN.psk).replaceAll(/(..)/g, String.raw`\x$1`)}`,
  ],
  ['the password in quoted-printable', quotedPrintableOf(OWN.psk), `mail ${quotedPrintableOf(OWN.psk)}`],
  [
    'the password in quoted-printable over two lines',
    'Bruch+2031',
    `mail ${quotedPrintableOf(OWN.psk).replace('Br', '=\r\nBr')}`,
  ],
  [
    'the network name in quoted-printable',
    quotedPrintableOf('Süd'),
    `mail ${quotedPrintableOf(OWN.ssid.replaceAll(' ', '_').replaceAll('_', '=20'))}`,
  ],
  [
    'the password in HTML',
    'Kühl&amp;Nass',
    `<b>${OWN.password.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}</b>`,
  ],
  ['the key in numbered signs of HTML', numericEntities(OWN.psk), `<b>${numericEntities(OWN.psk)}</b>`],
  ['the key within a longer word', OWN.psk, `tmpfile_${OWN.psk}_old`],
  ['the password as it is', OWN.password, `got ${OWN.password} here`],
];

const SECRETS_BY_CONTEXT: readonly Kind[] = [
  ['a RADIUS shared secret', 'gletscherspalte', 'radiusd: shared secret gletscherspalte for 10.1.1.1'],
  ['a RADIUS secret, quoted', 'Firn und Eis', "radius: secret for client 10.1.1.1 is 'Firn und Eis'"],
  ['a RADIUS attribute', 'Steigeisen9', 'User-Password = "Steigeisen9"'],
  ['a tunnel password with its tag', 'Seilbahn44', 'Tunnel-Password:0 = "Seilbahn44"'],
  ['an SNMP community', 'almwiese', 'snmpd[12]: community almwiese from 10.1.1.2 refused'],
  ['an SNMP community string', 'Edelweiss1', 'snmpd: community string: Edelweiss1'],
  ['an SNMP community as an argument', 'enzian', 'sh: snmpget -v2c -c enzian 10.1.1.2 sysName.0'],
  [
    'a controller key in an address',
    'q7RtYuIoPaSdFgHjKlZx',
    'unms: connecting to wss://nms.example.org:443+q7RtYuIoPaSdFgHjKlZx+allowSelfSignedCertificate',
  ],
  [
    'a controller key in an encoded address',
    'm3NbVcXzAqWsEdRfTgYh',
    'uri=wss%3A%2F%2Fnms.example.org%3A443%2Bm3NbVcXzAqWsEdRfTgYh%2Ballow',
  ],
  [
    'a controller key where plus signs became spaces',
    'p0OiUyTrEwQaSdFgHjKl',
    'uri wss://nms.example.org:443 p0OiUyTrEwQaSdFgHjKl allow',
  ],
  ['a hexadecimal key after the word', '1a2b3c4d5e', 'wep: key 1a2b3c4d5e set'],
  ['a hexadecimal key by its index', '0badc0ffee', 'wep key[0]: 0badc0ffee'],
  ['a hexadecimal dump of a key', '7b 52 9c 11 d0 4e', 'PSK - hexdump(len=6): 7b 52 9c 11 d0 4e'],
  [
    'a long hexadecimal dump',
    '8c:19:aa:01:77:3e:90:bc:5d:22:4f:61',
    'md 8c:19:aa:01:77:3e:90:bc:5d:22:4f:61',
  ],
  ['a passphrase in a sentence', 'Murmeltier5', 'hostapd: passphrase changed to Murmeltier5.'],
  [
    'a passphrase and its successor',
    ['Latschen1', 'Latschen2'],
    "passphrase changed from 'Latschen1' to 'Latschen2'",
  ],
  ['a password behind the user', 'Bergwacht', "password for user sepp: 'Bergwacht'"],
  ['a rejected password', 'Hüttenruhe', "login: 'Hüttenruhe' is not the password"],
  ['a password as an argument', 'Rucksack8', 'sh: pppd user sepp --password Rucksack8 mtu 1492'],
  ['a password of curl', 'Zeltplatz', 'sh: curl -u sepp:Zeltplatz http://10.1.1.3/'],
  ['a password of openssl', 'Hochlager', 'openssl rsa -passin pass:Hochlager -in k.pem'],
  ['a token in a sentence', 'zz81kk20', 'api: token zz81kk20 expired'],
  ['a one-time code', '493817', 'auth: otp 493817 accepted'],
  ['a PIN', '80417', 'modem: PIN is 80417'],
  ['a cookie in a log', 'a81hd72k', 'http: cookie a81hd72k unknown'],
  ['a key in the query of an address', 'Gipfelbuch', 'GET http://nms.example.org/api?key=Gipfelbuch&x=1'],
  ['a signature of an address', 'QWErty12zz', 'PUT https://s3.example.org/f?X-Sig=1&sig=QWErty12zz'],
  ['a token of a fragment', 'frag-77-abc', 'open https://nms.example.org/#token=frag-77-abc'],
  [
    'user and password of an address',
    ['wegewart', 'Klettersteig'],
    'fetch ftp://wegewart:Klettersteig@10.1.1.4/fw.bin',
  ],
  ['a hash of a password', '$6$salzburg$9aPq3XyZ0LmNopQrStUv', 'shadow $6$salzburg$9aPq3XyZ0LmNopQrStUv'],
  ['a hash of LDAP', '{SSHA}9d0aPq3XyZ0LmNopQrSt', 'ldap {SSHA}9d0aPq3XyZ0LmNopQrSt'],
  [
    'a key of WireGuard',
    'yAnz5TF+lXXJte14tji3zlMNq+hd2rYUIgJBgB3fBmk=',
    'wg yAnz5TF+lXXJte14tji3zlMNq+hd2rYUIgJBgB3fBmk=',
  ],
  [
    'a certificate',
    'MIIBszCCAVmgAwIBAgIUQ',
    '-----BEGIN CERTIFICATE-----\nMIIBszCCAVmgAwIBAgIUQ\n-----END CERTIFICATE-----',
  ],
];

const json = (value: unknown) => JSON.stringify(value);
const IN_JSON: readonly Kind[] = [
  [
    'an address with a password in a body',
    ['hirte', 'Almabtrieb'],
    json({ url: 'https://hirte:Almabtrieb@nms.example.org/x' }),
  ],
  [
    'an address with a key in a body',
    'Kuhglocke3',
    json({ callback: 'https://nms.example.org/x?apikey=Kuhglocke3' }),
  ],
  [
    'a controller address under another key',
    'z9y8x7w6v5u4t3s2',
    json({ link: 'wss://nms.example.org+z9y8x7w6v5u4t3s2+allow' }),
  ],
  ['a key under the bare word', 'a1b2c3d4e5f6', json({ vpn: { key: 'a1b2c3d4e5f6' } })],
  ['a salt and a nonce', ['salzstein', 'nonsens77'], json({ salt: 'salzstein', nonce: 'nonsens77' })],
  ['a phone number by its key', '01709998877', json({ contactPhone: '01709998877' })],
  [
    'a modem by its keys',
    ['356938035643809', '262011234567890'],
    json({ modem: { imei: '356938035643809', imsi: '262011234567890' } }),
  ],
  ['the name of a lease', 'annas-laptop', json({ leases: [{ ip: '10.1.1.9', clientName: 'annas-laptop' }] })],
  [
    'the identifier of a lease',
    '01annasclient',
    json({ leases: [{ ip: '10.1.1.9', 'client-id': '01annasclient' }] }),
  ],
  [
    'a neighbour by its system name',
    'talstation-nord',
    json({ neighbours: [{ system_name: 'talstation-nord' }] }),
  ],
  ['a description of a port', 'uplink Huberhof', json({ port_descr: 'uplink Huberhof' })],
  ['an organization of a certificate', 'Huber Funk GmbH', json({ organization: 'Huber Funk GmbH' })],
  ['a position in a list under another key', ['47.41931', '11.10219'], json({ where: [47.41931, 11.10219] })],
  ['a position as GeoJSON with a height', ['11.11337', '47.42447'], json({ p: [11.11337, 47.42447, 1204] })],
  ['a position far away in a list', ['51.50722', '-0.12758'], json({ spot: [51.50722, -0.12758] })],
  ['coordinates under the names of axes', ['47.41999', '11.10001'], json({ y: 47.41999, x: 11.10001 })],
  ['coordinates as whole numbers', ['474128361', '110932171'], json({ a: 474128361, b: 110932171 })],
  [
    'coordinates by key as whole numbers',
    ['474155555', '110955555'],
    json({ latE7: 474155555, lonE7: 110955555 }),
  ],
  [
    'coordinates as text',
    ['47.4177', '11.0988'],
    json({ remote_latitude: '47.4177', remote_longitude: '11.0988' }),
  ],
  ['coordinates in one text', ['47.41888', '11.09888'], json({ hint: '47.41888, 11.09888' })],
  ['a code of an area', 'u0x71dq9', json({ geohash: 'u0x71dq9' })],
  ['a postal address', ['82467', 'Huberweg 3'], json({ zip: '82467', street: 'Huberweg 3' })],
];

const NAMES_AND_NUMBERS: readonly Kind[] = [
  [
    'a host name of a DHCP lease',
    'peters-iphone',
    'dnsmasq-dhcp[7]: DHCPACK(br0) 10.1.1.5 04:18:d6:aa:bb:cc peters-iphone',
  ],
  [
    'a line of the file of leases',
    'oma-tablet',
    '1767225600 04:18:d6:aa:bb:cd 10.1.1.6 oma-tablet 01:04:18:d6:aa:bb:cd',
  ],
  ['a line of the hosts', 'stalldrucker', '10.1.1.7 stalldrucker'],
  ['a line of the neighbours', 'huberhof', 'huberhof (10.1.1.8) at 04:18:d6:aa:bb:ce [ether] on br0'],
  ['the host of syslog', 'gipfelkreuz', 'Mar  4 10:00:01 gipfelkreuz kernel: ath0 up'],
  ['the host of syslog of the new form', 'jochalm', '<30>2026-03-04T10:00:01Z jochalm dropbear[4]: exit'],
  ['a user who logged in', 'kaspar', 'sshd: session opened for user kaspar by (uid=0)'],
  ['an unknown user', 'balthasar', 'dropbear: login attempt by user balthasar'],
  ['a neighbour', 'Talstation', 'discovery: neighbor Talstation seen'],
  ['a renamed device', 'neue-huette', 'system: hostname changed to neue-huette'],
  ['a station by its name', 'kunde-huber-2', 'wireless: station kunde-huber-2 associated'],
  ['a network that was seen', 'Almhof-Gast', 'scan: essid Almhof-Gast channel 36'],
  ['a contact', 'sepp@huber.example.com', 'contact: sepp@huber.example.com'],
  ['an international phone number', '+49 170 9988776', 'note call +49 170 9988776 first'],
  ['a phone number with two zeros', '0049 8821 778899', 'note 0049 8821 778899'],
  ['a phone number of the country', '08821/445566', 'note 08821/445566 ask'],
  ['a phone number after the word', '8821 334455', 'tel: 8821 334455'],
  ['an IMEI', '490154203237518', 'modem: 490154203237518 attached'],
  ['a number of a SIM', '8949022000012345678', 'modem: iccid 8949022000012345678'],
  ['a serial number', 'FX-77281-A', 'board: serial no FX-77281-A'],
  ['degrees with fractions', ["47°24'46.2", "11°5'35.6"], `at 47°24'46.2"N 11°5'35.6"E`],
  ['degrees and minutes', ['24.770', '05.593'], 'at N47 24.770 E11 05.593'],
  ['degrees with a letter', ['47.41284N', '11.09322E'], 'at 47.41284N 11.09322E'],
  ['a sentence of NMEA', ['4724.770', '01105.593'], '$GPGGA,100001,4724.770,N,01105.593,E,1,08'],
  ['a pair in a line', ['47.5011', '11.2022'], 'moved to 47.5011, 11.2022'],
  ['a link to a map', ['47.6033', '11.3044'], 'see https://maps.example.org/@47.6033,11.3044,15z'],
  ['one coordinate alone', '47.4139', 'fix 47.4139 hdop 1.1'],
  ['an open location code', '8FVHC37V+4P', 'plus 8FVHC37V+4P'],
  ['a grid square', '32T PT 57932 53104', 'grid 32T PT 57932 53104'],
];

/** Exchanges by the kind of text; a text of lines stands in a log, in a page, and in a request. */
export const PLANTED_KINDS: readonly Kind[] = [
  ...KNOWN_SECRETS,
  ...SECRETS_BY_CONTEXT,
  ...IN_JSON,
  ...NAMES_AND_NUMBERS,
];

/** Each text in every kind of answer and request. */
export const exchangesOf = (text: string): readonly Exchange[] => [
  { url: `${RADIO}/api/logs`, body: json({ enabled: true, lines: [text] }) },
  { url: `${RADIO}/log.cgi`, mimeType: 'text/plain', body: `first line\n${text}\nlast line` },
  { url: `${RADIO}/page`, mimeType: 'text/html', body: text },
  { method: 'POST', url: `${RADIO}/api/x`, sentType: 'application/json', sent: json({ q: text }) },
  { method: 'POST', url: `${RADIO}/api/y`, sent: new URLSearchParams({ q: text }).toString() },
  { url: `${RADIO}/api/z?q=${encodeURIComponent(text)}` },
  ...(text.includes('\n') ? [] : [{ url: `${RADIO}/api/h`, headers: { 'x-message': text } }]),
];
