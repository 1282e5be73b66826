import { ACCOUNT_MODELS } from '@radiolink/application/account/account.model';
import {
  type PasswordChange,
  type PasswordOutcome,
  PasswordPort,
  PasswordPolicyPort,
  UsersPort,
} from '@radiolink/application/account/account.port';
import { ptpStationStatus } from '@radiolink/domain/mothers';
import { DEFAULT_PASSWORD_POLICY } from '@radiolink/domain/session';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { PasswordButton } from './password-button.tsx';
import { PasswordDialog } from './password-dialog.tsx';

const GOOD = 'Mast-und-Kabel-7';
let stage: Stage;
let requested: PasswordChange[];
let checked: PasswordOutcome;
let changed: PasswordOutcome;
let closes: number;

beforeEach(async () => {
  requested = [];
  closes = 0;
  checked = { ok: true };
  changed = { ok: true };
  const password: PasswordPort = {
    check: async () => checked,
    change: async wanted => {
      requested.push(wanted);
      return changed;
    },
  };
  const users: UsersPort = {
    list: async () => undefined,
    write: () => Promise.reject(new Error('Not here.')),
    remove: async () => undefined,
  };
  stage = setStage({
    models: ACCOUNT_MODELS,
    ports: [
      [PasswordPort, password],
      [PasswordPolicyPort, { read: async () => DEFAULT_PASSWORD_POLICY }],
      [UsersPort, users],
    ],
  });
  await stage.answer(ptpStationStatus());
});
afterEach(() => stage.close());

const show = () =>
  stage.show(<PasswordDialog account="own" username="admin" onClose={() => void (closes += 1)} />);
const dialog = () => document.querySelector('dialog');
const field = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll('label')].find(one => one.textContent?.startsWith(label));
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
};
const text = () => dialog()?.textContent ?? '';
const press = (name: string) =>
  [...(dialog()?.querySelectorAll('button') ?? [])].find(one => one.textContent === name)?.click();

async function fill(values: Readonly<Record<string, string>> = {}): Promise<void> {
  const all = {
    'Current password': 'Tower-Link-2026',
    'New password': GOOD,
    'Confirm New Password': GOOD,
    ...values,
  };
  for (const [label, value] of Object.entries(all)) await userEvent.fill(field(label), value);
}

describe('the password form', () => {
  it('sends name, current and new password with Enter, says so, and forgets them', async () => {
    await show();
    await fill({ Username: 'tower' });
    await expect.poll(text).toContain('Strong.');
    await userEvent.keyboard('{Enter}');
    await expect.poll(text).toContain('Password changed.');
    expect(requested).toEqual([
      { oldPassword: 'Tower-Link-2026', newPassword: GOOD, newUsername: 'tower', readOnlyAccount: false },
    ]);
    expect(document.querySelectorAll('input')).toHaveLength(0);
    press('Close');
    expect(closes).toBe(1);
    expect(stage.complaints).toEqual([]);
  });

  it.each([
    [{ 'Current password': '' }, 'Password is required.'],
    [{ Username: '-x' }, 'Begin with a letter'],
    [{ 'New password': 'Short-7', 'Confirm New Password': 'Short-7' }, 'Use at least 12 characters.'],
    [{ 'Confirm New Password': `${GOOD}x` }, 'The passwords do not match.'],
  ])('the password form does not send %j', async (values, words) => {
    await show();
    await fill(values);
    press('Save');
    await expect.poll(text).toContain(words);
    expect(requested).toEqual([]);
  });

  it('shows the words of the device at the current password, and above the form', async () => {
    checked = { ok: false, deviceText: 'Invalid password.' };
    await show();
    await fill();
    press('Save');
    await expect.poll(() => field('Current password').getAttribute('aria-invalid')).toBe('true');
    expect(text()).toContain('Invalid password.');
    checked = { ok: true };
    changed = { ok: false, deviceText: 'Username already exists.' };
    press('Save');
    await expect
      .poll(() => dialog()?.querySelector('[role=alert]')?.textContent)
      .toContain('Username already exists.');
  });

  it('opens from its button outside of what encloses it, and gives the focus back', async () => {
    await stage.show(
      <PasswordButton account="own" username="admin">
        Change
      </PasswordButton>,
    );
    const button = stage.place.querySelector('button')!;
    button.focus();
    button.click();
    await expect.poll(dialog).not.toBeNull();
    expect(stage.place.contains(dialog())).toBe(false);
    press('Cancel');
    await expect.poll(dialog).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});
