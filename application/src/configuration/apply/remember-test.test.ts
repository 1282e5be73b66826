import { createEvent, createStore } from 'effector';
import { expect, it } from 'vitest';
import { sessionStoreOf } from '../../session/session-store.mother.ts';
import { STATES } from './apply-state.mother.ts';
import type { ApplyState } from './apply-state.ts';
import { rememberTest } from './remember-test.ts';

it('the end of a test is remembered past the session, and forgotten with the test', async () => {
  const { store } = sessionStoreOf();
  const moved = createEvent<ApplyState>();
  rememberTest(
    createStore<ApplyState>(STATES.idle).on(moved, (_, state) => state),
    store,
  );
  const { testing } = STATES;
  moved(testing);
  store.clear();
  expect(store.get('test_until')).toBe('endsAt' in testing && testing.endsAt);
  moved(STATES.idle);
  expect(store.get('test_until')).toBe(0);
});
