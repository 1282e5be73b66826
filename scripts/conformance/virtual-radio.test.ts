import { readFileSync } from 'node:fs';
import { profileNames } from '@radiolink/virtual-radio';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../.config/drawn-sample.ts';
import { CALLS } from './operations/contract.ts';
import { NEVER } from './operations/harmless.ts';
import { runChecks } from './run.ts';
import { everything } from './testing/accounts.ts';
import { virtualWorld } from './testing/virtual-back-end.ts';
import type { BackEnd } from './wire/back-end.ts';
import { Line } from './wire/line.ts';

const DOCS = new URL('../../docs/conformance.md', import.meta.url);

/** Profiles that together are called by every operation, and how many of the others `npm test` takes, drawn by the commit. */
const EVERY_CALL = ['ap-ptmp', 'factory'];
const SOME = 3;
const others = profileNames.filter(name => !EVERY_CALL.includes(name));

/** What was requested of all profiles, as `GET /status.cgi`. */
const requests = new Set<string>();

const watched = (backEnd: BackEnd): BackEnd => ({
  ...backEnd,
  send(sent, limits) {
    requests.add(`${sent.method} ${sent.path.split('?')[0]}`);
    return backEnd.send(sent, limits);
  },
});

const PATTERNS = CALLS.map(({ name }) => ({
  name,
  pattern: new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** A path without a parameter is more exact than one with. */
const operationOf = (request: string): string | undefined =>
  (PATTERNS.find(({ name }) => name === request) ?? PATTERNS.find(({ pattern }) => pattern.test(request)))
    ?.name;

/** A whole run with hours of virtual time takes seconds; a busy machine needs more. */
describe('the virtual radio', () => {
  it.each([...EVERY_CALL, ...sampleOf(others, SOME)])('passes as profile %s', async profile => {
    const { backEnd, time } = virtualWorld({ profile });
    const { results, left } = await runChecks(new Line(watched(backEnd), time), everything(profile));
    const differing = results.filter(({ outcome }) => outcome.verdict === 'differs');
    expect({ differing, left }).toEqual({ differing: [], left: [] });
  });

  it('the virtual radio is called by every operation of the three contracts, but for those that are never called', () => {
    const called = new Set([...requests].map(operationOf));
    const uncalled = CALLS.map(({ name }) => name).filter(name => !called.has(name));
    expect(
      uncalled.toSorted(),
      'A new call stands in operations/harmless.ts; one that is never called also in docs/conformance.md.',
    ).toEqual(Object.keys(NEVER).toSorted());
  });
});

describe('an operation that is never called', () => {
  it.each(Object.entries(NEVER))('stands in the docs with its reason: %s', (name, reason) => {
    expect(readFileSync(DOCS, 'utf8')).toContain(`| \`${name}\` | ${reason} |`);
  });
});
