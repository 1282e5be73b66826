import { combine, createEffect, sample, type Store } from 'effector';
import type { SessionStore } from '../../session/session-store.port.ts';
import type { ChangeMemory } from '../drafts/change-memory.port.ts';
import type { EditingModel } from '../editing.model.ts';
import type { ApplyState } from './apply-state.ts';
import { rememberedTest } from './change-memory.ts';

/** Remembers until when a test runs: if the session ends before that, the login says so. */
export function rememberTest(
  $state: Store<ApplyState>,
  sessionStore: Pick<SessionStore, 'get' | 'set'>,
): void {
  const $until = $state.map(state => (state.kind === 'testing' ? state.endsAt : 0));
  const rememberFx = createEffect((test_until: number) => {
    if ((sessionStore.get('test_until') ?? 0) !== test_until) sessionStore.set({ test_until });
  });
  sample({ clock: $until.updates, target: rememberFx });
}

/** Makes the changes of a joined test pending again where this browser started it: after a reload, and in another tab. */
export function resumeRememberedTest(
  $state: Store<ApplyState>,
  $memory: Store<ChangeMemory | null>,
  { $state: $editing, testResumed }: Pick<EditingModel, '$state' | 'testResumed'>,
): void {
  const $joined = combine({ state: $state, memory: $memory, editing: $editing });
  const tested = $joined.updates.filterMap(({ state, memory, editing }) =>
    state.kind === 'testing' && !state.startedHere && editing !== null && editing.underTest === undefined
      ? rememberedTest(memory, state)?.tested
      : undefined,
  );
  sample({ clock: tested, target: testResumed });
}
