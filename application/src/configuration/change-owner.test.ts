import { parseBoardInfo } from '@radiolink/domain/device';
import { createEvent, createStore } from 'effector';
import { expect, it } from 'vitest';
import type { SessionUser } from '../session/session.model.ts';
import { changeOwner } from './change-models.ts';
import type { ChangeOwner } from './drafts/change-memory.port.ts';

it('the owner of changes is another one only with another user or device', () => {
  const named = createEvent<SessionUser>();
  const reported = createEvent<string>();
  const $user = createStore<SessionUser>({ username: 'anna', readOnly: false }).on(named, (_, user) => user);
  const $reported = createStore<string | null>(null).on(reported, (_, mac) => mac);
  const $owner = changeOwner($user, createStore(parseBoardInfo('')), $reported);
  const seen: (ChangeOwner | null)[] = [];
  $owner.updates.watch(owner => seen.push(owner));
  expect($owner.getState()).toBeNull();
  reported('02:00:00:00:00:01');
  named({ username: 'anna', readOnly: true });
  reported('02:00:00:00:00:01');
  expect(seen).toEqual([{ mac: '02:00:00:00:00:01', user: 'anna' }]);
  named({ username: 'bert', readOnly: true });
  expect(seen).toHaveLength(2);
});
