import { loadedObjects } from '../device-objects.ts';

const radio = (id: string, band: number, mhz: number) => ({
  id,
  enabled: true,
  ssid: 'link',
  apMode: true,
  ptpMode: false,
  frequency: { auto: false, band, control: mhz, center: mhz, tx: mhz },
  channelWidth: 40,
  antennaGain: 14,
  cableLoss: 0,
  outputPower: { auto: false, eirp: 30 },
  clientIsolation: false,
  encryption: { type: 'wpa2-psk', passphrase: 'long-enough' },
  distance: { auto: true, value: 600 },
});

const port = (id: string) => ({
  identification: { id, type: 'ethernet' },
  status: { enabled: true, speed: 'auto', mtu: 1500 },
  ethernet: { flowControl: { receive: true, transmit: true } },
});

/** The objects of a device that sends every part: a 60 GHz access point with a 5 GHz backup and two ports. */
export const FULL_DEVICE = loadedObjects(
  {
    system: { hostname: 'ap1', country: 'US', countryCode: 840, timezone: 'UTC', bluetoothManagement: true },
    network: {
      mode: 'bridge',
      mtu: 1500,
      dnsServers: [{ address: '192.0.2.53' }],
      interfaces: {
        data: {
          mgmtVLAN: null,
          ipv4: {
            mode: 'static',
            cidr: '192.0.2.20/24',
            defaultGateway: '192.0.2.1',
            fallback: '192.168.1.20/24',
          },
        },
      },
    },
    wireless: { interfaces: [radio('main', 60_000, 64_800), radio('backup', 5000, 5180)] },
  },
  {
    services: { ntpClient: { enabled: true, ntpServers: ['a.example'] } },
    system: {
      location: { latitude: 44, longitude: -73, height: 24 },
      ledsEnabled: true,
      resetButtonEnabled: true,
    },
    interfaces: [port('eth0'), port('eth1')],
  },
);
