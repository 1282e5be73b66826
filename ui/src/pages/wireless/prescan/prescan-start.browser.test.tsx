import { PermittedApply } from '@radiolink/application/configuration/change-models';
import type { ApplyState } from '@radiolink/application/configuration/apply/apply-state';
import type { RadarPrescan } from '@radiolink/application/wireless/prescan-watch';
import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import { createEvent, createStore } from 'effector';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ModelsProvider } from '../../../models/models.ts';
import { modelsBeside } from '../../../testing/models.mother.ts';
import { setStage, type Stage } from '../../../testing/stage.mother.tsx';
import { PrescanStart } from './prescan-start.tsx';

const CHANNEL = { ch: 102, control: 5510, center: 5510, bw: 40, dfs: true, maxEirp: 30 };
const RESTS: RadarPrescan = { prescan: { status: 'finished', channels: [] }, receivedAt: 0, unanswered: 0 };
const WRITING: ApplyState = {
  kind: 'writing',
  mode: 'test',
  since: 0,
  newAddress: undefined,
  newAddressTaken: false,
  linkBefore: true,
};
const REASON = 'A change is being tested or applied. Start the prescan when it has finished.';

const become = createEvent<ApplyState>();
const $state = createStore<ApplyState>({ kind: 'idle' }).on(become, (_, state) => state);

let stage: Stage;
beforeEach(async () => {
  $state.reinit();
  stage = setStage();
  const [apply, wireless] = [stage.models.get(PermittedApply), stage.models.get(WirelessModel)];
  const models = modelsBeside(stage.models)
    .with(WirelessModel, { ...wireless, $prescan: createStore<RadarPrescan | null>(RESTS) })
    .with(PermittedApply, { ...apply, $state });
  await stage.show(
    <ModelsProvider value={models}>
      <PrescanStart candidates={[CHANNEL]} />
    </ModelsProvider>,
  );
});
afterEach(() => stage.close());

const start = page.getByRole('button', { name: 'Run DFS prescan' });

describe('listening for radar', () => {
  it('listening for radar is not begun while a change is tested or applied, and says why', async () => {
    await expect.element(start).toBeEnabled();
    expect(stage.place.innerText).not.toContain(REASON);
    become(WRITING);
    await expect.element(start).toBeDisabled();
    expect(stage.place.innerText).toContain(REASON);
    become({ kind: 'idle' });
    await expect.element(start).toBeEnabled();
  });
});
