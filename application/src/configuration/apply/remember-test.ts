import { createEffect, sample, type Store } from 'effector';
import type { SessionStore } from '../../session/session-store.port.ts';
import type { ApplyState } from './apply-state.ts';

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
