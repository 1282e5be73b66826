import { describe, expect, it } from 'vitest';
import { apiChanges } from './api-changes.ts';

const breaks = (before: string, after: string) => apiChanges(before, after).some(change => change.breaks);

const RADIO = 'export interface Radio { readonly name: string; close(): void }\n';

describe('a change of the API', () => {
  it.each([
    ['a new export', 'export declare const X: number;', false],
    ['another comment', RADIO.replace('export', '/** A radio. */ export'), false],
    ['an optional member', RADIO.replace('{', '{ readonly mac?: string;'), false],
    ['a required member', RADIO.replace('{', '{ readonly mac: string;'), true],
    ['a member that is gone', RADIO.replace('readonly name: string;', ''), true],
    ['a member of another type', RADIO.replace('string', 'string | undefined'), true],
    ['an export that is gone', '', true],
    ['another name', RADIO.replace('Radio', 'Device'), true],
  ])('%s: breaks %s', (_, after, expected) => {
    expect(breaks(RADIO, after.includes('Radio') || expected ? after : RADIO + after)).toBe(expected);
  });

  it('names what it is', () => {
    expect(apiChanges(RADIO, '')).toEqual([{ what: 'Radio is gone', breaks: true }]);
  });

  it('a change of the API of a function breaks whoever calls it', () => {
    const before = 'export declare function open(url: string): void;';
    expect(breaks(before, before.replace('url: string', 'url: URL'))).toBe(true);
  });
});
