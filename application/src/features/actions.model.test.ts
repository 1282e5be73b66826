import { expect, it } from 'vitest';
import { createActionsModel } from './actions.model.ts';

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
