import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { settingById } from '@radiolink/domain/settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page as screen } from 'vitest/browser';
import { EntryTableContext, settingsPage } from '../index.ts';
import { enter, leave } from '../../testing/settings-page.mother.tsx';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { renderEntries } from './entries.tsx';

const TEXT = [
  'ntpclient.status=enabled',
  'ntpclient.1.status=enabled',
  'ntpclient.1.server=first.example',
  'ntpclient.2.status=enabled',
  'ntpclient.2.server=second.example',
  '',
].join('\n');
const services = settingsPage('services', {
  entries: {
    ntpclient: {
      entry: 'Entry {name}',
      columns: ['time.serverEnabled', 'time.server'],
      made: { add: 'Add station', empty: 'No entries', ordered: true },
    },
  },
  Frame: ({ children }) => <EntryTableContext value={renderEntries}>{children}</EntryTableContext>,
});
const BRIDGES = [
  'gui.network.advanced.status=enabled',
  'bridge.status=enabled',
  'bridge.1.status=enabled',
  'bridge.1.devname=br0',
  'bridge.1.stp.status=enabled',
  'bridge.2.status=disabled',
  'bridge.2.devname=br1',
  'bridge.2.stp.status=disabled',
  '',
].join('\n');
const network = settingsPage('network', {
  entries: {
    bridge: { entry: 'Bridge {name}', columns: ['bridge.enabled', 'bridge.device', 'bridge.stp'] },
  },
  Frame: ({ children }) => <EntryTableContext value={renderEntries}>{children}</EntryTableContext>,
});

let stage: Stage;
const show = async (width: number, page = services, text = TEXT): Promise<void> => {
  await screen.viewport(width, 900);
  localStorage.setItem('radiolink.settings-view', 'advanced');
  stage = setStage();
  stage.models.get(EditingModel).configurationRead({ text, modified: false, firstSetup: false });
  await stage.show(<page.View />);
};
afterEach(async () => {
  await stage.close();
  localStorage.clear();
});

const value = (key: string): string | undefined => stage.models.get(EditingModel).$values.getState().get(key);
const row = (number: number) => stage.place.querySelector<HTMLElement>(`[data-entry="ntpclient.${number}"]`);
const server = (number: number): HTMLInputElement =>
  row(number)!.querySelector<HTMLInputElement>('[data-setting="time.server"] input')!;
const press = (target: HTMLElement, key: string): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const type = (target: HTMLInputElement, text: string): void => {
  target.focus();
  enter(target, text);
};
const settled = () => new Promise(done => setTimeout(done, 150));

describe('a table of entries', () => {
  beforeEach(() => show(1440));

  it('takes Enter in its last row as done and one more, whose first field has the focus', async () => {
    type(server(2), 'other.example');
    press(server(2), 'Enter');
    await expect.poll(() => row(3)).not.toBeNull();
    expect(value('ntpclient.2.server')).toBe('other.example');
    await expect.poll(() => document.activeElement).toBe(server(3));
  });

  it('keeps Enter in its last row to itself, so that no choice of the new row opens by it', () => {
    expect(press(server(1), 'Enter')).toBe(true);
    expect(press(server(2), 'Enter')).toBe(false);
  });

  it('adds nothing after a row that is not valid, and says under it what is wrong', async () => {
    type(server(2), 'not a host');
    press(server(2), 'Enter');
    await expect.poll(() => server(2).getAttribute('aria-invalid')).toBe('true');
    await settled();
    expect(row(3)).toBeNull();
    expect(row(2)?.querySelector('tr + tr')?.textContent).toContain(`${settingById('time.server').label}: `);
    expect(document.activeElement).toBe(server(2));
  });

  it('commits by Enter in another row, and adds nothing', async () => {
    type(server(1), 'other.example');
    press(server(1), 'Enter');
    await expect.poll(() => value('ntpclient.1.server')).toBe('other.example');
    await settled();
    expect(row(3)).toBeNull();
  });

  it('changes rows by the arrows up and down, and leaves the text to the others', () => {
    server(1).focus();
    press(server(1), 'ArrowDown');
    expect(document.activeElement).toBe(server(2));
    press(server(2), 'ArrowDown');
    expect(document.activeElement).toBe(server(2));
    expect([press(server(2), 'ArrowLeft'), press(server(2), 'ArrowRight')]).toEqual([true, true]);
    expect(document.activeElement).toBe(server(2));
    press(server(2), 'ArrowUp');
    expect(document.activeElement).toBe(server(1));
  });

  it('moves a row by keys, with the focus', async () => {
    const down = row(1)!.querySelector<HTMLButtonElement>('[data-move="down"]')!;
    down.focus();
    down.click();
    await expect.poll(() => server(1).value).toBe('second.example');
    expect(server(2).value).toBe('first.example');
    expect(document.activeElement?.closest('[data-entry]')).toBe(row(2));
  });
});

