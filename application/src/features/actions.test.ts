import { describe, expect, it } from 'vitest';
import { ACTIONS, actionsFor } from './actions.ts';

describe('actions', () => {
  it('actions have names of their own', () => {
    expect(new Set(ACTIONS.map(({ id }) => id)).size).toBe(ACTIONS.length);
  });

  it('let a read-only user leave', () => {
    expect(actionsFor('read-only').map(({ id }) => id)).toContain('log-out');
  });

  it('open the help by a question mark. §2', () => {
    expect(ACTIONS.find(({ id }) => id === 'help')?.keys).toEqual(['?']);
  });
});
