import { allSettled, createEvent, createStore, fork } from 'effector';
import { expect, it } from 'vitest';
import type { ChangeOwner } from './drafts/change-memory.port.ts';
import { createKnownOwner } from './known-owner.ts';

const ANNA: ChangeOwner = { mac: '02:00:00:00:00:01', user: 'anna' };

function anOwner(first: ChangeOwner | null) {
  const became = createEvent<ChangeOwner | null>();
  const alive = createEvent();
  const known = createKnownOwner(
    createStore(first).on(became, (_, owner) => owner),
    alive,
  );
  const $heard = createStore<readonly ChangeOwner[]>([]).on(known, (list, owner) => [...list, owner]);
  return { became, alive, $heard, scope: fork() };
}

it('tells an owner that was known before, once', async () => {
  const { alive, $heard, scope } = anOwner(ANNA);
  await allSettled(alive, { scope });
  await allSettled(alive, { scope });
  expect(scope.getState($heard)).toEqual([ANNA]);
});

it('tells an owner when it becomes known, and another one after it', async () => {
  const { became, alive, $heard, scope } = anOwner(null);
  await allSettled(alive, { scope });
  expect(scope.getState($heard)).toEqual([]);
  await allSettled(became, { scope, params: ANNA });
  await allSettled(became, { scope, params: { ...ANNA } });
  await allSettled(became, { scope, params: { ...ANNA, user: 'bert' } });
  expect(scope.getState($heard).map(({ user }) => user)).toEqual(['anna', 'bert']);
});
