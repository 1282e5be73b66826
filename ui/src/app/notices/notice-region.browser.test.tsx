import { DraftsModel } from '@radiolink/application/configuration/change-models';
import { ReplacedInterfaceModel } from '@radiolink/application/served-interface/replaced-interface.model';
import { createEvent, createStore } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Models, ModelsProvider } from '../../models/models.ts';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { NoticeRegion } from './notice-region.tsx';

let stage: Stage;
beforeEach(() => {
  stage = setStage();
});
afterEach(() => stage.close());

/** Notices of a page whose interface was replaced, in a browser that remembers changes or does not. */
async function show(isRemembered: boolean): Promise<() => void> {
  const reload = vi.fn<() => void>();
  const reloadRequested = createEvent();
  reloadRequested.watch(reload);
  const drafts = stage.models.get(DraftsModel);
  const others = new Map<unknown, unknown>([
    [ReplacedInterfaceModel, { $replaced: createStore(true), reloadRequested }],
    [DraftsModel, { ...drafts, $remembered: createStore(isRemembered) }],
  ]);
  const models: Models = {
    get: token => (others.get(token) ?? stage.models.get(token)) as never,
    open: load => stage.models.open(load),
  };
  await stage.show(
    <ModelsProvider value={models}>
      <NoticeRegion />
    </ModelsProvider>,
  );
  return reload;
}

it.each([
  [true, 'kept'],
  [false, 'lost'],
])('an updated interface asks for one reload; remembered changes: %s, so they are %s', async (is, what) => {
  const reload = await show(is);
  const said = `The interface was updated. Reload the page once. Pending changes are ${what}.`;
  await expect.element(page.getByRole('alert')).toHaveTextContent(said);
  await page.getByRole('button', { name: 'Reload page' }).click();
  expect(reload).toHaveBeenCalledTimes(1);
});
