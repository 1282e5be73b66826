import { assert, constantFrom, dictionary, option, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configOf } from './config-text.mother.ts';
import { ConfigStore } from './config-store.ts';
import { ConfigText } from './config-text.ts';
import { draftOf } from './draft.ts';
import { runs } from './property-runs.mother.ts';
import {
  editedState,
  openedState,
  rebased,
  type RepositoryState,
  revertedState,
  settledState,
  stagedBackup,
  takenState,
  testedState,
  testOverState,
  testResumedState,
} from './repository-state.ts';

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
  it('a backup that waits on the device is what the device has, while it is not known what it replaces', () => {
    expect(stagedBackup(state())).toEqual({ text: BACKUP, replacing: undefined });
  });

  // §4.configuration: the device keeps its own passwords.
  it('a backup that waits on the device is also changes to what it replaces, without the passwords that the device keeps', () => {
    const { text, replacing } = stagedBackup(state({ beforeStaged: BEFORE }));
    expect(text).toBe(BACKUP);
    expect(replacing?.original).toBe(BEFORE);
    expect(replacing?.changes).toEqual(new Map([['b', '3']]));
  });

  it('a backup that waits on the device is the configuration found on the device while conflicts with it are open', () => {
    const theirs = configOf('a=9');
    expect(stagedBackup(state({ disputed: { theirs, conflicts: [] } })).text).toBe(theirs);
  });
});

it('a backup that waits on the device has the difference to what runs pending on a new original', () => {
  const store = rebased(configOf('a=1', 'b=2'), configOf('a=1', 'b=3', 'c=4'));
  expect(store.original.toString()).toBe('a=1\nb=2\n');
  expect(store.changes).toEqual(
    new Map([
      ['b', '3'],
      ['c', '4'],
    ]),
  );
});

describe('what is known of a configuration', () => {
  const read = (text: string, modified = false) => ({ text, modified, firstSetup: false });
  const known = openedState(read('a=1\nb=2\n'));
  const edited = editedState(known, new Map([['a', '5']])).state;

  it('what is known of a configuration is never changed: an edit gives another value, and a refused one the same', () => {
    expect([known.store.running.get('a'), edited.store.running.get('a')]).toEqual(['1', '5']);
    const refused = editedState(known, new Map([['a', 'x\ny=1']]));
    expect(refused.state).toBe(known);
    expect(refused.error?.key).toBe('a');
  });

  it('what is known of a configuration is the same after a reading that brings nothing new, and while the device tests or drops something', () => {
    expect(takenState(edited, read('a=1\nb=2\n'))).toBe(edited);
    const testing = testedState(edited);
    expect(takenState(testing, read('a=9\n'))).toBe(testing);
    const held = { ...edited, held: { text: BACKUP, isOff: false } };
    expect(takenState(held, read('a=9\n'))).toBe(held);
  });

  it('what is known of a configuration has what another session changed below my changes, and lists what both changed', () => {
    expect(takenState(edited, read('a=1\nb=3\n')).store.running.toString()).toBe('a=5\nb=3\n');
    const disputed = takenState(edited, read('a=9\nb=2\n'));
    expect(disputed.disputed?.conflicts).toMatchObject([{ key: 'a', mine: '5', theirs: '9' }]);
    expect(settledState(disputed, new Map())).toBe(disputed);
    expect(settledState(disputed, new Map([['a', 'mine']])).store.changes).toEqual(new Map([['a', '5']]));
    const reverted = revertedState(disputed);
    expect([reverted.store.running.get('a'), reverted.disputed]).toEqual(['9', undefined]);
  });

  it('what is known of a configuration has the tested changes as saved once the device runs them without a test, else pending again', () => {
    const testing = testedState(edited);
    const kept = testOverState(testing, configOf('a=5', 'b=2'));
    expect([kept.store.isChanged, kept.store.original.get('a'), kept.underTest]).toEqual([
      false,
      '5',
      undefined,
    ]);
    const reverted = testOverState(testing, configOf('a=1', 'b=2'));
    expect([reverted.store.isChanged, reverted.underTest]).toEqual([true, undefined]);
  });
});

