import { describe, expect, it } from 'vitest';
import { entriesOf } from './configuration.mother.ts';
import { explainConfiguration, figureOfValue } from './explain-configuration.ts';
import { settingById } from './find-setting.ts';

describe('a number of the configuration', () => {
  it.each([
    ['wireless.signalLed1', '94', '\u221294'],
    ['wireless.signalLed1', '0', '0'],
    ['radio.sensitivity', '-96', '\u221296'],
    ['radio.outputPower', '13', '13'],
    ['wireless.ssid', '-96', '-96'],
    ['wireless.signalLed1', 'on', 'on'],
  ] as const)('%s of %s is shown as %s', (id, value, shown) => {
    expect(figureOfValue(value, settingById(id))).toBe(shown);
  });
});

it.each([
  ['radio.countrycode=276', 'Germany'],
  ['radio.countrycode=840', 'United States'],
  ['radio.countrycode=0', '0'],
  ['radio.countrycode=511', '511'],
  ['radio.countrycode=1e3', '1e3'],
  ['radio.countrycode= 276', ' 276'],
])(
  'an explained configuration names the country of a number that its table knows: %s is %s',
  (line, shown) => {
    expect(explained(line)?.display).toBe(shown);
  },
);

const explained = (line: string) => explainConfiguration(entriesOf(line))[0];

describe('an explained configuration', () => {
  it('names each setting, its words, unit, help, heading and page', () => {
    expect(explained('radio.1.txpower=25')).toEqual({
      key: 'radio.1.txpower',
      label: 'Transmit power',
      name: { key: 'Transmit power' },
      value: '25',
      display: '25',
      unit: 'dBm',
      help: 'Conducted power, without antenna gain. Reduce it if the remote signal is too strong.',
      secret: false,
      group: 'Antenna and power',
      page: 'wireless',
    });
  });

  it('carries what names the entry in the name, else its index', () => {
    expect(explained('resolv.nameserver.2.status=enabled')).toMatchObject({
      label: 'DNS server 2: Enabled',
      name: {
        key: '{entry}: {setting}',
        values: { entry: { key: 'DNS server {n}', values: { n: 2 } }, setting: { key: 'Enabled' } },
      },
    });
    expect(explained('resolv.nameserver.2.ip=192.0.2.53')).toMatchObject({
      label: 'DNS server 192.0.2.53: Address',
      name: {
        key: '{entry}: {setting}',
        values: {
          entry: { key: 'DNS server {n}', values: { n: '192.0.2.53' } },
          setting: { key: 'Address' },
        },
      },
    });
  });

  it.each([
    ['httpd.https.status=enabled', 'On'],
    ['httpd.https.status=disabled', 'Off'],
    ['httpd.https.status=maybe', 'maybe'],
    ['radio.1.pollingnoack=1', 'On'],
    ['radio.1.mode=master', 'Access point'],
    ['radio.1.chanbw=0', 'Auto (set by access point)'],
    ['radio.1.chanbw=40', '40 MHz'],
    ['radio.1.mode=monitor', 'monitor'],
    ['netconf.1.duplex=disabled', 'Half duplex'],
    ['radio.1.antenna.id=-1', 'Not set'],
    ['radio.1.antenna.id=4', '4'],
    ['wireless.1.ssid=', ''],
  ])('says of %s: %s', (line, display) => {
    expect(explained(line)?.display).toBe(display);
  });

  it('never holds a secret', () => {
    expect(explained('ppp.1.password=hunter2')).toMatchObject({
      value: '••••••••',
      display: '••••••••',
      secret: true,
    });
    expect(explained('unms.uri=wss://host:443+TOKEN+allowUntrustedCertificate')).toMatchObject({
      value: 'wss://host:443+••••••••+allowUntrustedCertificate',
      secret: true,
    });
    expect(explained('vendor.new.password=hunter2')).toMatchObject({ value: '••••••••', secret: true });
    expect(explained('ppp.1.password=')).toMatchObject({ value: '', display: '', secret: true });
  });

  it('keeps what it does not know', () => {
    expect(explained('vendor.thing=x')).toEqual({
      key: 'vendor.thing',
      label: 'vendor.thing',
      value: 'x',
      display: 'x',
      secret: false,
      group: 'Other',
      page: 'other',
    });
  });

  it('an explained configuration has a line for each key, in their order', () => {
    const lines = explainConfiguration(entriesOf('b.c=1\nnetmode=router\na.b=2'));
    expect(lines.map(({ key }) => key)).toEqual(['b.c', 'netmode', 'a.b']);
  });
});