const WIDE = settingsPage('network', {
  entries: {
    route: {
      entry: 'Route {name}',
      columns: ['route.enabled', 'route.network', 'route.gateway', 'route.device', 'route.comment'],
      made: { add: 'Add route', empty: 'No routes', ordered: true, fresh: { ip: '' } },
    },
    'iptables.sys.portfw': {
      entry: 'Port forwarding {name}',
      columns: [
        'forward.enabled',
        'forward.protocol',
        'forward.publicPort',
        'forward.host',
        'forward.port',
        'forward.source',
        'forward.comment',
      ],
      made: { add: 'Add port forwarding', empty: 'No rules', ordered: true },
    },
  },
  Frame: ({ children }) => <EntryTableContext value={renderEntries}>{children}</EntryTableContext>,
});

it.each([480, 600, 1000])(
  'a table of entries has the mark of a new row beside its fields in %s px, never over one',
  async width => {
    const entries = ['route', 'iptables.sys.portfw'];
    const switches =
      'netmode=router\ngui.network.advanced.status=enabled\niptables.status=enabled\niptables.sys.status=enabled\n';
    await show(1440, WIDE, `${switches}${entries.map(each => `${each}.status=enabled\n`).join('')}`);
    stage.place.style.inlineSize = `${width}px`;
    const editing = stage.models.get(EditingModel);
    editing.edited(
      new Map(
        entries.flatMap(
          each =>
            [
              [`${each}.1.status`, 'enabled'],
              [`${each}.1.comment`, 'a comment'],
            ] as const,
        ),
      ),
    );
    const rows = () => [...stage.place.querySelectorAll<HTMLElement>('tbody[data-entry]')];
    await expect.poll(() => rows().length).toBe(2);
    for (const each of rows()) {
      const mark = [...each.querySelectorAll('span[title]')].find(
        ({ textContent }) => textContent === 'New',
      )!;
      const at = mark.getBoundingClientRect();
      expect(at.width).toBeGreaterThan(0);
      const over = [...each.querySelectorAll('td[data-column] :is(input, select)')].filter(control => {
        const field = control.getBoundingClientRect();
        return (
          field.left < at.right && at.left < field.right && field.top < at.bottom && at.top < field.bottom
        );
      });
      expect(over).toEqual([]);
    }
  },
);

it('two lists of a section have a heading and a button to add each, neither over the other', async () => {
  const ipv6 = settingsPage('network', {
    entries: {
      dhcp6c: {
        entry: 'DHCPv6 client on {name}',
        title: 'DHCPv6 clients',
        columns: ['dhcp6Client.enabled', 'dhcp6Client.device'],
        made: { add: 'Add DHCPv6 client', empty: 'No DHCPv6 clients' },
      },
      dhcp6d: {
        entry: 'DHCPv6 server on {name}',
        title: 'DHCPv6 servers',
        columns: ['dhcp6Server.enabled', 'dhcp6Server.device'],
        made: { add: 'Add DHCPv6 server', empty: 'No DHCPv6 servers' },
      },
    },
    Frame: ({ children }) => <EntryTableContext value={renderEntries}>{children}</EntryTableContext>,
  });
  await show(1200, ipv6, 'netmode=router\ngui.network.advanced.status=enabled\n');
  const boxOf = (role: 'button' | 'heading', name: string): DOMRect =>
    screen.getByRole(role, { name }).element().getBoundingClientRect();
  await expect.element(screen.getByRole('button', { name: 'Add DHCPv6 client' })).toBeVisible();
  const [clients, servers] = [boxOf('button', 'Add DHCPv6 client'), boxOf('button', 'Add DHCPv6 server')];
  expect(clients.bottom).toBeLessThan(servers.top);
  const heading = boxOf('heading', 'DHCPv6 servers');
  expect(heading.top).toBeGreaterThan(clients.bottom);
  expect(heading.bottom).toBeLessThan(servers.bottom);
});

it('a table of entries is rows with their values on a phone, which open as sheets', async () => {
  await show(390);
  const opener = () => row(2)?.querySelector<HTMLButtonElement>('[aria-haspopup="dialog"]');
  expect(stage.place.querySelector('table')).toBeNull();
  expect(opener()?.textContent).toContain('second.example');
  opener()!.focus();
  opener()!.click();
  await expect.poll(() => stage.place.querySelector('dialog[open]')).not.toBeNull();
  leave(enter(server(2), 'other.example'));
  await expect.poll(() => value('ntpclient.2.server')).toBe('other.example');
  [...stage.place.querySelectorAll('dialog button')]
    .find(({ textContent }) => textContent === 'Done')!
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => stage.place.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener());
});

