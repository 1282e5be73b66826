import { FEATURES, type RegisteredFeature } from '@radiolink/application/features/registry';
import { describe, expect, it } from 'vitest';
import { FEATURE_PICTURES } from './feature-pictures.ts';
import { barPlaces } from './navigation.tsx';

const [first] = FEATURES;
const many = (count: number, group: RegisteredFeature['group']): readonly RegisteredFeature[] =>
  Array.from({ length: count }, (_, place) => ({ ...first!, route: `${group}-${place}`, group }));
const routes = (features: readonly RegisteredFeature[]) => features.map(({ route }) => route);

describe('the bar of a phone', () => {
  it('holds four features beside the place for the others', () => {
    const { shown, behind } = barPlaces([...many(3, 'settings'), ...many(3, 'primary')]);
    expect(routes(shown)).toEqual(['primary-0', 'primary-1', 'primary-2', 'settings-0']);
    expect(routes(behind)).toEqual(['settings-1', 'settings-2']);
  });

  it('the bar of a phone has no tool: tools stand together behind the last place', () => {
    const { shown, behind } = barPlaces([...many(2, 'tools'), ...many(2, 'primary')]);
    expect(routes(shown)).toEqual(['primary-0', 'primary-1']);
    expect(routes(behind)).toEqual(['tools-0', 'tools-1']);
  });

  it('loses no feature', () => {
    const all = [...many(2, 'secondary'), ...many(2, 'tools'), ...many(2, 'settings'), ...many(2, 'primary')];
    const { shown, behind } = barPlaces(all);
    expect(new Set(routes([...shown, ...behind]))).toEqual(new Set(routes(all)));
  });
});

it.each(FEATURES.map(({ id }) => id))('%s has a picture in the navigation', id => {
  expect(FEATURE_PICTURES[id].length).toBeGreaterThan(0);
});
