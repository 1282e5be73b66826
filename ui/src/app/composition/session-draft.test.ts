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
    const session = storage();
    new SessionDraft(() => session).save({ country: 276 });
    new SessionDraft(() => session).save({ agreed: true });
    expect(new SessionDraft(() => session).read()).toEqual({ country: 276, agreed: true });
  });

  it('the draft of the login is gone once cleared', () => {
    const session = storage();
    const draft = new SessionDraft(() => session);
    draft.save({ newUsername: 'anna' });
    draft.clear();
    expect(draft.read()).toEqual({});
    expect(session.values.size).toBe(0);
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
    draft.save({ username: 'anna' });
    expect(draft.read()).toEqual({ username: 'anna' });
  });
});
