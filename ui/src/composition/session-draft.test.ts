import { describe, expect, it } from 'vitest';
import { SessionDraft } from './session-draft.ts';

function storage(values = new Map<string, string>()) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    values,
  };
}

describe('the draft of the login', () => {
  it('outlives the page', () => {
    const kept = storage();
    new SessionDraft(() => kept).keep({ country: 276 });
    new SessionDraft(() => kept).keep({ agreed: true });
    expect(new SessionDraft(() => kept).read()).toEqual({ country: 276, agreed: true });
  });

  it('is gone once cleared', () => {
    const kept = storage();
    const draft = new SessionDraft(() => kept);
    draft.keep({ newUsername: 'anna' });
    draft.clear();
    expect(draft.read()).toEqual({});
    expect(kept.values.size).toBe(0);
  });

  it.each(['{"country":"x","agreed":1,"password":"p"}', 'null', '{', '[]'])(
    'reads nothing that it does not know out of %s',
    text => {
      expect(new SessionDraft(() => storage(new Map([['radiolink.login-draft', text]]))).read()).toEqual({});
    },
  );

  it('lives in memory where the browser blocks its storage', () => {
    const draft = new SessionDraft(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    draft.keep({ username: 'anna' });
    expect(draft.read()).toEqual({ username: 'anna' });
  });
});
