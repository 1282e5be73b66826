import { type DrawnPart, levels } from './drawing-parts.ts';

const PART: DrawnPart = { name: '', lines: [''], from: [], left: [], change: undefined };
export const part = (name: string, more: Partial<DrawnPart> = {}): DrawnPart => ({ ...PART, name, ...more });

/** A 60 GHz device with its backup: the bridge has the ports and the bond of both radios, and carries VLANs. */
export const WAVE = levels(
  [
    part('ath0'),
    part('br0', { from: ['eth0', 'eth1', 'ubond0'], lines: ['br0', '192.0.2.20/24'] }),
    part('br0.20', { from: ['br0'] }),
    part('br0.30', { from: ['br0'] }),
    part('eth0', { lines: ['eth0', '1000 full'] }),
    part('eth1', { lines: ['eth1', 'unplugged'] }),
    part('ubond0', { from: ['ath0', 'wlan0'] }),
    part('wlan0'),
  ],
  ({ from }) => from.length === 0,
);
