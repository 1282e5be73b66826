import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runChecks } from '../run.ts';
import { everything } from '../testing/accounts.ts';
import { virtualWorld } from '../testing/virtual-back-end.ts';
import { Line } from '../wire/line.ts';
import { CALLS } from './contract.ts';
import { NEVER } from './never.ts';

const DOCS = new URL('../../../docs/conformance.md', import.meta.url);

/** Names of the operations that a whole run calls on some profiles. */
async function calledOn(profiles: readonly string[]): Promise<ReadonlySet<string>> {
  const requests = new Set<string>();
  for (const profile of profiles) {
    const { backEnd, time } = virtualWorld({ profile });
    const watched: typeof backEnd = {
      ...backEnd,
      send: (sent, limits) => {
        requests.add(`${sent.method} ${sent.path.split('?')[0]}`);
        return backEnd.send(sent, limits);
      },
    };
    await runChecks(new Line(watched, time), everything(profile));
  }
  const patterns = CALLS.map(({ name }) => ({
    name,
    pattern: new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  // A path without a parameter is more exact than one with: `/system/users/{username}` is not `/system/users`.
  const named = [...requests].map(
    request =>
      patterns.find(({ name }) => name === request) ?? patterns.find(({ pattern }) => pattern.test(request)),
  );
  return new Set(named.flatMap(one => one?.name ?? []));
}

describe('the operations of the three contracts', () => {
  it('are all called in a run that may change things, but for those that are never called', async () => {
    const called = await calledOn(['ap-ptmp', 'factory', 'wave']);
    const uncalled = CALLS.map(({ name }) => name).filter(name => !called.has(name));
    expect(uncalled.toSorted()).toEqual(Object.keys(NEVER).toSorted());
  });

  it('that are never called stand in the docs, with the reason', () => {
    const docs = readFileSync(DOCS, 'utf8');
    for (const [name, reason] of Object.entries(NEVER)) expect(docs).toContain(`| \`${name}\` | ${reason} |`);
  });
});
