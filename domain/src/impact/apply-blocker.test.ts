import { describe, expect, it } from 'vitest';
import { ConfigStore, ConfigText } from '../configuration/index.ts';
import { applyBlocker } from './apply-blocker.ts';

const NOTHING_KNOWN = {};
const TEXT = [
  'netmode=bridge',
  'netconf.1.devname=br0',
  'netconf.1.ip=192.0.2.20',
  'radio.countrycode=276',
  'radio.1.mode=master',
  'radio.1.ptpmode=1',
  'radio.1.freq=5180',
  'radio.1.chanbw=20',
  'radio.1.txpower=10',
  'wireless.1.ssid=Ridge',
  'snmp.status=disabled',
  'snmp.community=ridge-read',
  '',
].join('\n');

/** The configuration with these values pending. */
function pending(values: Readonly<Record<string, string>>): ConfigStore {
  const edit = ConfigStore.of(ConfigText.parse(TEXT)).edit(new Map(Object.entries(values)));
  if (!edit.ok) throw new Error('The test made a change that cannot be.');
  return edit.store;
}

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
    const none = ConfigStore.of(ConfigText.parse(TEXT));
    expect(objection(none)).toBeUndefined();
  });
});
