import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from './property-runs.mother.ts';
import { ConfigStore } from './config-store.ts';
import { ConfigText } from './config-text.ts';
import { anyConfigurationText, anyKey, bridgeConfig, bridgeText } from './config-text.mother.ts';
import { draftOf, restoredDraft } from './draft.ts';
import { modelPathOf, sectionOf } from './config-model.ts';

type Edits = Readonly<Record<string, string | undefined>>;

const edited = (store: ConfigStore, edits: Edits): ConfigStore => {
  const edit = store.edit(new Map(Object.entries(edits)));
  if (!edit.ok) throw new Error(edit.problem.key);
  return edit.store;
};
const bridgeStore = (edits: Edits = {}): ConfigStore => edited(ConfigStore.of(bridgeConfig()), edits);

describe('the configuration store', () => {
  it('keeps the original beside the running copy', () => {
    const store = bridgeStore({ 'radio.1.freq': '5600' });
    expect([store.original.get('radio.1.freq'), store.running.get('radio.1.freq')]).toEqual(['5500', '5600']);
  });
  it('lists pending changes in the order they were made', () => {
    expect(
      bridgeStore({ netmode: undefined, 'radio.1.freq': '5600', 'vlan.status': 'enabled' }).pending,
    ).toEqual([
      { key: 'netmode', kind: 'removed', before: 'bridge', after: undefined },
      { key: 'radio.1.freq', kind: 'changed', before: '5500', after: '5600' },
      { key: 'vlan.status', kind: 'added', before: undefined, after: 'enabled' },
    ]);
  });
  it('groups pending changes by section', () => {
    const store = bridgeStore({ 'radio.1.freq': '5600', netmode: 'router', 'radio.status': 'disabled' });
    const groups = [...store.pendingBySection()].map(([name, changes]) => [
      name,
      changes.map(({ key }) => key),
    ]);
    expect(groups).toEqual([
      ['radio', ['radio.1.freq', 'radio.status']],
      ['netmode', ['netmode']],
    ]);
  });
  it('the configuration store has nothing pending, and the original text, when a value is set back', () => {
    const store = edited(bridgeStore({ 'radio.1.freq': '5600', netmode: undefined }), {
      'radio.1.freq': '5500',
      netmode: 'bridge',
    });
    expect([store.isChanged, store.pending, store.running.toString()]).toEqual([false, [], bridgeText]);
  });
  it('reverts one key, one entry, one section, or everything', () => {
    const store = bridgeStore({
      'netconf.1.mtu': '1400',
      'netconf.3.ip': '10.0.0.1',
      'netconf.30.ip': '10.0.0.2',
      netmode: 'router',
    });
    const keys = (of: ConfigStore): readonly string[] => of.pending.map(({ key }) => key);
    expect(keys(store.revertKey('netmode'))).toEqual(['netconf.1.mtu', 'netconf.3.ip', 'netconf.30.ip']);
    expect(keys(store.revertUnder('netconf.3'))).toEqual(['netconf.1.mtu', 'netconf.30.ip', 'netmode']);
    expect(keys(store.revertUnder('netconf'))).toEqual(['netmode']);
    expect(keys(store.revertAll())).toEqual([]);
  });
  it('drops newly added models when it reverts', () => {
    const store = bridgeStore({ 'netconf.4.devname': 'br1', 'netconf.4.ip': '10.0.0.1' });
    expect(store.model('netconf.4').state).toBe('added');
    expect(
      store
        .revertUnder('netconf.4')
        .models()
        .map(({ path }) => path),
    ).not.toContain('netconf.4');
  });
  it('gives each model its two copies', () => {
    const store = bridgeStore({ 'netconf.3.ip': '10.0.0.1', 'netconf.1.devname': undefined });
    expect(store.model('netconf.3')).toMatchObject({
      original: new Map([
        ['netconf.3.devname', 'br0'],
        ['netconf.3.status', 'enabled'],
        ['netconf.3.ip', '192.168.1.20'],
        ['netconf.3.netmask', '255.255.255.0'],
      ]),
      running: new Map([
        ['netconf.3.devname', 'br0'],
        ['netconf.3.status', 'enabled'],
        ['netconf.3.ip', '10.0.0.1'],
        ['netconf.3.netmask', '255.255.255.0'],
      ]),
    });
    const states = ['netconf.3', 'netconf.1', 'netconf', 'radio.1'].map(path => store.model(path).state);
    expect(states).toEqual(['changed', 'changed', 'unchanged', 'unchanged']);
  });
  it('calls a model removed when its last key goes', () => {
    expect(bridgeStore({ netmode: undefined }).model('netmode').state).toBe('removed');
  });
  it('leaves indexed entries out of the section they are in', () => {
    expect([...bridgeStore().model('netconf').running.keys()]).toEqual(['netconf.status']);
  });
  it('shows every key in exactly one model', () => {
    fc.assert(
      fc.property(anyConfigurationText, text => {
        const config = ConfigText.parse(text);
        const keys = ConfigStore.of(config)
          .models()
          .flatMap(model => [...model.running.keys()]);
        expect(keys.sort()).toEqual([...config.keys()].sort());
      }),
      runs(300),
    );
  });
  it('the configuration store has as pending exactly what differs, after any edits', () => {
    fc.assert(
      fc.property(
        anyConfigurationText,
        fc.array(fc.tuple(anyKey, fc.option(fc.constantFrom('', '1', 'x'), { nil: undefined }))),
        (text, edits) => {
          const store = edited(ConfigStore.of(ConfigText.parse(text)), Object.fromEntries(edits));
          for (const { key, before, after } of store.pending) {
            expect([before, after]).toEqual([store.original.get(key), store.running.get(key)]);
            expect(before).not.toBe(after);
          }
          const back = edited(
            store,
            Object.fromEntries(store.pending.map(({ key, before }) => [key, before])),
          );
          expect(back.running.toString()).toBe(text);
        },
      ),
      runs(300),
    );
  });
  it.each(['users.1.password', 'users.2.password', 'users.3.password', 'system.cfg.editor.webui'])(
    'refuses to change %s, which is never written',
    key => {
      expect(ConfigStore.of(bridgeConfig()).set(key, 'x')).toEqual({
        ok: false,
        key,
        problem: { key: '{key} cannot be changed through the configuration.', values: { key } },
      });
    },
  );
  it('refuses what the text cannot hold and stays as it was', () => {
    const store = bridgeStore();
    expect(store.set('netmode', 'a\nb').ok).toBe(false);
    expect(store.isChanged).toBe(false);
  });
});

