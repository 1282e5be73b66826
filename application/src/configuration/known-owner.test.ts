import { allSettled, createEvent, createStore, fork } from 'effector';
import { expect, it } from 'vitest';
import type { ChangeOwner } from './drafts/change-memory.port.ts';
import { createKnownOwner } from './change-models.ts';

const ANNA: ChangeOwner = { mac: '02:00:00:00:00:01', user: 'anna' };

function anOwner(first: ChangeOwner | null) {
  const became = createEvent<ChangeOwner | null>();
  const alive = createEvent();
  const known = createKnownOwner(
    createStore(first).on(became, (_, owner) => owner),
    alive,
  );
  const $received = createStore<readonly ChangeOwner[]>([]).on(known, (list, owner) => [...list, owner]);
  return { became, alive, $received, scope: fork() };
}

it('tells an owner that was known before, once', async () => {
  const { alive, $received, scope } = anOwner(ANNA);
  await allSettled(alive, { scope });
  await allSettled(alive, { scope });
  expect(scope.getState($received)).toEqual([ANNA]);
});

it('tells an owner when it becomes known, and another one after it', async () => {
  const { became, alive, $received, scope } = anOwner(null);
  await allSettled(alive, { scope });
  expect(scope.getState($received)).toEqual([]);
  await allSettled(became, { scope, params: ANNA });
  await allSettled(became, { scope, params: { ...ANNA } });
  await allSettled(became, { scope, params: { ...ANNA, user: 'bert' } });
  expect(scope.getState($received).map(({ user }) => user)).toEqual(['anna', 'bert']);
});
