import { type Absence, ExpectedOutageToken } from '@radiolink/application/page';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setStage, type Stage } from '../testing/stage.mother.tsx';
import { Frame } from './index.ts';

let stage: Stage;
beforeEach(async () => {
  stage = setStage();
  await stage.show(<Frame current="dashboard">A page</Frame>);
});
afterEach(() => stage.close());

const away = (kind: Absence['kind']) =>
  stage.models
    .get(ExpectedOutageToken)
    .expect('restart', true, { kind, until: new Date('2099-01-02T07:06:00').getTime() });

describe('a device that this page restarts', () => {
  it.each([
    ['reboot', 'Rebooting, back by 07:06'],
    ['upgrade', 'Upgrading, back by 07:06'],
    ['apply', 'Restarting, back by 07:06'],
    ['reset', 'Resetting, done by 07:06'],
  ] as const)('leads header and title: %s', async (kind, words) => {
    await stage.answer(ptpAccessPointStatus());
    away(kind);
    const banner = page.getByRole('banner');
    await expect.element(banner).toHaveTextContent(words);
    await expect.element(banner).not.toHaveTextContent('Connected');
    await stage.fail(9, 20_000);
    await expect.element(banner).toHaveTextContent(words);
    await expect.element(banner).not.toHaveTextContent(/Reconnecting|failed attempts/);
    await expect.poll(() => document.title).toMatch(new RegExp(`^${words} · `));
  });

  it('is a lost connection once it is not expected any more', async () => {
    await stage.answer(ptpAccessPointStatus());
    away('reboot');
    await stage.fail(9, 20_000);
    stage.models.get(ExpectedOutageToken).expect('restart', false);
    await expect.element(page.getByRole('banner')).toHaveTextContent('Reconnecting…');
  });
});
