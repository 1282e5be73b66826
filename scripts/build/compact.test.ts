import { describe, expect, it } from 'vitest';
import { fileOf, groupOf } from './compact.ts';

describe('the files of a build for little flash', () => {
  it('leave what the login and the first figures need as it is', () => {
    for (const name of ['index', 'lib-react', 'first-screen', 'main', 'page-dashboard-part-ts'])
      expect(groupOf(name)).toBe('start');
  });

  it.each([
    ['page-wireless-part-ts', 'settings'],
    ['page-network-part-ts', 'settings'],
    ['page-network-tables-part-ts', 'tools'],
    ['page-ping-part-ts', 'tools'],
    ['page-stations-part-ts', 'link'],
    ['v1-ping', 'versioned'],
    [undefined, 'tools'],
  ])('put %s into %s', (name, group) => {
    expect(groupOf(name)).toBe(group);
  });

  it('have what several groups use once', () => {
    const [wireless, review, ping] = ['page-wireless-part-ts', 'review', 'page-ping-part-ts'].map(name => ({
      name,
    }));
    expect(fileOf([wireless, review].filter(each => each !== undefined))).toBe('settings');
    expect(fileOf([wireless, ping].filter(each => each !== undefined))).toBe('shared');
  });
});
