import { ConfigText } from '@radiolink/domain/configuration';
import { describe, expect, it } from 'vitest';
import {
  configurationObject,
  linesOfConfiguration,
  linesOfServices,
  servicesObject,
} from './configuration-object.ts';

const text = (lines: Record<string, string>): ConfigText =>
  ConfigText.parse(
    Object.entries(lines)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  );

/** Lines of §config.interfaces to §config.services, as a 5 GHz access point has them. */
const ACCESS_POINT = text({
  netmode: 'bridge',
  'netconf.1.devname': 'eth0',
  'netconf.3.devname': 'br0',
  'netconf.3.role': 'mlan',
  'netconf.3.ip': '192.168.1.20',
  'netconf.3.netmask': '255.255.255.0',
  'netconf.3.mtu': '1500',
  'route.1.gateway': '192.168.1.1',
  'resolv.host.1.name': 'ap1',
  'resolv.nameserver.1.ip': '192.0.2.53',
  'radio.countrycode': '840',
  'radio.1.countrycode': '840',
  'radio.1.devname': 'ath0',
  'radio.1.mode': 'master',
  'radio.1.ptpmode': '0',
  'radio.1.ieee_mode': '11acvht40',
  'radio.1.chanbw': '40',
  'radio.1.freq': '5180',
  'radio.1.center.1.freq': '5190',
  'radio.1.txpower': '20',
  'radio.1.antenna.gain': '17',
  'radio.1.cable.loss': '1',
  'wireless.1.ssid': 'link',
  'aaa.status': 'enabled',
  'aaa.1.status': 'enabled',
  'aaa.1.ssid': 'link',
  'aaa.1.wpa.psk': 'secret-key',
  'wpasupplicant.status': 'disabled',
  'wpasupplicant.device.1.status': 'disabled',
  'snmp.status': 'disabled',
  'snmp.community': 'public',
  'httpd.session.timeout': '900',
});

const changed = (sent: unknown, config = ACCESS_POINT): Record<string, unknown> =>
  Object.fromEntries(linesOfConfiguration(sent, config));

const radio = (facts: object): object => ({ wireless: { interfaces: [{ id: 'main', ...facts }] } });

describe('the configuration object that lines say', () => {
  it('the configuration object that lines say has the names of the reference: §v1.configuration', () => {
    expect(configurationObject(ACCESS_POINT)).toMatchObject({
      system: { hostname: 'ap1', country: 'US', countryCode: 840 },
      network: {
        mode: 'bridge',
        mtu: 1500,
        dnsServers: [{ address: '192.0.2.53' }],
        interfaces: {
          data: {
            ipv4: {
              mode: 'static',
              cidr: '192.168.1.20/24',
              address: '192.168.1.20',
              addressType: 'static',
              defaultGateway: '192.168.1.1',
            },
          },
        },
      },
      wireless: {
        mode: 'ap',
        netMode: 'ptmp',
        interfaces: [
          {
            id: 'main',
            ssid: 'link',
            apMode: true,
            ptpMode: false,
            frequency: { auto: false, band: 5000, control: 5180, center: 5190, tx: 5180 },
            channelWidth: 40,
            outputPower: { auto: false, eirp: 36 },
            encryption: { type: 'wpa2-psk', passphrase: 'secret-key' },
          },
        ],
      },
    });
  });

  it('tells an SNMP agent that is off with nothing else, and the session timeout in minutes', () => {
    expect(servicesObject(ACCESS_POINT)).toMatchObject({
      snmpAgent: { enabled: false },
      webServer: { sessionTimeout: 15 },
    });
    expect(servicesObject(ACCESS_POINT)['snmpAgent']).toEqual({ enabled: false });
  });

  it('tells the session timeout in whole minutes, and keeps its seconds when that returns', () => {
    const config = text({ 'httpd.session.timeout': '100' });
    const services = servicesObject(config);
    expect(services).toMatchObject({ webServer: { sessionTimeout: 2 } });
    expect(linesOfServices(services, config)).toEqual(new Map());
    const other = linesOfServices({ webServer: { sessionTimeout: 4.6 } }, config);
    expect(other).toEqual(new Map([['httpd.session.timeout', '300']]));
  });

  it('tells a 60 GHz radio as the main one, its role from the one line that holds it', () => {
    const sixty = text({
      'radio.0.devname': 'wlan0',
      'radio.0.mode': 'sta-ptp',
      'radio.0.freq': '0',
      'radio.1.devname': 'ath0',
    });
    expect(configurationObject(sixty)['wireless']).toMatchObject({
      mode: 'sta',
      netMode: 'ptp',
      interfaces: [{ id: 'main', frequency: { auto: true, band: 60_000, tx: null } }, { id: 'backup' }],
    });
  });
});

