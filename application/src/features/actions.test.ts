import { describe, expect, it } from 'vitest';
import { ACTIONS, actionsFor, createActionsModel } from './actions.ts';

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

it('an action that is bound twice keeps its other binding', () => {
  const { bound, unbound, $bound } = createActionsModel();
  const frame = { id: 'help', run: () => undefined } as const;
  const page = { id: 'help', run: () => undefined } as const;
  bound(frame);
  bound(page);
  expect($bound.getState()).toEqual([page, frame]);
  unbound(page);
  expect($bound.getState()).toEqual([frame]);
});
