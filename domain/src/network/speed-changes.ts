import type { ConfigChanges } from '../configuration/config-edit.ts';
import type { NetworkInterface } from './interface.ts';
import { interfacesFromConfig } from './interface-from-config.ts';
import { interfaceToConfig } from './interface-to-config.ts';

const SPEED_KEY = /\.(?:autoneg|speed|duplex|advertise\.[^.]+)$/;

/**
 * Changes by which a port negotiates, keeps a fixed mode, or advertises other modes. Those are written only if not all
 * six are advertised. None for an interface that does not exist. §4.interface-speed.
 */
export function speedChanges(
  values: ReadonlyMap<string, string>,
  devname: string,
  to: Partial<Pick<NetworkInterface, 'speed' | 'advertised'>>,
): ConfigChanges {
  const found = interfacesFromConfig(values).find(entry => entry.interface.devname === devname);
  if (found === undefined) return new Map();
  return new Map(
    interfaceToConfig({ ...found.interface, ...to }, found.index)
      .filter(({ key, value }) => SPEED_KEY.test(key) && values.get(key) !== value)
      .map(({ key, value }) => [key, value]),
  );
}