it('says of an entry on a phone what is on by its name, each value for itself, and none that it is named by', async () => {
  await show(390, network, BRIDGES);
  const values = (number: number) =>
    [...stage.place.querySelectorAll(`[data-entry="bridge.${number}"] button bdi`)].map(
      ({ textContent }) => textContent,
    );
  await expect.poll(() => values(1)).toEqual(['On', 'STP']);
  expect(values(2)).toEqual(['Off']);
});

it('says of a figure on a phone what it is, and draws that the row opens', async () => {
  const interfaces = settingsPage('network', {
    entries: { netconf: { entry: 'Interface {name}', columns: ['interface.mtu'] } },
    Frame: ({ children }) => <EntryTableContext value={renderEntries}>{children}</EntryTableContext>,
  });
  const text = 'netconf.1.devname=eth0\nnetconf.1.status=enabled\nnetconf.1.mtu=1500\n';
  await show(390, interfaces, `gui.network.advanced.status=enabled\n${text}`);
  const opener = () => stage.place.querySelector('[data-entry="netconf.1"] button');
  await expect.poll(() => opener()?.children[1]?.textContent).toBe('MTU 1500\u202FB');
  expect(opener()?.querySelector('svg')).not.toBeNull();
});

it.each([1200, 390])(
  'a row of a list of interfaces begins by the name alone at %i px, as its heading says of what',
  async width => {
    const interfaces = settingsPage('network', {
      entries: { netconf: { entry: 'Interface {name}', named: true, columns: ['interface.mtu'] } },
      Frame: ({ children }) => <EntryTableContext value={renderEntries}>{children}</EntryTableContext>,
    });
    await show(width, interfaces, 'netconf.1.devname=eth0\nnetconf.1.status=enabled\nnetconf.1.mtu=1500\n');
    const begins = () =>
      stage.place
        .querySelector('[data-entry="netconf.1"] :is(th, button > :first-child)')
        ?.textContent?.trim();
    await expect.poll(begins).toBe('eth0');
  },
);

describe('an entry that was just added', () => {
  const ROUTER = [
    'netmode=router',
    'gui.network.advanced.status=enabled',
    'netconf.1.devname=eth0',
    'netconf.1.status=enabled',
    'route.status=enabled',
    '',
  ].join('\n');
  const field = (id: string): HTMLInputElement =>
    stage.place.querySelector<HTMLInputElement>(`[data-setting="${id}"] input`)!;
  const faults = () =>
    [...stage.place.querySelectorAll('[aria-invalid="true"]')].map(
      control => control.closest<HTMLElement>('[data-setting]')?.dataset['setting'],
    );
  const add = async (): Promise<void> => {
    const button = screen.getByRole('button', { name: 'Add route' });
    await button.click();
    await expect.poll(() => document.activeElement?.closest('[data-entry]')).not.toBeNull();
    await settled();
  };

  it.each([1440, 390])(
    'an entry that was just added asks for nothing before it is left, at %i px',
    async width => {
      await show(width, WIDE, ROUTER);
      await add();
      expect(faults()).toEqual([]);
      type(field('route.network'), '198.51.100.0/99');
      field('route.gateway').focus();
      await expect.poll(faults).toEqual(['route.network']);
    },
  );

  it('an entry that was just added names what is missing once the focus has left its row', async () => {
    await show(1440, WIDE, ROUTER);
    await add();
    field('route.gateway').focus();
    await settled();
    expect(faults()).toEqual([]);
    screen.getByRole('button', { name: 'Add port forwarding' }).element().focus();
    await expect.poll(faults).toEqual(['route.network', 'route.netmask']);
  });

  it('an entry that was just added moves no button away from under the press that leaves it', async () => {
    await show(1440, WIDE, `${ROUTER}iptables.status=enabled\niptables.sys.status=enabled\n`);
    await add();
    await screen.getByRole('button', { name: 'Add port forwarding' }).click();
    await expect.poll(() => stage.place.querySelector('[data-entry^="iptables.sys.portfw."]')).not.toBeNull();
    await expect.poll(faults).toContain('route.network');
  });

  it('an entry that was just added names what is missing when its sheet is opened again', async () => {
    await show(390, WIDE, ROUTER);
    await add();
    await screen.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => stage.place.querySelector('dialog')).toBeNull();
    stage.place.querySelector<HTMLElement>('[aria-haspopup="dialog"]')!.click();
    await expect.poll(faults).toContain('route.network');
  });
});
