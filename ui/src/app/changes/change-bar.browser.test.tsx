import { PermittedApply } from '@radiolink/application/configuration/change-models';
import type { ApplyMode, ApplyState } from '@radiolink/application/configuration/apply/apply-state';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import type { InvalidField } from '@radiolink/application/configuration/fields.model';
import { PREDICTION_MODELS } from '@radiolink/application/prediction/prediction.model';
import { ConfigStore, ConfigText } from '@radiolink/domain/configuration';
import { message } from '@radiolink/domain/errors';
import type { LinkComparison } from '@radiolink/domain/link';
import type { ChangeImpact, Cut } from '@radiolink/domain/impact';
import { createEvent, createStore } from 'effector';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ModelsProvider } from '../../models/models.ts';
import { permitted } from '../../testing/permitted.mother.ts';
import { modelsBeside } from '../../testing/models.mother.ts';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { ChangeBar } from './change-bar.tsx';

const LINK: Cut = { kind: 'link', message: message('The radio restarts.'), seconds: 100 };
const SERVICES: Cut = { kind: 'services', message: message('Services reload.'), seconds: 10 };

let stage: Stage;
beforeEach(() => {
  stage = setStage({ models: PREDICTION_MODELS });
});
afterEach(() => stage.close());

/** Shows the bar with one change of the given impact; returns the calls to the device. */
async function shown(
  cuts: readonly Cut[],
  needsTest: boolean,
  invalid: readonly InvalidField[] = [],
  state: ApplyState = { kind: 'idle' },
  effect: LinkComparison | null = null,
): Promise<readonly ApplyMode[]> {
  const impact: ChangeImpact = {
    cuts,
    needsTest,
    testProblem: undefined,
    newAddress: undefined,
    longestSeconds: 100,
  };
  const requested = createEvent<ApplyMode>();
  const modes: ApplyMode[] = [];
  requested.watch(mode => void modes.push(mode));
  const change = {
    key: 'radio.1.txpower',
    keys: ['radio.1.txpower'],
    name: { key: 'Transmit power' },
    before: '4',
    after: '3',
    risk: 'restarts-radio',
  };
  const editing = stage.models.get(EditingModel);
  const models = modelsBeside(stage.models).with(EditingModel, {
    ...editing,
    $pendingCount: createStore(1),
    $pending: createStore([change]),
    $state: createStore({ store: ConfigStore.of(ConfigText.parse('')) }),
    $invalidFields: createStore(new Map(invalid.map(field => [field.key, field]))),
  } as unknown as EditingModel);
  models.with(
    PermittedApply,
    permitted(models, {
      $impact: createStore(impact),
      $state: createStore(state),
      $effect: createStore(effect),
      applyRequested: requested,
    }),
  );
  await stage.show(
    <ModelsProvider value={models}>
      <ChangeBar />
    </ModelsProvider>,
  );
  return modes;
}

const bar = page.getByRole('region', { name: 'Changes' });
const review = page.getByRole('dialog', { name: 'Pending changes' });

it('a review closes when Back changes the page behind it, and stays while nothing does', async () => {
  window.location.hash = '#/network';
  window.location.hash = '#/wireless';
  await shown([LINK], true);
  await bar.getByRole('button', { name: 'Review' }).click();
  await expect.element(review).toBeVisible();
  window.history.back();
  await expect.poll(() => window.location.hash).toBe('#/network');
  await expect.poll(() => review.query()).toBeNull();
  await bar.getByRole('button', { name: 'Review' }).click();
  await expect.element(review).toBeVisible();
  window.location.hash = '';
});

const RUNNING = {
  kind: 'testing',
  since: Date.now(),
  endsAt: Date.now() + 200_000,
  startedHere: true,
  answering: true,
  answered: true,
  newAddress: undefined,
  newAddressAnswers: false,
  newAddressTaken: false,
  link: 'formed',
  linkCameBack: false,
  request: undefined,
  requestedAt: undefined,
  failure: undefined,
} satisfies ApplyState;

const reason = 'A configuration test is running. Keep or revert it before you apply or discard.';

