import { describe, expect, it } from 'vitest';
import { CALLS, differences, requestedPath, typeOf } from './operations/contract.ts';
import { ASKING, BAD_BODY, NEVER, NO_OP_POSTS, ROUNDS } from './operations/harmless.ts';
import { notShownWithout } from './checks/schemas.ts';
import { countsOf, detailsOf, OUTCOMES, type Result } from './run.ts';
import { judged, statusProblem } from './check.ts';

const NAMES = new Set(CALLS.map(({ name }) => name));
const callOf = (name: string) => {
  const found = CALLS.find(call => call.name === name);
  if (found === undefined) throw new Error(`${name} is in no contract`);
  return found;
};

describe('a verdict', () => {
  it('holds where no problem is left, with its note', () => {
    expect(judged([undefined, undefined], 'slow')).toEqual({ verdict: 'holds', note: 'slow' });
    expect(judged([])).toEqual({ verdict: 'holds' });
  });

  it('differs by every problem, in their order', () => {
    expect(judged(['b', undefined, 'a'], 'slow')).toEqual({ verdict: 'differs', how: ['b', 'a'] });
  });

  it.each([
    [200, undefined],
    [204, undefined],
    [500, 'POST /x: 500 instead of 200 or 204'],
  ])('a verdict on the status %i says %s', (status, problem) => {
    expect(statusProblem('POST /x', { status }, 200, 204)).toBe(problem);
  });
});

describe('the operations of the contracts', () => {
  it('the operations of the contracts that are never called are in one, each with a reason', () => {
    expect(Object.keys(NEVER).filter(name => !NAMES.has(name))).toEqual([]);
    expect(Object.values(NEVER).filter(reason => reason.length < 15)).toEqual([]);
  });

  it('the operations of the contracts that end or restore something are never called by a check that only asks or aims at nothing', () => {
    const posts = [...ASKING, ...NO_OP_POSTS, BAD_BODY].map(({ path }) => `POST ${path}`);
    expect(posts.filter(name => NEVER[name] !== undefined)).toEqual([]);
    expect(posts.filter(name => !NAMES.has(name))).toEqual([]);
  });

  it('the operations of the contracts of each round are in one, so that none is left out unseen, and none is one that is never called', () => {
    const calls = ROUNDS.flat().map(({ method, path }) => `${method} ${path}`);
    expect(calls.filter(name => !NAMES.has(name))).toEqual([]);
    expect(calls.filter(name => NEVER[name] !== undefined)).toEqual([]);
  });

  it('the operations of the contracts that start something are followed in their round by the one that stops it', () => {
    const starts = ROUNDS.filter(
      ([first]) => first?.path.endsWith('/start') && first?.path !== '/api/alignment/start',
    );
    for (const [first, ...rest] of starts)
      expect(rest.map(({ path }) => path.replace(/\/\{id\}/, ''))).toContain(
        first?.path.replace(/start$/, 'stop'),
      );
  });

  it('need a session unless the contract says that they need none', () => {
    expect(callOf('GET /status.cgi').needsSession).toBe(true);
    expect(callOf('GET /api/info/public').needsSession).toBe(false);
  });

  it.each([
    ['GET /survey.json.cgi', '/survey.json.cgi?iface=ath0&update=last'],
    ['GET /api/crashes/{id}', '/api/crashes/1'],
    ['GET /status.cgi', '/status.cgi'],
  ])('%s is asked for at %s', (name, path) => {
    expect(requestedPath(callOf(name))).toBe(path);
  });

  it('the operations of the contracts are asked for at an address without a hole', () => {
    expect(CALLS.map(requestedPath).filter(path => /[{}\s]/.test(path))).toEqual([]);
  });

  it('name what the interface does not show without them, and say so where it shows nothing of them', () => {
    expect(notShownWithout({ path: '/cfg.cgi' })).toBe('Backup: download (#/system)');
    expect(notShownWithout({ path: '/no-such' })).toBe('Nothing of the interface: other programs use it');
  });
});

describe('an answer', () => {
  const answer = (type: string | undefined, text: string, status = 200) => ({
    status,
    text,
    headers: new Headers(type === undefined ? {} : { 'content-type': type }),
  });

  it.each([
    ['application/json; charset=utf-8', 'application/json'],
    ['text/html', 'text/html'],
    [undefined, undefined],
    ['', undefined],
  ])('an answer of the type %j has %j', (type, expected) => {
    expect(typeOf(answer(type, ''))).toBe(expected);
  });

  it('differs by a type, a field and a status that the contract does not have', () => {
    const call = 'GET /api/info/public';
    expect(differences(call, answer('text/html', '<p>login</p>'))).not.toEqual([]);
    expect(differences(call, answer('application/json', '[]'))).not.toEqual([]);
    expect(differences(call, answer('application/json', '{}', 418))).not.toEqual([]);
  });
});

describe('the counts of a report', () => {
  const result = (outcome: Result['outcome']): Result => ({
    id: 'a/b',
    subject: 'A',
    milliseconds: 1,
    outcome,
  });
  const results = [
    result({ verdict: 'holds' }),
    result({ verdict: 'holds', note: 'slow' }),
    result({ verdict: 'differs', how: ['x', 'y'] }),
    result({ verdict: 'missing', notShown: 'Ping' }),
    result({ verdict: 'skipped', why: 'no leave' }),
  ];

  it('the counts of a report have each outcome once, and all results together', () => {
    const counts = countsOf({
      backEnd: '',
      offer: { classic: true, versioned: true, formLogin: true },
      results,
      requests: 0,
      left: [],
    });
    expect(counts).toEqual({ holds: 2, differs: 1, missing: 1, skipped: 1 });
    expect(Object.keys(counts).toSorted()).toEqual(OUTCOMES.toSorted());
  });

  it('the counts of a report have the details of each', () => {
    expect(results.map(detailsOf)).toEqual([[], ['slow'], ['x', 'y'], ['Not shown: Ping'], ['no leave']]);
  });
});
