import { ptmpAccessPointStatus, ptpAccessPointStatus, station } from '@radiolink/domain/mothers';
import { expect, it } from 'vitest';
import { knownDevices } from './discovery.model.ts';

it('knows this device by all its interfaces, in upper case', () => {
  const status = ptpAccessPointStatus({
    interfaces: [
      { name: 'eth0', hwaddr: '02:00:00:00:0e:01' },
      { name: 'lo' },
      { name: 'ath0', hwaddr: '02:00:00:00:00:01' },
    ] as never,
  });
  expect(knownDevices(status).ownMacs).toEqual(['02:00:00:00:0E:01', '02:00:00:00:00:01']);
});

it('knows the remote end of one link, and the stations of an access point', () => {
  expect(knownDevices(ptpAccessPointStatus()).peersAre).toBe('remote');
  const many = ptmpAccessPointStatus(1, {
    wireless: { mode: 'ap-ptmp', stations: [station({ mac: '02:00:00:00:00:09', lastIp: '192.0.2.9' })] },
  });
  expect(knownDevices(many)).toMatchObject({
    peersAre: 'station',
    peers: [{ mac: '02:00:00:00:00:09', address: '192.0.2.9' }],
  });
});
