import { DraftsModel, PermittedApply } from '@radiolink/application/configuration/change-models';
import { SessionModel } from '@radiolink/application/session/session.model';
import type { TabMessage } from '@radiolink/application/configuration/drafts/tabs.port';
import type { ApplyState } from '@radiolink/application/configuration/apply/apply-state';
import { LINK_CHANGE_KEY } from '@radiolink/application/remote-device/remote-device.port';
import { PREDICTION_MODELS } from '@radiolink/application/prediction/prediction.model';
import type { LinkComparison } from '@radiolink/domain/link';
import { createEvent, createStore } from 'effector';
import { page } from 'vitest/browser';
import { ModelsProvider } from '../../models/models.ts';
import { permitted } from '../../testing/permitted.mother.ts';
import { modelsBeside } from '../../testing/models.mother.ts';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { ChangeNotices } from './change-notices.tsx';
import { TestBar } from './test-bar.tsx';

export const NOW = Date.now();
export const TEST = {
  kind: 'testing',
  since: NOW,
  endsAt: NOW + 200_000,
  startedHere: true,
  answering: true,
  answered: true,
  newAddress: undefined,
  newAddressAnswers: false,
  newAddressTaken: false,
  link: 'waiting',
  linkCameBack: false,
  request: undefined,
  requestedAt: undefined,
  failure: undefined,
} satisfies ApplyState;
export const JOINED = { ...TEST, startedHere: false } satisfies ApplyState;

const OTHER_TAB: TabMessage = { owner: { mac: '02:00:00:00:00:01', user: 'admin' }, kind: 'draft', count: 3 };

/** State of the device. */
export const become = createEvent<ApplyState>();
export const counted = createEvent<readonly string[]>();
export const measured = createEvent<LinkComparison['readings']>();
const $state = createStore<ApplyState>({ kind: 'idle' }).on(become, (_, state) => state);
const $effect = createStore<LinkComparison | null>(null)
  .on(counted, (_, missing) => ({
    readings: [],
    stations: { before: 3, back: 3 - missing.length, missing },
  }))
  .on(measured, (_, readings) => ({ readings, stations: undefined }));

/** The stage of a test, on which the device has done nothing yet. */
export function setTestStage(): Stage {
  $state.reinit();
  $effect.reinit();
  return setStage({ models: PREDICTION_MODELS });
}

export function closeTestStage(stage: Stage): Promise<void> {
  localStorage.removeItem(LINK_CHANGE_KEY);
  return stage.close();
}

/** Shows the bar, and what waits to be decided, to the administrator or to who may only read. */
export async function showTestBar(
  stage: Stage,
  { readOnly = false, isStaged = false, isOtherTab = false } = {},
): Promise<void> {
  const session = stage.models.get(SessionModel);
  const models = modelsBeside(stage.models).with(SessionModel, {
    ...session,
    $user: session.$user.map(user => ({ ...user, readOnly })),
  });
  const $endsByRequest = createStore(true);
  const $staged = createStore(isStaged);
  if (isOtherTab) models.with(DraftsModel, { ...models.get(DraftsModel), $otherTab: createStore(OTHER_TAB) });
  models.with(PermittedApply, permitted(models, { $state, $effect, $endsByRequest, $staged }));
  await stage.show(
    <ModelsProvider value={models}>
      <TestBar />
      <ChangeNotices />
    </ModelsProvider>,
  );
}

export const dialog = page.getByRole('dialog');
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const settled = () => new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn, 0)));
