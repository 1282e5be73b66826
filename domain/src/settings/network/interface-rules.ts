import {
  checkMtu,
  isBridgeName,
  isEthernet,
  isVirtualName,
  maxMtuOf,
  MIN_IPV6_MTU,
  MIN_MTU,
  skipsMtu,
} from '../../network/interface.ts';
import type { Condition } from '../conditions.ts';
import { integerBetween } from '../rules.ts';
import type { NumberRange } from '../../units/physical-range.ts';
import type { InContext, SettingRule } from '../setting.ts';
import type { SettingsContext } from '../settings-context.ts';

/** The name of the interface at an index of `netconf`. */
function devname({ values }: SettingsContext, indexes: readonly number[]): string {
  return values.get(`netconf.${indexes[0]}.devname`) ?? '';
}

/** Ethernet ports alone have a speed, a duplex and flow control. */
export const ethernetPort: Condition = (context, indexes) => {
  const name = devname(context, indexes);
  return name === '' || isEthernet({ devname: name });
};

/** The largest MTU: what the board reports, else the default of the interface. §9.mtu. */
export const largestMtu: InContext<number> = (context, indexes) =>
  maxMtuOf(devname(context, indexes), context.board?.maxMtu);

/** True if the interface has a separate MTU. §5.mtu. */
export const ownMtu: Condition = (context, indexes) => !skipsMtu(mtuContext(context, indexes));

/** Where the page asks for no MTU, the configuration may still hold one: then any possible MTU is accepted. */
const ANY_MTU: NumberRange = { min: MIN_MTU, max: 65_535 };
const anyMtu = integerBetween(ANY_MTU.min, ANY_MTU.max);

/** The MTUs that an interface may hold. */
export const mtuRange: InContext<NumberRange> = (context, indexes) =>
  ownMtu(context, indexes) ? { min: MIN_IPV6_MTU, max: largestMtu(context, indexes) } : ANY_MTU;

/** MTU of the interface at the index. §5.mtu. */
export const checkInterfaceMtu: SettingRule = (value, context, indexes) =>
  ownMtu(context, indexes) ? checkMtu(value, mtuContext(context, indexes)) : anyMtu(value, context, indexes);

function mtuContext(context: SettingsContext, indexes: readonly number[]) {
  const name = devname(context, indexes);
  return {
    interface: { isBridge: isBridgeName(name), isVirtual: isVirtualName(name) },
    networkMode: context.networkMode,
    advanced: context.values.get('gui.network.advanced.status') === 'enabled',
    maxMtu: largestMtu(context, indexes),
  };
}
