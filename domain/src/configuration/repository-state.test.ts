import { describe, expect, it } from 'vitest';
import { configOf } from './config-text.mother.ts';
import { ConfigStore } from './config-store.ts';
import { rebased, type RepositoryState, stagedBackup } from './repository-state.ts';

const BEFORE = configOf('a=1', 'b=2', 'users.1.password=$1$old');
const BACKUP = configOf('a=1', 'b=3', 'users.1.password=$1$backup');
const state = (fields: Partial<RepositoryState> = {}): RepositoryState => ({
  store: ConfigStore.of(BACKUP),
  modified: true,
  firstSetup: false,
  unsaved: false,
  underTest: undefined,
  disputed: undefined,
  ...fields,
});

describe('a backup that waits on the device', () => {
  it('is what the device has, while it is not known what it replaces', () => {
    expect(stagedBackup(state())).toEqual({ text: BACKUP, replacing: undefined });
  });

  // Specification §4, Configuration handling: the device keeps its own passwords.
  it('is also changes to what it replaces, without the passwords that the device keeps', () => {
    const { text, replacing } = stagedBackup(state({ beforeStaged: BEFORE }));
    expect(text).toBe(BACKUP);
    expect(replacing?.original).toBe(BEFORE);
    expect(replacing?.changes).toEqual(new Map([['b', '3']]));
  });

  it('is the configuration found on the device while conflicts with it are open', () => {
    const theirs = configOf('a=9');
    expect(stagedBackup(state({ disputed: { theirs, conflicts: [] } })).text).toBe(theirs);
  });
});

it('has the difference to what runs pending on a new original', () => {
  const store = rebased(configOf('a=1', 'b=2'), configOf('a=1', 'b=3', 'c=4'));
  expect(store.original.toString()).toBe('a=1\nb=2\n');
  expect(store.changes).toEqual(
    new Map([
      ['b', '3'],
      ['c', '4'],
    ]),
  );
});
