import { describe, expect, it } from 'vitest';
import { jsonOperations, operations, v1Calls, v1Operations } from '@radiolink/virtual-radio/testing';
import { SPECIFIED_ACTIONS, SPECIFIED_VERSIONED_PATHS } from './specified-calls.mother.ts';

const BASE = '/api/v1.0';
const versioned = [...jsonOperations.keys(), ...v1Operations.keys()];

describe('the contracts', () => {
  it.each(SPECIFIED_ACTIONS)('the contracts have the action "%s" as %s', (_action, call) => {
    expect(jsonOperations.has(call.replace(' ', ` ${BASE}`))).toBe(true);
  });

  it.each(SPECIFIED_VERSIONED_PATHS)('the contracts have the versioned path %s', path => {
    expect(versioned.some(call => call.endsWith(` ${BASE}${path}`))).toBe(true);
  });

  it('the contracts have no operation twice', () => {
    const calls = [...operations.keys(), ...versioned];
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
  });

  it('name no two operations alike', () => {
    const ids = [operations, jsonOperations, v1Operations].flatMap(contract =>
      [...contract.values()].map(({ operationId }) => operationId),
    );
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe('the virtual radio', () => {
  const answered = new Set(v1Calls.map(({ method, path }) => `${method} ${BASE}${path}`));

  it.each(versioned)('answers %s', call => {
    expect(answered.has(call)).toBe(true);
  });

  it.each([...answered])('the virtual radio has %s in a contract', call => {
    expect(versioned).toContain(call);
  });
});
