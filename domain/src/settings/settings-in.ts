import { describeSetting, type SettingOptions, type SettingsGroup } from './describe-setting.ts';
import type { Choice, SettingDescriptor, SettingKind } from './setting.ts';

/** A table of choices: `choices(['0', 'Off'], ['5000', '5 ms'])`. */
export function choices(...pairs: readonly (readonly [value: string, label: string])[]): readonly Choice[] {
  return pairs.map(([value, label]) => ({ value, label }));
}

type Make = <const Id extends string>(
  id: Id,
  key: string,
  label: string,
  help: string,
  options?: SettingOptions,
) => SettingDescriptor<Id>;

type Makers = Readonly<Record<Exclude<SettingKind, 'switch'> | 'toggle' | 'flag', Make>> & {
  /** The same place with other options of its settings. */
  readonly with: (options: Partial<Omit<SettingsGroup, 'page' | 'group'>>) => Makers;
};

const ENABLED_DISABLED = ['enabled', 'disabled'] as const;
const ONE_ZERO = ['1', '0'] as const;

/**
 * One factory for each kind of value: `radio.integer('radio.outputPower', 'radio.1.txpower', 'Transmit power',
 * help)`. Options of the group apply unless the setting overrides them. `toggle` writes enabled or disabled, `flag` 1
 * or 0.
 */
export function settingsIn(group: SettingsGroup): Makers {
  const maker =
    (kind: SettingKind, fixed: SettingOptions = {}): Make =>
    (id, key, label, help, options = {}) =>
      describeSetting(group, kind, { id, key, label, help }, { ...fixed, ...options });
  return {
    text: maker('text'),
    secret: maker('secret', { secret: true }),
    integer: maker('integer'),
    decimal: maker('decimal'),
    choice: maker('choice'),
    toggle: maker('switch', { states: ENABLED_DISABLED }),
    flag: maker('switch', { states: ONE_ZERO }),
    list: maker('list'),
    ipv4: maker('ipv4'),
    netmask: maker('netmask'),
    ipv6: maker('ipv6'),
    mac: maker('mac'),
    host: maker('host'),
    port: maker('port'),
    interface: maker('interface', { source: 'interfaces' }),
    date: maker('date'),
    with: options => settingsIn({ ...group, ...options }),
  };
}
