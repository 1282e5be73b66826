import { type Absence, ExpectedOutage } from '@radiolink/application/outage/expected-outage';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { Frame } from './frame.tsx';

let stage: Stage;
beforeEach(async () => {
  stage = setStage();
  await stage.show(<Frame current="dashboard">A page</Frame>);
});
afterEach(() => stage.close());

const away = (kind: Absence['kind']) =>
  stage.models.get(ExpectedOutage).declared({
    reason: 'restart',
    isExpected: true,
    absence: { kind, until: new Date('2099-01-02T07:06:00').getTime() },
  });

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

  it('a device that this page restarts is a lost connection once it is not expected any more', async () => {
    await stage.answer(ptpAccessPointStatus());
    away('reboot');
    await stage.fail(9, 20_000);
    stage.models.get(ExpectedOutage).declared({ reason: 'restart', isExpected: false });
    await expect.element(page.getByRole('banner')).toHaveTextContent('Reconnecting…');
  });
});

describe('a lost connection', () => {
  it('a lost connection is said once, then every 30 s, however often its age changes', async () => {
    await stage.answer(ptpAccessPointStatus());
    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const spoken: string[] = [];
    for (let second = 6; second < 95; second += 1) {
      vi.setSystemTime(start + second * 1000);
      await stage.fail(second, 0);
      const words = stage.place.querySelector('header output')!.textContent;
      if (words !== spoken.at(-1)) spoken.push(words);
    }
    expect(spoken.map(words => words.replaceAll(/\s/g, ' '))).toEqual([
      'The device does not respond. Retrying.',
      'The device does not respond. Retrying. 30 s old',
      'The device does not respond. Retrying. 1 min 0 s old',
      'The device does not respond. Retrying. 1 min 30 s old',
    ]);
  });
});
