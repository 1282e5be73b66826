import { FEATURES } from '@radiolink/application/features/registry';
import { contextOf } from '@radiolink/domain/settings';
import { describe, expect, it } from 'vitest';
import { commandsOf } from '../../components/commands/command.ts';
import { tasksSource } from './palette-sources.ts';
import { type PaletteContext, isShownSection } from './shown-settings.ts';

function contextWith(
  values: Readonly<Record<string, string>>,
  by: Partial<PaletteContext> = {},
): PaletteContext {
  return {
    t: text => (typeof text === 'string' ? text : text.key),
    commands: commandsOf(FEATURES, [], 'full', () => undefined),
    stations: [],
    settings: contextOf(new Map(Object.entries(values)), {}),
    carried: null,
    readOnly: false,
    ...by,
  };
}

const tasksOf = (values: Readonly<Record<string, string>> = {}, by: Partial<PaletteContext> = {}) =>
  tasksSource.entries(contextWith(values, by)).map(({ id }) => id);

describe('the tasks of the pages', () => {
  it('the tasks of the pages have one entry for each page, though their buttons bear one name', () => {
    const all = tasksOf();
    expect(all).toEqual(expect.arrayContaining(['stations-export', 'log-export', 'network-tables-export']));
    expect(new Set(all).size).toBe(all.length);
  });

  it('the tasks of the pages are those of the pages that are there', () => {
    const commands = commandsOf(
      FEATURES.filter(({ id }) => id === 'log'),
      [],
      'full',
      () => undefined,
    );
    expect(tasksOf({}, { commands })).toEqual(['log-export', 'log-clear-log']);
    expect(tasksOf({}, { commands, readOnly: true })).toEqual(['log-export']);
  });

  it('the tasks of the pages have the WAN only where the device routes', () => {
    expect(tasksOf({ netmode: 'bridge' })).not.toContain('dashboard-wan');
    expect(tasksOf({ netmode: 'router' })).toContain('dashboard-wan');
  });

  it('the tasks of the pages in a section of settings are there with the section', () => {
    expect(tasksOf()).toContain('system-change-password');
    const firewall = { page: 'network', at: 'firewall' } as const;
    const shown = (values: Readonly<Record<string, string>>, carried: ReadonlySet<string> | null) =>
      isShownSection(firewall.page, firewall.at, contextWith(values, { carried }));
    expect(shown({}, null)).toBe(true);
    expect(shown({}, new Set(['wireless.1.ssid']))).toBe(false);
  });

  it('the tasks of the pages of one interface are on a device that has it', () => {
    const parts = 'system-parts-of-the-configuration-as-json';
    const versioned = tasksOf({}, { carried: new Set(['sshd.status']) });
    expect([versioned.includes(parts), versioned.includes('log-export')]).toEqual([true, false]);
    expect([tasksOf().includes(parts), tasksOf().includes('log-export')]).toEqual([false, true]);
  });
});
