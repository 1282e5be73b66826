import { checkSetting, type Setting, type SettingsContext } from '@radiolink/domain/settings';

/** Valid values of each kind, of which at least one differs from the current value. */
const GOOD: Readonly<Partial<Record<Setting['kind'], readonly string[]>>> = {
  text: ['new words', 'other words'],
  secret: ['another-key-2026', 'one-more-key-2026'],
  ipv4: ['192.0.2.77', '192.0.2.78'],
  netmask: ['255.255.0.0', '255.255.255.0'],
  ipv6: ['2001:db8::7', '2001:db8::8'],
  host: ['host.example', '192.0.2.79'],
  interface: ['eth0', 'ath0'],
  date: ['202503180000', '202504010000'],
  mac: ['24:A4:3C:0A:0B:0C', '24:A4:3C:0A:0B:0D'],
  port: ['4242', '4243'],
  list: ['5500,5520', '5540'],
};

/** Values of which each setting of some kind refuses at least one. */
const BAD = ['', 'ridgé', '-99999', '99999999', 'x', '1.5', '300.1.1.1', 'y'.repeat(300)];

/** Valid values of a setting; none if only the device has the list of options. */
export function goodValues(setting: Setting, context: SettingsContext): readonly string[] {
  const offered = setting.choices?.(context, [1]).map(({ value }) => value);
  const range = setting.range?.(context, [1]);
  const numbers = [range?.min, range?.max, 3, 4, 10, 1000];
  const values =
    setting.states ??
    offered ??
    (setting.kind === 'integer' || setting.kind === 'decimal'
      ? numbers.flatMap(number => (number === undefined ? [] : [String(number)]))
      : GOOD[setting.kind]) ??
    [];
  return values.filter(value => checkSetting(setting, value, context, [1]) === undefined);
}

/** Values that a setting refuses. */
export function badValues(setting: Setting, context: SettingsContext): readonly string[] {
  return BAD.filter(value => checkSetting(setting, value, context, [1]) !== undefined);
}
