import { ptpStationStatus } from '@radiolink/domain/mothers';
import { describe, expect, it, vi } from 'vitest';
import { useSettingsPage } from '../../../testing/settings-page.mother.tsx';
import { part } from '../part.ts';
import { SYSTEM_CONFIGURATIONS } from '../system-configurations.mother.ts';
import { systemPorts } from '../system-ports.mother.ts';

const ACCOUNTS = [
  { username: 'admin', readOnly: false, sshKeys: [] },
  { username: 'viewer', readOnly: true, sshKeys: [] },
  { username: 'mast-crew', readOnly: true, sshKeys: [] },
];
let accounts = ACCOUNTS;
const remove = vi.fn<(username: string) => Promise<void>>(async username => {
  accounts = accounts.filter(each => each.username !== username);
});

const page = useSettingsPage({
  View: part.View,
  configuration: SYSTEM_CONFIGURATIONS['a device with every part']!,
  stage: () => ({
    models: part.models ?? [],
    ports: systemPorts({}, { users: { list: async () => accounts, remove } }),
  }),
  device: stage => stage.answer(ptpStationStatus()),
  isShown: place =>
    place.querySelectorAll('[data-setting]').length > 15 &&
    place.querySelector('[data-section="users"] tbody tr') !== null,
});
const users = (): HTMLElement => page.stage.place.querySelector<HTMLElement>('[data-section="users"]')!;
const rows = (): readonly string[] =>
  [...users().querySelectorAll('tbody tr')].map(row => row.textContent ?? '');

describe('users that a device lists beside those of its configuration', () => {
  it('an account that the configuration does not name is listed below those that it does, without their password form', () => {
    expect(rows()).toEqual(['mast-crewRead-only userRemove']);
    expect(users().textContent).toContain('Full user');
  });

  it('the list of the accounts has the names of its columns above it', () => {
    const heads = [...users().querySelectorAll('thead th')].map(({ textContent }) => textContent);
    expect(heads).toEqual(['Username', 'Role', 'Actions']);
  });

  it('a listed account is removed by its name, and the list is read again', async () => {
    [...users().querySelectorAll('button')].find(({ textContent }) => textContent === 'Remove')!.click();
    await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('mast-crew');
    [...document.querySelectorAll('dialog button')]
      .find(({ textContent }) => textContent === 'Remove')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.poll(() => remove.mock.calls).toEqual([['mast-crew']]);
    await expect.poll(rows).toEqual([]);
    accounts = ACCOUNTS;
  });
});
