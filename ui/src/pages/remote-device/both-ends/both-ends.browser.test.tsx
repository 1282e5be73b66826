import {
  LinkChangeModel,
  type LinkChangeState,
  type LinkColumns,
} from '@radiolink/application/remote-device/link-change.model';
import type { LinkAgreement } from '@radiolink/domain/settings';
import { createEvent, createStore } from 'effector';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setStage, type Stage } from '../../../testing/stage.mother.tsx';
import { LinkChangeBar } from './link-change-bar.tsx';
import { LinkChangeDialog } from './link-change-dialog.tsx';

const END: LinkColumns['local'] = { ssid: 'quarry', widthMhz: 40, frequencyMhz: 5785, isPtp: true };

let stage: Stage;
afterEach(() => stage.close());

/** The dialog of a link whose ends agree; what it asks a plan for. */
async function showDialog(): Promise<readonly LinkAgreement[]> {
  const planned: LinkAgreement[] = [];
  const planRequested = createEvent<LinkAgreement>();
  planRequested.watch(link => void planned.push(link));
  const model: Partial<LinkChangeModel> = {
    planRequested,
    planDropped: createEvent(),
    changeRequested: createEvent<{ readonly name: string }>(),
    $columns: createStore<LinkColumns | null>({ local: END, remote: END, isSameKey: true }),
    $plan: createStore(null),
    $failure: createStore(null),
    $isBusy: createStore(false),
  };
  stage = setStage({ ports: [[LinkChangeModel, model]] });
  await stage.show(<LinkChangeDialog name="Mill-ST" onClose={() => undefined} />);
  return planned;
}

it('a change of both ends has what was entered and nothing else, in the digits of any script', async () => {
  const planned = await showDialog();
  await page.getByLabelText('Frequency').fill(' ٥٧٤٥ ');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect.poll(() => planned).toEqual([{ frequencyMhz: 5745 }]);
});

it('a frequency that is no number is not planned, and the dialog says what to enter', async () => {
  const planned = await showDialog();
  await page.getByLabelText('Frequency').fill('5.7 GHz');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect.element(page.getByText('Enter a frequency in MHz.')).toBeVisible();
  expect(planned).toEqual([]);
});

it.each([
  [false, 'Both devices run their previous configuration.'],
  [true, 'Neither device runs the change with the key that was entered.'],
])(
  'an outcome after a key that was entered again (%s) says no more than is known of it',
  async (isKeyReentered, words) => {
    const state: LinkChangeState = {
      kind: 'done',
      isKeyReentered,
      result: {
        isChanged: false,
        isAsBefore: true,
        local: undefined,
        remote: { kind: 'reverted' },
        localTests: 0,
        nextLocalTestAt: undefined,
      },
    };
    const model: Partial<LinkChangeModel> = {
      $state: createStore<LinkChangeState>(state),
      dismissed: createEvent(),
      resumeRequested: createEvent<{ readonly key?: string | undefined }>(),
    };
    stage = setStage({ ports: [[LinkChangeModel, model]] });
    await stage.show(<LinkChangeBar name="Mill-ST" isOpen isReachable />);
    await expect.element(page.getByText(words, { exact: false })).toBeVisible();
  },
);
