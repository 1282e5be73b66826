import { FEATURES } from '@radiolink/application/features/registry';
import { contextOf } from '@radiolink/domain/settings';
import { describe, expect, it } from 'vitest';
import { commandsOf } from '../../components/commands/command.ts';
import { filledSources, foundGroups } from './found-entries.ts';
import { headingsSource, settingsPaletteSource } from './palette-sources.ts';
import type { PaletteContext } from './shown-settings.ts';

const VALUES = {
  'radio.1.devname': 'ath0',
  'radio.1.mode': 'master',
  'wireless.1.ssid': 'ridge',
  'netconf.1.devname': 'eth0',
  'netconf.1.mtu': '1500',
  'netconf.2.devname': 'br0',
  'netconf.2.mtu': '1500',
  'bridge.1.devname': 'br0',
  'iptables.sys.fw.status': 'enabled',
};

function contextWith(values: Readonly<Record<string, string>>, carried: readonly string[] | null = null) {
  const pages = FEATURES.filter(({ group }) => group !== 'tools');
  const t: PaletteContext['t'] = text =>
    typeof text === 'string'
      ? text
      : text.key.replaceAll(/{(\w+)}/g, (_, name: string) => {
          const value = text.values?.[name];
          return typeof value === 'object' ? t(value) : String(value);
        });
  const context: PaletteContext = {
    t,
    commands: commandsOf(pages, [], 'full', () => undefined),
    stations: [],
    settings: contextOf(new Map(Object.entries({ ...VALUES, ...values })), {}),
    carried: carried && new Set(carried),
    readOnly: false,
  };
  return context;
}

const fieldsOf = (context: PaletteContext) => settingsPaletteSource.entries(context).map(({ id }) => id);

/** What a user finds by typing. */
const found = (typed: string, context: PaletteContext) =>
  foundGroups(filledSources([settingsPaletteSource, headingsSource], context), typed).flatMap(({ entries }) =>
    entries.map(({ label }) => label),
  );

describe('the settings in the palette', () => {
  it('the settings in the palette are those that apply to this device: another mode has others', () => {
    const ap = fieldsOf(contextWith({}));
    const station = fieldsOf(contextWith({ 'radio.1.mode': 'managed' }));
    expect(ap).toContain('security.accessPoint');
    expect(ap).not.toContain('security.station');
    expect(station).toContain('security.station');
    expect(station).not.toContain('security.accessPoint');
  });

  it('the settings in the palette are only those that the device has a place for', () => {
    expect(fieldsOf(contextWith({}, ['wireless.1.ssid']))).toEqual(['wireless.ssid']);
  });

  it('the settings in the palette are only those of the pages that the user has', () => {
    const context = contextWith({});
    const read = context.commands.filter(({ id }) => id === 'wireless');
    expect(fieldsOf({ ...context, commands: read }).some(id => id.startsWith('netconf'))).toBe(false);
  });

  it('the settings in the palette have one entry for each field of a list, named as the user named it', () => {
    expect(found('MTU', contextWith({ 'gui.network.advanced.status': 'enabled' }))).toEqual(
      expect.arrayContaining(['Interface eth0: MTU', 'Interface br0: MTU']),
    );
  });

  it.each([
    ['VLAN', 'Advanced network view'],
    ['firewall rule', 'Firewall'],
    ['SSH key', 'SSH server'],
    ['DHCP server', 'DHCP server'],
    ['gateway', 'Static routes'],
  ])('lead to a list without entries by what one would hold: %s', (typed, heading) => {
    expect(found(typed, contextWith({ netmode: 'router' }))).toContain(heading);
  });
});