describe('a review', () => {
  it('a review says during a test why its buttons are off, and each button that applies refers to it', async () => {
    await shown([LINK], true, [], RUNNING);
    await bar.getByRole('button', { name: 'Review', exact: true }).click();
    await expect.element(review).toHaveTextContent(reason);
    for (const name of ['Test', 'Discard all']) {
      await expect.element(review.getByRole('button', { name, exact: true })).toBeDisabled();
    }
    const test = review.getByRole('button', { name: 'Test', exact: true }).element();
    const described = document.getElementById(test.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain(reason);
  });

  it('a review shows during a test what it measured, and foretells nothing of changes that run already', async () => {
    const readings = [{ quantity: 'remote-signal', before: -60, now: -67, verdict: 'worse' }] as const;
    await shown([LINK], true, [], RUNNING, { readings, stations: undefined });
    await bar.getByRole('button', { name: 'Review', exact: true }).click();
    const measured = review.getByRole('table', { name: 'Link, before and during the test' });
    await expect.element(measured).toHaveTextContent('Remote signal');
    await expect.element(review).not.toHaveTextContent('Impact');
    await expect.element(review).not.toHaveTextContent('Until about');
  });

  it('a review says nothing of a test while none runs, and its buttons are on', async () => {
    await shown([LINK], true);
    await bar.getByRole('button', { name: 'Review', exact: true }).click();
    await expect.element(review.getByRole('button', { name: 'Test', exact: true })).toBeEnabled();
    await expect.element(review).not.toHaveTextContent(reason);
  });
});

describe('the bar of the changes', () => {
  it('the bar of the changes has during a test only the way to the review, which says what is to be done first', async () => {
    await shown([LINK], true, [], RUNNING);
    const names = () =>
      bar
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(names).toEqual(['Review']);
  });

  it('the bar of the changes has while no test runs the ways to discard and to test', async () => {
    await shown([LINK], true);
    const names = () =>
      bar
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(names).toEqual(['Review', 'Discard', 'Test']);
  });
});

describe('the first button of the bar', () => {
  it('leads to what will be cut before anything is asked of the device, and Enter goes on from there', async () => {
    const modes = await shown([LINK], true);
    await bar.getByRole('button', { name: 'Test', exact: true }).click();
    await expect.element(review).toHaveTextContent('The radio restarts.');
    expect(modes).toEqual([]);
    const test = review.getByRole('button', { name: 'Test', exact: true });
    await expect.element(test).toHaveFocus();
    const reported = document.getElementById(test.element().getAttribute('aria-describedby') ?? '');
    expect(reported?.innerText).toMatch(/The radio restarts\. Until about \d/);
    await userEvent.keyboard('{Enter}');
    expect(modes).toEqual(['test']);
  });

  it('the first button of the bar is not gone past by a key that is still held down', async () => {
    const modes = await shown([LINK], true);
    bar.getByRole('button', { name: 'Test', exact: true }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(review.getByRole('button', { name: 'Test', exact: true })).toHaveFocus();
    const held = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat: true,
      bubbles: true,
      cancelable: true,
    });
    expect(document.activeElement?.dispatchEvent(held)).toBe(false);
    expect(modes).toEqual([]);
  });

  it('applies at once what cuts nothing', async () => {
    const modes = await shown([SERVICES], false);
    await bar.getByRole('button', { name: 'Save and apply', exact: true }).click();
    expect(modes).toEqual(['save']);
    expect(await review.query()).toBeNull();
  });

  it('applies nothing while a field is not valid, and leads to it from the bar and the review', async () => {
    const field: InvalidField = {
      key: 'wireless.1.ssid',
      name: message('SSID'),
      problem: message('Use at most 32 bytes.'),
      typed: 'ridge-süd',
    };
    await shown([SERVICES], false, [field]);
    await expect.element(bar).toHaveTextContent('Correct first: SSID');
    await expect.element(bar.getByRole('button', { name: 'Save and apply', exact: true })).toBeDisabled();
    await expect
      .element(bar.getByRole('link', { name: 'SSID' }))
      .toHaveAttribute('href', '#/wireless/wireless.ssid');
    await bar.getByRole('button', { name: 'Review', exact: true }).click();
    await expect.element(review).toHaveTextContent('SSID Use at most 32 bytes.');
    for (const name of ['Test', 'Save and apply'])
      await expect.element(review.getByRole('button', { name, exact: true })).toBeDisabled();
  });

  it('lies over the page opaque, padded and its buttons at the end of its line (16.1)', async () => {
    await shown([SERVICES], false);
    const look = getComputedStyle(bar.element());
    expect(look.backgroundColor).toMatch(/^rgb\(/);
    expect(Number.parseFloat(look.paddingInlineStart)).toBeGreaterThanOrEqual(8);
    expect(look.boxShadow).not.toBe('none');
    const box = bar.element().getBoundingClientRect();
    const last = bar
      .getByRole('button', { name: 'Save and apply', exact: true })
      .element()
      .getBoundingClientRect();
    expect(box.right - last.right).toBeLessThan(32);
  });
});

describe('discarding all changes', () => {
  it.each(['bar', 'review'] as const)(
    'discarding all changes from the %s asks first, with their number',
    async from => {
      await shown([SERVICES], false);
      const reverted: string[] = [];
      stage.models.get(EditingModel).allReverted.watch(() => void reverted.push('all'));
      if (from === 'bar') await bar.getByRole('button', { name: 'Discard', exact: true }).click();
      else {
        await bar.getByRole('button', { name: 'Review', exact: true }).click();
        await review.getByRole('button', { name: 'Discard all', exact: true }).click();
      }
      const confirmation = page.getByRole('dialog', { name: 'Discard 1 change?' });
      await expect.element(confirmation.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      expect(reverted).toEqual([]);
      await confirmation.getByRole('button', { name: 'Discard all' }).click();
      expect(reverted).toEqual(['all']);
    },
  );
});