describe('the lines that an object rewrites', () => {
  it('the lines that an object rewrites are none when it says what they say', () => {
    expect(changed(configurationObject(ACCESS_POINT))).toEqual({});
  });

  it('keep the copies of the country, the network name and the width together', () => {
    expect(changed({ system: { country: 'DE' } })).toEqual({
      'radio.countrycode': '276',
      'radio.1.countrycode': '276',
    });
    expect(changed(radio({ ssid: 'other' }))).toEqual({ 'wireless.1.ssid': 'other', 'aaa.1.ssid': 'other' });
    expect(changed(radio({ channelWidth: 80 }))).toEqual({
      'radio.1.chanbw': '80',
      'radio.1.ieee_mode': '11acvht80',
    });
  });

  it('hold conducted power for an EIRP, by the gain that is told with it', () => {
    expect(changed(radio({ outputPower: { eirp: 30 } }))).toEqual({ 'radio.1.txpower': '14' });
    expect(changed(radio({ antennaGain: 23, outputPower: { eirp: 36 } }))).toEqual({
      'radio.1.antenna.gain': '23',
      'radio.1.txpower': '14',
    });
    expect(changed(radio({ antennaGain: 23 }))).toEqual({ 'radio.1.antenna.gain': '23' });
  });

  it('move the key to the station side with the role', () => {
    const whole = configurationObject(ACCESS_POINT);
    const { interfaces } = whole['wireless'] as { interfaces: object[] };
    expect(changed({ wireless: { interfaces: [{ ...interfaces[0], apMode: false }] } })).toEqual({
      'radio.1.mode': 'managed',
      'aaa.status': 'disabled',
      'aaa.1.status': 'disabled',
      'wpasupplicant.status': 'enabled',
      'wpasupplicant.device.1.status': 'enabled',
      'wpasupplicant.profile.1.network.1.status': 'enabled',
      'wpasupplicant.profile.1.network.1.psk': 'secret-key',
    });
  });

  it('leave the key alone where the mark that hides it comes back', () => {
    expect(changed(radio({ encryption: { type: 'wpa2-psk', passphrase: '********' } }))).not.toHaveProperty([
      'aaa.1.wpa.psk',
    ]);
  });

  it('follow the length of the address and start the DHCP client', () => {
    const ipv4 = (facts: object): object => ({ network: { interfaces: { data: { ipv4: facts } } } });
    expect(changed(ipv4({ cidr: '10.1.2.3/16' }))).toEqual({
      'netconf.3.ip': '10.1.2.3',
      'netconf.3.netmask': '255.255.0.0',
    });
    expect(changed(ipv4({ mode: 'dhcp' }))).toMatchObject({
      'dhcpc.status': 'enabled',
      'dhcpc.1.devname': 'br0',
    });
  });

  it('the lines that an object rewrites are none for values of a wrong kind and names such as __proto__', () => {
    const sent: unknown = JSON.parse(
      '{"system":{"hostname":7},"__proto__":{"a":1},"network":[],"services":null}',
    );
    expect(changed(sent)).toEqual({});
  });
});
