import { emptyStatus, hybridStatus, ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { LinkState } from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';
import { describe, expect, it } from 'vitest';
import { interfaceViews } from './interface-view.ts';

const states = (status: DeviceStatus) =>
  Object.fromEntries(interfaceViews(status).map(({ name, linkState }) => [name, linkState]));

describe('the network interfaces of a device', () => {
  it('the network interfaces of a device have the state of their link where they are a radio, and no other', () => {
    expect(states(ptpAccessPointStatus())).toEqual({
      eth0: undefined,
      ath0: LinkState.Connected,
      br0: undefined,
    });
  });

  it('the network interfaces of a device are disconnected radios where no station is there', () => {
    const alone = ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0 } });
    expect(states(alone)['ath0']).not.toBe(LinkState.Connected);
  });

  it('the network interfaces of a device have each its own state on a device with two radios', () => {
    const found = states(hybridStatus());
    expect([found['wlan0'], found['ath0'], found['eth0']]).toEqual([
      LinkState.Connected,
      LinkState.Connected,
      undefined,
    ]);
  });

  it('keep their readings', () => {
    const [port] = interfaceViews(ptpAccessPointStatus());
    expect(port).toMatchObject({ name: 'eth0', speedMbps: 1000, plugged: true });
  });

  it('the network interfaces of a device are none of a device that lists none', () => {
    expect(interfaceViews(emptyStatus())).toEqual([]);
  });
});
