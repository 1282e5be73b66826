import { describe, expect, it } from 'vitest';
import { FEATURES, featureOfHash, featuresFor } from './registry.ts';

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
