import type { Setting, SettingKind } from '@radiolink/domain/settings';

/** Maximum width of a value by kind, characters; sizes the field. */
const ROOM: Readonly<Partial<Record<SettingKind, number>>> = {
  integer: 7,
  decimal: 10,
  port: 6,
  ipv4: 16,
  netmask: 16,
  ipv6: 40,
  mac: 18,
  interface: 12,
  date: 16,
};

/** The room of a setting's value, characters; undefined where it takes the line. */
export function fieldRoom({ kind, maxLength }: Pick<Setting, 'kind' | 'maxLength'>): number | undefined {
  return ROOM[kind] ?? maxLength;
}
