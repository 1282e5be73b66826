import { PermittedApply } from '@radiolink/application/configuration/change-models';
import type { ApplyOutcome, ApplyState } from '@radiolink/application/configuration/apply/apply-state';
import { message } from '@radiolink/domain/errors';
import { createEvent, createStore } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createI18n } from '../../i18n/create-i18n.ts';
import { ModelsProvider } from '../../models/models.ts';
import { Preferred } from '../main-application.tsx';
import { permitted } from '../../testing/permitted.mother.ts';
import { modelsBeside } from '../../testing/models.mother.ts';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { TestBar } from './test-bar.tsx';

const NEW_ADDRESS = 'http://192.0.2.8';
const NOW = Date.now();

type Testing = Extract<ApplyState, { kind: 'testing' }>;
type Awaited = Extract<ApplyOutcome, { kind: 'silent' }>['awaited'];

const TEST: Testing = {
  kind: 'testing',
  since: NOW,
  endsAt: NOW + 200_000,
  startedHere: true,
  answering: true,
  answered: true,
  newAddress: undefined,
  newAddressAnswers: false,
  newAddressTaken: false,
  link: 'formed',
  linkCameBack: true,
  request: undefined,
  requestedAt: undefined,
  failure: undefined,
};
const { kind: _kind, since: _since, ...TESTED } = TEST;
const WAITED = { since: NOW, wasSilent: true, givenUpAt: NOW };
const ended = (change: Partial<Extract<Awaited, { kind: 'ended' }>>): Awaited => ({
  kind: 'ended',
  test: TESTED,
  wanted: undefined,
  settlesAt: NOW,
  ...WAITED,
  ...change,
});
const restarting = (mode: 'save' | 'no-save', newAddress?: string): Awaited => ({
  kind: 'restarting',
  mode,
  until: NOW,
  newAddress,
  newAddressAnswers: false,
  newAddressTaken: false,
  ...WAITED,
});

let stage: Stage;
beforeEach(() => {
  stage = setStage();
});
afterEach(() => stage.close());

interface Shown {
  readonly canRevert?: boolean;
  readonly translations?: Readonly<Record<string, string>>;
  /** Stations that are not back, of three. */
  readonly missing?: readonly string[];
}

/** Shows the bar with applying in a state; returns the calls made. */
async function shown(
  state: ApplyState,
  { canRevert = true, translations = {}, missing = [] }: Shown = {},
): Promise<readonly string[]> {
  const requested: string[] = [];
  const keepRequested = createEvent();
  const revertRequested = createEvent();
  keepRequested.watch(() => void requested.push('keep'));
  revertRequested.watch(() => void requested.push('revert'));
  const dismissed = createEvent();
  dismissed.watch(() => void requested.push('dismiss'));
  const apply = permitted(stage.models, {
    $state: createStore(state).on(dismissed, () => ({ kind: 'idle' })),
    dismissed,
    $endsByRequest: createStore(canRevert),
    $effect: createStore({ readings: [], stations: { before: 3, back: 3 - missing.length, missing } }),
    keepRequested,
    revertRequested,
  });
  const models = modelsBeside(stage.models).with(PermittedApply, apply);
  const texts = createI18n('de_DE', translations, { error: () => undefined });
  await stage.show(
    <ModelsProvider value={models}>
      <Preferred texts={texts}>
        <TestBar />
      </Preferred>
    </ModelsProvider>,
  );
  return requested;
}

const reported = (outcome: ApplyOutcome): ApplyState => ({ kind: 'done', at: NOW, outcome });
const text = () => stage.place.innerText;
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('a running test', () => {
  it('a running test is kept at once while the link is back', async () => {
    const requested = await shown(TEST);
    await button('Keep changes').click();
    expect(requested).toEqual(['keep']);
  });

  it.each(['waiting', 'radar-wait'] as const)(
    'a running test is kept after a question while the link is %s',
    async link => {
      const requested = await shown({ ...TEST, link });
      await button('Keep changes').click();
      expect(requested).toEqual([]);
      await button('Wait for the link').click();
      expect(requested).toEqual([]);
      await button('Keep changes').click();
      await button('Keep without link').click();
      expect(requested).toEqual(['keep']);
    },
  );

  it('a running test is kept after a question while some stations are not back', async () => {
    const requested = await shown(TEST, { missing: ['Barn', 'Mill'] });
    await button('Keep changes').click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent('2 stations are not back.');
    await button('Wait for stations').click();
    expect(requested).toEqual([]);
    await button('Keep changes').click();
    await button('Keep without stations').click();
    expect(requested).toEqual(['keep']);
  });

  it.each([
    [undefined, 'You can keep the changes when it responds again.'],
    [NEW_ADDRESS, 'You can keep the changes at the new address.'],
  ])(
    'a running test of a device that does not answer says why nothing can be decided here: moved to %s',
    async (to, words) => {
      await shown({ ...TEST, answering: false, newAddress: to });
      await expect.element(button('Keep changes')).toBeDisabled();
      await expect.element(button('Revert now')).toBeDisabled();
      const reason = button('Keep changes').element().getAttribute('aria-describedby') ?? '';
      expect(document.getElementById(reason)?.innerText).toContain(words);
    },
  );

  it('a running test that only its beginner can end offers no button for that, and the time at which it ends', async () => {
    await shown({ ...TEST, startedHere: false }, { canRevert: false });
    await expect.element(button('Keep changes')).toBeEnabled();
    expect(await button('Revert now').query()).toBeNull();
    expect(text()).toMatch(/Reverts at \d\d:\d\d\./);
    await button('Details of the test').click();
    await expect.poll(text).toContain('The changes are running but not saved.');
  });

  it('a running test that was joined claims nothing of the link before it', async () => {
    await shown({ ...TEST, startedHere: false, link: 'waiting' });
    expect(text()).toContain('There is no radio link.');
  });
});

