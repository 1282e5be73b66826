import { describe, expect, it } from 'vitest';
import type { ConfigStore } from '../configuration/index.ts';
import { applyBlocker } from './apply-blocker.ts';
import { pending } from './pending-changes.mother.ts';

const NOTHING_KNOWN = {};

describe('an objection to changes', () => {
  const objection = (store: ConfigStore, { shown = store, isTest = false } = {}) =>
    applyBlocker(store, { isTest, shown, facts: NOTHING_KNOWN });
  const edit = pending({ 'snmp.status': 'enabled' });

  it('an objection to changes is none to a sound change', () => {
    expect(objection(edit)).toBeUndefined();
  });

  it('names the setting that is not valid', () => {
    const wrong = pending({ 'netconf.1.ip': '192.0.2.999' });
    const found = objection(wrong);
    expect(found).toMatchObject({ kind: 'not-sent', words: { key: '{setting}: {problem}' } });
  });

  it('an objection to changes is one to more than was shown', () => {
    const more = pending({ 'snmp.status': 'enabled', 'radio.1.chanbw': '40' });
    expect(objection(more, { shown: edit })).toMatchObject({
      kind: 'not-sent',
      words: { key: expect.stringContaining('interrupts more than shown') },
    });
    expect(objection(edit, { shown: more })).toBeUndefined();
  });

  it('an objection to changes is one to a test that cannot end in time, and to that alone', () => {
    const radar = pending({ 'radio.1.freq': '5620' });
    expect(objection(radar, { isTest: true })?.kind).toBe('not-testable');
    expect(objection(radar)).toBeUndefined();
  });

  it('an objection to changes is none where nothing is changed', () => {
    const none = pending({});
    expect(objection(none)).toBeUndefined();
  });
});