describe('a test that was started before the page was loaded', () => {
  const read = (text: string) => ({ text, modified: false, firstSetup: false });
  const storeOf = (text: string, changes: Readonly<Record<string, string | undefined>>) => {
    const edit = ConfigStore.of(ConfigText.parse(text)).edit(new Map(Object.entries(changes)));
    if (!edit.ok) throw new Error('The test needs changes that can be made.');
    return edit.store;
  };
  const VALUE = option(string({ unit: constantFrom('a', '1', '.'), minLength: 1, maxLength: 3 }), {
    nil: undefined,
  });
  const KEY = constantFrom('wireless.1.ssid', 'radio.1.txpower', 'snmp.status', 'netconf.1.ip', 'vendor.x');

  it('a test that was started before the page was loaded has its changes pending as on the page that started it', () => {
    assert(
      property(dictionary(KEY, VALUE), dictionary(KEY, VALUE), (before, changes) => {
        const known = Object.entries(before).flatMap(([key, value]) =>
          value === undefined ? [] : [`${key}=${value}`],
        );
        const sent = storeOf(known.join('\n'), changes);
        const loaded = openedState(read(sent.running.toString()));
        const resumed = testResumedState(loaded, draftOf(sent));
        expect(new Map(resumed.store.changes)).toEqual(new Map(sent.changes));
        expect(resumed.store.original.entries()).toEqual(sent.original.entries());
        expect(resumed.store.running.entries()).toEqual(sent.running.entries());
        const kept = testOverState(resumed, sent.running);
        expect([kept.store.isChanged, kept.underTest]).toEqual([false, undefined]);
        const over = testOverState(resumed, sent.original);
        expect(takenState(over, read(sent.original.toString())).store.changes).toEqual(sent.changes);
      }),
      runs(200),
    );
  });

  it('a test that was started before the page was loaded leaves what was edited since beside its changes', () => {
    const sent = storeOf('a=1\nb=2\n', { a: '5' });
    const edited = editedState(openedState(read('a=5\nb=2\n')), new Map([['b', '7']])).state;
    const { store, underTest } = testResumedState(edited, draftOf(sent));
    expect(store.changes).toEqual(
      new Map([
        ['a', '5'],
        ['b', '7'],
      ]),
    );
    expect(underTest?.config.toString()).toBe('a=5\nb=2\n');
  });

  it('names the secrets of the test, whose values before it are not known, and makes no change of them', () => {
    const sent = storeOf('a=1\naaa.1.wpa.psk=old-secret\nppp.1.password=gone\n', {
      a: '5',
      'aaa.1.wpa.psk': 'new-secret',
      'ppp.1.password': undefined,
    });
    const { store, underTest } = testResumedState(openedState(read(sent.running.toString())), draftOf(sent));
    expect([...store.changes.keys()]).toEqual(['a']);
    expect(underTest?.secretKeys).toEqual(['aaa.1.wpa.psk', 'ppp.1.password']);
  });

  it('a test that was started before the page was loaded changes nothing where the device has other values, or something stands in between', () => {
    const tested = draftOf(storeOf('a=1\nb=2\n', { a: '5' }));
    const other = openedState(read('a=9\nb=2\n'));
    expect(testResumedState(other, tested)).toBe(other);
    const known = openedState(read('a=5\nb=2\n'));
    for (const between of [
      { ...known, modified: true },
      { ...known, held: { text: BACKUP, isOff: false } },
      { ...known, disputed: { theirs: BACKUP, conflicts: [] } },
      testedState(known),
    ])
      expect(testResumedState(between, tested)).toBe(between);
  });

  it('a test that was started before the page was loaded takes no key from the memory that is never written', () => {
    const known = openedState(read('a=5\nusers.1.password=new\n'));
    const changes = [
      { key: 'a', base: '1', mine: '5' },
      { key: 'users.1.password', base: 'old', mine: 'new' },
    ];
    expect(testResumedState(known, { changes, deletedSecretKeys: [], secretKeys: [] })).toBe(known);
  });
});
