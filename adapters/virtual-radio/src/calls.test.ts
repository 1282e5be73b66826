import { describe, expect, it } from 'vitest';
import { classicCalls } from './handlers/calls.ts';
import { v1Calls } from './v1/calls.ts';

describe.each([
  ['classic', classicCalls],
  ['versioned', v1Calls],
])('the list of the calls of the %s API', (_, calls) => {
  it('the list of calls has each method of a path once', () => {
    const names = calls.map(({ method, path }) => `${method} ${path}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  // The router takes the first path that fits.
  it('the list of calls has a fixed path before one with a variable part that fits it too', () => {
    const paths = calls.map(({ path }) => path);
    const fits = (path: string, pattern: string) =>
      new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
    expect(paths.filter(path => paths.find(pattern => fits(path, pattern)) !== path)).toEqual([]);
  });
});
