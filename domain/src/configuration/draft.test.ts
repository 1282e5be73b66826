import { describe, expect, it } from 'vitest';
import { ConfigText } from './config-text.ts';
import {
  type ConfigDraft,
  draftToApply,
  draftWithin,
  draftWithout,
  EMPTY_DRAFT,
  isDraftInForce,
  nextStoredDraft,
  storedWithMissing,
} from './draft.ts';
import { restorationOf, withoutSecrets } from './secretless.ts';

const draft = (
  values: Readonly<Record<string, string>>,
  secretKeys: readonly string[] = [],
): ConfigDraft => ({
  changes: Object.entries(values).map(([key, mine]) => ({ key, base: null, mine })),
  deletedSecretKeys: [],
  secretKeys,
});

describe('a draft stored by several pages', () => {
  it('a draft stored by several pages that is discarded leaves what this page or another one has made since', () => {
    const stored = draft({ old: '1', mine: '2', theirs: '3', 'theirs.too': '4' }, ['old.psk', 'my.psk']);
    const old = draft({ old: '1', mine: '2', theirs: '0' }, ['old.psk', 'my.psk']);
    const left = draftWithout(stored, old, draft({ mine: '2' }, ['my.psk']));
    expect(left).toEqual(draft({ mine: '2', theirs: '3', 'theirs.too': '4' }, ['my.psk']));
  });

  it('a draft stored by several pages that is discarded gives up the deletions of secrets that it had, and no others', () => {
    const deleting = (...deletedSecretKeys: readonly string[]) => ({ ...EMPTY_DRAFT, deletedSecretKeys });
    const stored = deleting('old.psk', 'my.psk', 'their.psk');
    expect(draftWithout(stored, deleting('old.psk', 'my.psk'), deleting('my.psk'))).toEqual(
      deleting('my.psk', 'their.psk'),
    );
  });

  it('keeps what others stored, and takes out what this page no longer has', () => {
    const stored = draft({ theirs: '1', mine: '1' }, ['their.psk']);
    const next = nextStoredDraft(stored, draft({ mine: '1' }), draft({ more: '2' }));
    expect(next).toEqual(draft({ theirs: '1', more: '2' }, ['their.psk']));
  });

  it('takes the newest word of a page on its own key', () => {
    expect(nextStoredDraft(draft({ key: '1' }), EMPTY_DRAFT, draft({ key: '2' }))).toEqual(
      draft({ key: '2' }),
    );
  });

  it('leaves the word of another page on a key that this one takes its own word back of', () => {
    const stored = draft({ key: 'theirs', other: '1' });
    expect(nextStoredDraft(stored, draft({ key: 'mine', other: '1' }), EMPTY_DRAFT)).toEqual(
      draft({ key: 'theirs' }),
    );
  });

  it('gets back what a page has and nobody keeps, and of what is stored nothing else', () => {
    const stored = draft({ key: 'theirs' }, ['their.psk']);
    const mine = draft({ key: 'mine', gone: '1' }, ['their.psk', 'my.psk']);
    expect(storedWithMissing(stored, mine)).toEqual(
      draft({ key: 'theirs', gone: '1' }, ['their.psk', 'my.psk']),
    );
  });

  it('a draft stored by several pages has in common with another what is to be the same there', () => {
    const one = draft({ same: '1', other: '2', own: '3' }, ['a.psk', 'b.psk']);
    expect(draftWithin(one, draft({ same: '1', other: '0' }, ['a.psk']))).toEqual(
      draft({ same: '1' }, ['a.psk']),
    );
  });

  it('a draft stored by several pages is to be applied but for what the device has already', () => {
    const one = draft({ there: '1', other: '2' }, ['a.psk']);
    expect(draftToApply(one, new Map([['there', '1']]))).toEqual(draft({ other: '2' }, ['a.psk']));
  });

  it('a draft stored by several pages is in force when each of its changes is', () => {
    expect(isDraftInForce(draft({ a: '1' }), new Map([['a', '1']]))).toBe(true);
    expect(isDraftInForce(draft({ a: '1', b: '2' }), new Map([['a', '1']]))).toBe(false);
  });
});

describe('a draft of a secret alone', () => {
  it('a draft of a secret alone cannot be told to be in force', () => {
    expect(isDraftInForce(draft({}, ['aaa.1.wpa.psk']), new Map([['aaa.1.wpa.psk', 'x']]))).toBeUndefined();
  });

  it('a draft of a secret alone is judged by its other changes', () => {
    const mixed = draft({ a: '1' }, ['aaa.1.wpa.psk']);
    expect(isDraftInForce(mixed, new Map([['a', '1']]))).toBe(true);
    expect(isDraftInForce(mixed, new Map([['a', '2']]))).toBe(false);
  });
});

describe('a stored configuration', () => {
  const old = ConfigText.parse(
    'a=1\ngone=1\naaa.1.wpa.psk=old-secret\nppp.1.password=lost\nusers.1.password=x\n',
  );

  it('holds no secret', () => {
    const { text, secretKeys } = withoutSecrets(old);
    expect(text).toBe('a=1\ngone=1\n');
    expect(secretKeys).toEqual(['aaa.1.wpa.psk', 'ppp.1.password', 'users.1.password']);
  });

  it('a stored configuration is put on what runs: other lines go, secrets stay, lost ones are to be entered again', () => {
    const running = ConfigText.parse('a=2\nnew=1\naaa.1.wpa.psk=now\nusers.1.password=y\n');
    const { changes, staying, enterAgain } = restorationOf(withoutSecrets(old), running);
    expect([...changes]).toEqual([
      ['new', undefined],
      ['a', '1'],
      ['gone', '1'],
    ]);
    expect(staying).toEqual(['aaa.1.wpa.psk', 'users.1.password']);
    expect(enterAgain).toEqual(['ppp.1.password']);
  });
});
