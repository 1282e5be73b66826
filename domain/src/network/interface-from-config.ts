import { isInteger } from './integer.ts';
import { type IpMode, type NetworkInterface, newInterface } from './interface.ts';
import { advertisedModes } from './link-mode.ts';
import { AUTO_SPEED, type SpeedCode, speedCodeOf } from './speed-code.ts';

type Values = ReadonlyMap<string, string>;

/**
 * Reads the interface at `netconf.<index>`; undefined when no interface stands there. What is not said is as in
 * `newInterface`.
 */
export function interfaceFromConfig(values: Values, index: number): NetworkInterface | undefined {
  const read = (key: string): string | undefined => values.get(`netconf.${index}.${key}`);
  const devname = read('devname');
  if (devname === undefined || devname === '') return undefined;
  const defaults = newInterface(devname);
  const mtu = read('mtu') ?? '';
  return {
    ...defaults,
    ipMode: ipModeFromConfig(values, devname),
    mtu: isInteger(mtu) ? Number(mtu) : defaults.mtu,
    enabled: read('up') !== 'disabled',
    autoIp: read('autoip.status') === 'enabled',
    speed: speedFromConfig(read),
    advertised: advertisedModes(mode => read(`advertise.${mode}`) !== 'disabled'),
    flowControlRx: read('flowcontrol.rx.status') !== 'disabled',
    flowControlTx: read('flowcontrol.tx.status') !== 'disabled',
  };
}

/** Reads every interface of a configuration with the index it stands at, in order of the indexes. */
export function interfacesFromConfig(
  values: Values,
): readonly { index: number; interface: NetworkInterface }[] {
  return [...values.keys()]
    .flatMap(key => /^netconf\.(\d+)\.devname$/.exec(key)?.[1] ?? [])
    .map(Number)
    .toSorted((a, b) => a - b)
    .flatMap(index => {
      const found = interfaceFromConfig(values, index);
      return found === undefined ? [] : { index, interface: found };
    });
}

/** LTU writes the speed `auto` where others say `autoneg`: like any speed that is none, it reads as auto-negotiation. */
function speedFromConfig(read: (key: string) => string | undefined): SpeedCode {
  if (read('autoneg') !== 'disabled') return AUTO_SPEED;
  return speedCodeOf(Number(read('speed')), read('duplex') !== 'disabled');
}

/** A DHCP or PPPoE client on an interface is an enabled entry of its section that names the interface. */
const CLIENT_SECTIONS: readonly { section: string; ipMode: IpMode }[] = [
  { section: 'ppp', ipMode: 'pppoe' },
  { section: 'dhcpc', ipMode: 'dhcp' },
];

function ipModeFromConfig(values: Values, devname: string): IpMode {
  const client = CLIENT_SECTIONS.find(({ section }) => hasClient(values, section, devname));
  return client?.ipMode ?? 'static';
}

function hasClient(values: Values, section: string, devname: string): boolean {
  if (values.get(`${section}.status`) !== 'enabled') return false;
  for (const [key, value] of values) {
    const entry =
      value === devname ? new RegExp(`^${section}\\.\\d+(?=\\.devname$)`).exec(key)?.[0] : undefined;
    if (entry !== undefined && values.get(`${entry}.status`) === 'enabled') return true;
  }
  return false;
}
