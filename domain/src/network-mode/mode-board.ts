import type { BoardCapabilities } from '../device/board-capabilities.ts';
import { NETWORK_MODES, type NetworkMode } from '../status/network-mode.ts';
import { wirelessModeOf } from '../settings/settings-context.ts';

/** Hardware facts that decide the layout of a network mode. */
export type NetworkModeBoard = Pick<BoardCapabilities, 'networkModes' | 'ports' | 'radios'>;

/** Assumed without a board: one port and every mode. */
export const UNKNOWN_BOARD: NetworkModeBoard = { networkModes: [], ports: [], radios: [] };

/** The modes that a board offers; all of them if it reports none. §3.board-info. */
export function offeredNetworkModes({
  networkModes,
}: Pick<NetworkModeBoard, 'networkModes'>): readonly NetworkMode[] {
  return networkModes.length > 0 ? networkModes : NETWORK_MODES.map(({ mode }) => mode);
}

/** Members of the two bridges. §config.network-mode. */
export interface BridgeLayout {
  /** WAN in router and SOHO router; the only bridge otherwise. */
  readonly br0: readonly string[];
  /** LAN; empty in bridge mode. */
  readonly br1: readonly string[];
}

/** The members of the bridges in a mode, for the board and the wireless mode of the configuration. */
export function bridgeLayout(
  target: NetworkMode,
  board: NetworkModeBoard,
  values: ReadonlyMap<string, string>,
): BridgeLayout {
  const radio = radioName(board, values);
  const ports = board.ports.length > 0 ? board.ports.map(({ name }) => name) : ['eth0'];
  const [first = 'eth0', ...others] = ports;
  if (target === 'bridge') return { br0: [...ports, radio], br1: [] };
  const isStation = !wirelessModeOf(values)?.startsWith('ap');
  if (target === 'router' && isStation) return { br0: [radio], br1: ports };
  return { br0: [first], br1: [...others, radio] };
}

/** The interface of the radio link: `ubond0` where both radios are bonded, `wlan0` at 60 GHz, else `ath0`. */
export function radioName({ radios }: NetworkModeBoard, values: ReadonlyMap<string, string>): string {
  const named = new Set([...values].filter(([key]) => key.endsWith('.devname')).map(([, value]) => value));
  const configured = ['ubond0', 'wlan0', 'ath0'].find(name => named.has(name));
  return configured ?? (radios.some(({ band, ignored }) => band === 'AD' && !ignored) ? 'wlan0' : 'ath0');
}