describe('the model of a key', () => {
  it.each([
    ['netconf.3.ip', 'netconf', 'netconf.3'],
    ['netconf.3.alias.1.ip', 'netconf', 'netconf.3'],
    ['iptables.sys.fw.2.target', 'iptables', 'iptables.sys.fw.2'],
    ['iptables.sys.fw.status', 'iptables', 'iptables'],
    ['radio.0.psk', 'radio', 'radio.0'],
    ['netmode', 'netmode', 'netmode'],
    ['1.x', '1', '1'],
  ])('%s is of section %s and model %s', (key, section, model) => {
    expect([sectionOf(key), modelPathOf(key)]).toEqual([section, model]);
  });
});

describe('a draft', () => {
  const store = bridgeStore({
    netmode: undefined,
    'radio.1.freq': '5600',
    'snmp.community': 'new-secret',
    'vlan.status': 'enabled',
  });
  it('keeps changes for later without a secret, which is to be entered again', () => {
    const draft = draftOf(store);
    expect(draft.secretKeys).toEqual(['snmp.community']);
    expect(JSON.stringify(draft)).not.toMatch(/new-secret|only-for-us/);
  });
  it('a draft is put back whole after a journey through JSON', () => {
    const restored = restoredDraft(bridgeStore(), JSON.parse(JSON.stringify(draftOf(store))));
    expect(restored.edit.ok && restored.edit.store.pending).toEqual(
      store.revertKey('snmp.community').pending,
    );
    expect(restored).toMatchObject({ conflicts: [], enterAgain: ['snmp.community'] });
  });
  it('deletes a secret again, though its old value was not kept', () => {
    const draft = draftOf(bridgeStore({ 'snmp.community': undefined }));
    expect(draft).toEqual({ changes: [], deletedSecretKeys: ['snmp.community'], secretKeys: [] });
    const restored = restoredDraft(bridgeStore(), draft);
    expect(restored).toMatchObject({ conflicts: [], enterAgain: [] });
    expect(restored.edit.ok && restored.edit.store.running.has('snmp.community')).toBe(false);
  });
  it('a draft has no secret to delete where the device has none any more', () => {
    const draft = draftOf(bridgeStore({ 'snmp.community': undefined }));
    const gone = ConfigStore.of(bridgeConfig().delete('snmp.community'));
    const { edit } = restoredDraft(gone, draft);
    expect(edit.ok && !edit.store.isChanged).toBe(true);
  });
  it('lists a key that the device changed meanwhile instead of overwriting it', () => {
    const changed = ConfigStore.of(bridgeConfig({ 'radio.1.freq': '5700' }));
    const { edit, conflicts } = restoredDraft(changed, draftOf(store));
    expect(conflicts).toEqual([
      { key: 'radio.1.freq', changedBy: 'conflict', base: '5500', mine: '5600', theirs: '5700' },
    ]);
    expect(edit.ok && edit.store.running.get('radio.1.freq')).toBe('5700');
  });
  it('a draft has nothing to do where the device already has the value', () => {
    const changed = ConfigStore.of(bridgeConfig({ 'radio.1.freq': '5600' }));
    const { edit, conflicts } = restoredDraft(changed, draftOf(store));
    expect(conflicts).toEqual([]);
    expect(edit.ok && edit.store.pending.map(({ key }) => key)).toEqual(['netmode', 'vlan.status']);
  });
});
