import type { Setting, SettingKind, SettingsContext } from '@radiolink/domain/settings';
import * as fc from 'fast-check';

const octet = fc.integer({ min: 1, max: 223 });
const address = fc.tuple(octet, octet, octet, octet).map(octets => octets.join('.'));
const pair = fc.integer({ min: 0, max: 255 }).map(byte => byte.toString(16).padStart(2, '0').toUpperCase());
const mac = fc.array(pair, { minLength: 5, maxLength: 5 }).map(pairs => `00:${pairs.join(':')}`);
const name = fc.stringMatching(/^[a-z][a-z0-9-]{2,10}[a-z0-9]$/);
const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 }).map(text => text.trim());
const frequency = fc.integer({ min: 1034, max: 1160 }).map(step => String(step * 5));

/** Texts of a form that a rule of their own asks for. */
const FORMED = fc.oneof(
  line,
  name,
  fc.constantFrom('de_DE', 'pt_BR', 'fr', 'GMT', 'GMT-2', 'CET-1CEST', 'UTC', '#a1b2c3', '7', '42'),
  fc.integer({ min: 0, max: 4000 }).map(String),
  fc.integer({ min: 1, max: 60_000 }).map(port => `${port}-${port + 5}`),
  address,
  fc.tuple(address, fc.integer({ min: 1, max: 32 })).map(([host, length]) => `${host}/${length}`),
  mac,
  fc.webUrl({ validSchemes: ['http', 'https'] }),
);

const BY_KIND: Readonly<Record<SettingKind, fc.Arbitrary<string>>> = {
  text: FORMED,
  secret: fc.stringMatching(/^[!-~]{8,40}$/),
  integer: fc.integer({ min: -200, max: 70_000 }).map(String),
  decimal: fc.integer({ min: -9000, max: 9000 }).map(hundredths => String(hundredths / 100)),
  choice: FORMED,
  switch: fc.constantFrom('enabled', 'disabled'),
  list: fc.oneof(
    fc.array(frequency, { minLength: 1, maxLength: 5 }).map(all => all.join(',')),
    FORMED,
  ),
  ipv4: address,
  netmask: fc.integer({ min: 8, max: 30 }).map(length => {
    const bits = (0xff_ff_ff_ff << (32 - length)) >>> 0;
    return [24, 16, 8, 0].map(shift => (bits >>> shift) & 255).join('.');
  }),
  ipv6: fc.integer({ min: 1, max: 0xff_ff }).map(host => `2001:db8::${host.toString(16)}`),
  mac,
  host: fc.oneof(
    address,
    name.map(host => `${host}.example`),
  ),
  port: fc.integer({ min: 1, max: 65_535 }).map(String),
  interface: fc.constantFrom('eth0', 'ath0', 'br0', 'br1', 'eth0.10', 'ath0.20', 'ppp+'),
  date: fc
    .date({ min: new Date(Date.UTC(2001, 0)), max: new Date(Date.UTC(2036, 0)), noInvalidDate: true })
    .map(date => date.toISOString().replaceAll(/\D/g, '').slice(0, 12)),
};

/** Plausible input for the field of a setting; its rule decides. */
export function likelyValues(
  setting: Setting,
  context: SettingsContext,
  indexes: readonly number[],
): fc.Arbitrary<string> {
  if (setting.states !== undefined) return fc.constantFrom(...setting.states);
  // A device refuses a country that it does not know, with the whole write.
  if (setting.source === 'countries') return fc.constantFrom('840', '826', '276', '616', '724');
  const offered = setting.choices?.(context, indexes) ?? [];
  if (offered.length > 0) return fc.constantFrom(...offered.map(({ value }) => value));
  const range = setting.range?.(context, indexes);
  if (range !== undefined && Number.isFinite(range.min)) {
    const whole = fc.integer({ min: Math.ceil(range.min), max: Math.floor(range.max) }).map(String);
    return setting.kind === 'decimal' ? fc.oneof(whole, BY_KIND.decimal) : whole;
  }
  const channels = context.channels?.map(({ control }) => String(control)) ?? [];
  if (setting.source === 'channels' && channels.length > 0) return fc.constantFrom(...channels);
  return BY_KIND[setting.kind];
}
