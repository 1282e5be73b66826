import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startStage } from '../start/start-stage.mother.ts';
import { createFeaturesModel } from './features.model.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

it('the features of the user follow what the device says of the role', async () => {
  const { model, session } = startStage({ user: () => ({ readOnly: true }) });
  const { $features } = createFeaturesModel({
    session,
    sessionStore: { get: () => undefined },
    start: model,
  });
  expect(session.$user.getState().readOnly).toBe(false);
  expect($features.getState().every(({ roles }) => roles.includes('read-only'))).toBe(false);
  model.begun();
  await vi.advanceTimersByTimeAsync(5);
  expect(session.$user.getState().readOnly).toBe(true);
  expect($features.getState().every(({ roles }) => roles.includes('read-only'))).toBe(true);
});
