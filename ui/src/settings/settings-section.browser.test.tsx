import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setStage, type Stage } from '../testing/stage.mother.tsx';
import { settingsPage } from './settings-page.tsx';

const SERVERS = {
  entry: 'Entry {name}',
  made: { add: 'Add station', empty: 'No entries', ordered: true },
} as const;
const TEXT = [
  'ntpclient.status=enabled',
  'ntpclient.1.status=enabled',
  'ntpclient.1.server=first.example',
  'ntpclient.4.server=second.example',
  'ntpclient.4.status=disabled',
  'sshd.status=enabled',
  'sshd.auth.key.1.status=enabled',
  'sshd.auth.key.1.comment=barn',
  '',
].join('\n');
const services = settingsPage('services', { entries: { ntpclient: SERVERS } });
const network = settingsPage('network', {
  entries: {
    netconf: { entry: 'Interface {name}' },
    'netconf.{n}.alias': { entry: 'Entry {name}', made: { add: 'Add station', empty: 'No entries' } },
  },
});

let stage: Stage;
beforeEach(() => {
  localStorage.setItem('radiolink.settings-view', 'advanced');
  stage = setStage();
});
afterEach(async () => {
  await stage.close();
  localStorage.clear();
});

const read = (text: string): void => {
  stage.models.get(EditingModel).configurationRead({ text, modified: false, firstSetup: false });
};
const value = (key: string): string | undefined => stage.models.get(EditingModel).$values.getState().get(key);
const entry = (path: string): HTMLElement =>
  stage.place.querySelector<HTMLElement>(`[data-entry="${path}"]`)!;
const button = (name: string, within: HTMLElement = stage.place): HTMLButtonElement =>
  [...within.querySelectorAll('button')].find(
    ({ ariaLabel, textContent }) => ariaLabel === name || textContent === name,
  )!;
const serverOf = (number: number): string | undefined =>
  entry(`ntpclient.${number}`)?.querySelector<HTMLInputElement>('[data-setting="time.server"] input')?.value;

it('a settings page holds its place until the configuration is read', async () => {
  await stage.show(<services.View />);
  expect(stage.place.querySelector('output')?.textContent).toBe('Loading the configuration…');
  expect(stage.place.querySelector('[data-setting]')).toBeNull();
  read(TEXT);
  await expect.poll(() => stage.place.querySelector('[data-setting="ssh.enabled"]')).not.toBeNull();
});

describe('a list whose order has a meaning', () => {
  beforeEach(async () => {
    read(TEXT);
    await stage.show(<services.View />);
  });

  it('moves an entry with all its keys, and the focus with it', async () => {
    button('Move up: Entry second.example').focus();
    button('Move up: Entry second.example').click();
    await expect.poll(() => serverOf(1)).toBe('second.example');
    expect(serverOf(4)).toBe('first.example');
    expect(value('ntpclient.1.status')).toBe('disabled');
    expect(value('ntpclient.4.status')).toBe('enabled');
    // The entry is the first one now: it can be moved down only.
    expect(document.activeElement).toBe(button('Move down: Entry second.example'));
    await expect.poll(() => stage.place.textContent).toContain('Moved to position 1.');
  });

  it('moves an entry that is dragged by its handle onto another', async () => {
    const handleOf = (number: number) =>
      entry(`ntpclient.${number}`).querySelector<HTMLElement>('[draggable="true"]');
    await expect.poll(() => [handleOf(1), handleOf(4)]).not.toContain(null);
    const handle = handleOf(4)!;
    const dataTransfer = new DataTransfer();
    const drag = (type: string) => new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
    handle.dispatchEvent(drag('dragstart'));
    const over = drag('dragover');
    entry('ntpclient.1').dispatchEvent(over);
    expect(over.defaultPrevented).toBe(true);
    entry('ntpclient.1').dispatchEvent(drag('drop'));
    await expect.poll(() => serverOf(1)).toBe('second.example');
    expect(serverOf(4)).toBe('first.example');
    await expect.poll(() => stage.place.textContent).toContain('Moved to position 1.');
  });

  it('takes nothing that is dragged from elsewhere', () => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', '1');
    const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer });
    entry('ntpclient.4').dispatchEvent(over);
    expect(over.defaultPrevented).toBe(false);
  });

  it('moves nothing beyond its ends', () => {
    expect(button('Move up: Entry first.example').disabled).toBe(true);
    expect(button('Move down: Entry first.example').disabled).toBe(false);
    expect(button('Move down: Entry second.example').disabled).toBe(true);
  });

  it('takes a new entry at its end', async () => {
    button('Add station').click();
    await expect.poll(() => serverOf(5)).toBe('');
    expect(value('ntpclient.5.status')).toBe('enabled');
    expect(stage.place.textContent).toContain('Entry 5 is added.');
  });

  it('focuses the first field of a new entry, and its button after one is removed', async () => {
    button('Add station').click();
    await expect
      .poll(() => document.activeElement?.closest('[data-entry]')?.getAttribute('data-entry'))
      .toBe('ntpclient.5');
    expect(document.activeElement?.closest('[data-setting]')?.getAttribute('data-setting')).toBe(
      'time.server',
    );
    button('Remove Entry 5').focus();
    button('Remove Entry 5').click();
    await expect.poll(() => entry('ntpclient.5')).toBeNull();
    expect(document.activeElement).toBe(button('Add station'));
  });
});

it('a list that the page does not describe can be edited, not extended', async () => {
  read(TEXT);
  await stage.show(<services.View />);
  const key = entry('sshd.auth.key.1');
  expect(key.querySelector<HTMLInputElement>('[data-setting="ssh.keyComment"] input')?.value).toBe('barn');
  expect(key.querySelectorAll('button').length).toBe(0);
});

describe('a list in the entries of another', () => {
  beforeEach(async () => {
    read('netconf.2.devname=eth0\nnetconf.2.alias.1.ip=192.0.2.7\nnetconf.2.alias.1.status=enabled\n');
    await stage.show(<network.View />);
  });

  it('stands in its entry, which has the name of the device', () => {
    expect(entry('netconf.2').querySelector('legend')?.textContent).toBe('Interface eth0');
    expect(value('netconf.2.alias.1.ip')).toBe('192.0.2.7');
    const address = entry('netconf.2.alias.1').querySelector<HTMLInputElement>(
      '[data-setting="alias.address"] input',
    );
    expect(address?.value).toBe('192.0.2.7');
  });

  it('a list in the entries of another is extended and shortened there', async () => {
    button('Add station').click();
    await expect.poll(() => value('netconf.2.alias.2.status')).toBe('enabled');
    button('Remove Entry 192.0.2.7').click();
    await expect.poll(() => entry('netconf.2.alias.1')).toBeNull();
    expect(value('netconf.2.alias.1.ip')).toBeUndefined();
    expect(value('netconf.2.devname')).toBe('eth0');
  });
});