describe('a device that is not heard again', () => {
  it.each<readonly [string, Awaited, RegExp]>([
    [
      'after a test',
      ended({}),
      /Unless the test was kept in another session, the device runs the configuration from before the test/,
    ],
    ['after keep', ended({ wanted: 'keep' }), /runs either the tested or the previous configuration/],
    ['after a change for good', restarting('save'), /is saved and is not reverted automatically/],
    [
      'after a change without saving',
      restarting('no-save'),
      /a power cycle restores the previous configuration/,
    ],
  ])('%s is told with what it ran, and what to do', async (_, awaited, words) => {
    await shown(reported({ kind: 'silent', awaited }));
    expect(text()).toMatch(words);
    expect(text()).toMatch(/Check its power, its cable/);
    expect(await page.getByRole('link').query()).toBeNull();
  });

  it.each<readonly [string, ApplyState]>([
    ['done', reported({ kind: 'silent', awaited: ended({ test: { ...TESTED, newAddress: NEW_ADDRESS } }) })],
    ['told, for good', reported({ kind: 'silent', awaited: restarting('save', NEW_ADDRESS) })],
    ['awaited', restarting('save', NEW_ADDRESS)],
    ['awaited after a test', ended({ test: { ...TESTED, newAddress: NEW_ADDRESS } })],
  ])('and moved is linked to at its new address: %s', async (_, state) => {
    await shown(state);
    await expect.element(page.getByRole('link')).toHaveAttribute('href', NEW_ADDRESS);
  });

  it.each<readonly [string, ApplyState]>([
    [
      'done',
      reported({
        kind: 'silent',
        awaited: { ...restarting('save', NEW_ADDRESS), newAddressTaken: true } as Awaited,
      }),
    ],
    ['awaited', { ...restarting('save', NEW_ADDRESS), newAddressTaken: true } as ApplyState],
    ['tested', { ...TEST, answering: false, newAddress: NEW_ADDRESS, newAddressTaken: true }],
  ])('a device that is not heard again is not linked to where somebody else is: %s', async (_, state) => {
    await shown(state);
    expect(text()).toContain(`Another device was using ${NEW_ADDRESS} before the change was sent.`);
    expect(await page.getByRole('link').query()).toBeNull();
  });
});

describe('what was not sent', () => {
  it('what was not sent is told as not sent, in the language of the user to the last word', async () => {
    const words = message('{setting}: {problem}', {
      setting: message('Transmit power'),
      problem: message('Must be at most {most}.', { most: 30 }),
    });
    const translations = {
      '{setting}: {problem}': '{setting} – {problem}',
      'Transmit power': 'Sendeleistung',
      'Must be at most {most}.': 'Höchstens {most}.',
      'Nothing was sent to the device.': 'Nichts wurde gesendet.',
    };
    await shown(reported({ kind: 'not-sent', words }), { translations });
    expect(text()).toContain('Nichts wurde gesendet. Sendeleistung – Höchstens 30.');
    expect(text()).not.toContain('rejected');
  });

  it('says that changes are still here only where there are any', async () => {
    await shown(reported({ kind: 'reverted-elsewhere' }));
    expect(text()).toContain('The changes were reverted');
    expect(text()).not.toContain('Your changes are still pending.');
  });
});

describe('the result of a change', () => {
  const SUCCESSES = ['saved', 'kept', 'reverted', 'kept-elsewhere'] as const;
  const OTHERS = ['running-unsaved', 'reverted-elsewhere', 'unknown', 'forgotten'] as const;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    history.replaceState(null, '', location.pathname);
  });
  const navigate = async (to: string): Promise<void> => {
    const gone = new Promise(resolve => addEventListener('hashchange', resolve, { once: true }));
    location.hash = to;
    await gone;
  };

  it.each(SUCCESSES)('goes by itself after a minute if it is a success: %s', async kind => {
    const requested = await shown(reported({ kind }));
    await expect.element(button('Close')).toBeVisible();
    vi.advanceTimersByTime(59_000);
    expect(requested).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(requested).toEqual(['dismiss']);
    await expect.poll(() => button('Close').query()).toBeNull();
    vi.advanceTimersByTime(120_000);
    expect(requested).toEqual(['dismiss']);
  });

  it.each(SUCCESSES)('goes with the next page if it is a success: %s', async kind => {
    const requested = await shown(reported({ kind }));
    await expect.element(button('Close')).toBeVisible();
    await navigate('#/stations');
    await expect.poll(() => requested).toEqual(['dismiss']);
  });

  it.each(OTHERS)('stays until it is closed if it is no success: %s', async kind => {
    const requested = await shown(reported({ kind }));
    await expect.element(button('Close')).toBeVisible();
    vi.advanceTimersByTime(3_600_000);
    await navigate('#/stations');
    expect(requested).toEqual([]);
    await button('Close').click();
    expect(requested).toEqual(['dismiss']);
  });
});
