import { describe, expect, it, afterEach, beforeEach, vi } from 'vitest';
import { FEATURES, featureOfHash, featuresFor, createFeaturesModel } from './registry.ts';
import { startStage } from '../start/start-stage.mother.ts';

describe('features', () => {
  it('opens the dashboard when the address names no route', () => {
    expect(featureOfHash('')?.id).toBe('dashboard');
  });

  it('finds a feature by its hash', () => {
    expect(featureOfHash('#/dashboard')?.id).toBe('dashboard');
  });

  it('leaves what follows a question mark to the feature', () => {
    expect(featureOfHash('#/stations?mac=AA')?.id).toBe('stations');
  });

  it('finds only what the user may open', () => {
    expect(featureOfHash('#/stations', [])).toBeUndefined();
  });

  it('knows nothing of an unknown route', () => {
    expect(featureOfHash('#/nowhere')).toBeUndefined();
  });

  it('gives each feature a route of its own', () => {
    expect(new Set(FEATURES.map(feature => feature.route)).size).toBe(FEATURES.length);
  });

  it('shows the dashboard to a read-only user', () => {
    expect(featuresFor('read-only').map(feature => feature.id)).toContain('dashboard');
  });
});

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
