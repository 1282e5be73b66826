import { settingById, settingEdit } from '@radiolink/domain/settings';
import { createEvent } from 'effector';
import { describe, expect, it } from 'vitest';
import type { ConfigurationPort, ReadConfiguration } from './configuration.port.ts';
import { createEditingModel, type EditingModel } from './editing.model.ts';

const TEXT =
  'wireless.1.ssid=Ridge\naaa.1.ssid=Ridge\nresolv.host.1.name=mast\nnetconf.1.ip=192.0.2.1\nvendor.x=1\n';

const storage: ConfigurationPort = {
  read: () => Promise.reject(new Error('nobody asked')),
  write: () => Promise.reject(new Error('nobody asked')),
  apply: () => Promise.reject(new Error('nobody asked')),
  discard: () => Promise.reject(new Error('nobody asked')),
};

const read = (text: string): ReadConfiguration => ({ text, modified: false, firstSetup: false });

function anEditing(text = TEXT) {
  const model = createEditingModel(storage, createEvent<ReadConfiguration>());
  model.configurationRead(read(text));
  return model;
}

const ssid = settingById('wireless.ssid');
/** As a form writes it, with the keys that mirror it. */
const rename = (model: EditingModel, value: string) =>
  model.edited(settingEdit(ssid, value, model.$values.getState()));

describe('editing', () => {
  it('knows nothing before a configuration was read', () => {
    const model = createEditingModel(storage, createEvent<ReadConfiguration>());
    model.edited(new Map([['vendor.x', '2']]));
    expect(model.$values.getState().size).toBe(0);
    expect(model.$pendingCount.getState()).toBe(0);
  });

  it('writes the keys that mirror a setting and counts it once', () => {
    const model = anEditing();
    rename(model, 'Barn');
    expect(model.$values.getState().get('aaa.1.ssid')).toBe('Barn');
    expect(model.$saved.getState().get('wireless.1.ssid')).toBe('Ridge');
    expect(model.$pendingCount.getState()).toBe(1);
    expect(model.$pending.getState()[0]).toMatchObject({
      name: { key: 'SSID' },
      before: 'Ridge',
      after: 'Barn',
    });
  });

  it('takes what was left in a section back with its switch', () => {
    const model = anEditing('dhcpd.status=disabled\ndhcpd.1.status=enabled\n');
    model.edited(
      new Map([
        ['dhcpd.status', 'enabled'],
        ['dhcpd.1.status', 'disabled'],
      ]),
    );
    expect(model.$pendingCount.getState()).toBe(1);
    model.settingReverted('dhcpd.status');
    expect(model.$pendingCount.getState()).toBe(0);
    expect(model.$values.getState()).toEqual(model.$saved.getState());
  });

  it('tells what the running test tries from what was changed since', async () => {
    const device: ConfigurationPort = {
      ...storage,
      read: async () => read(TEXT),
      write: async () => ({ fastRestart: true }),
    };
    const model = createEditingModel(device, createEvent<ReadConfiguration>());
    model.configurationRead(read(TEXT));
    rename(model, 'Barn');
    expect(model.$underTest.getState()).toBeNull();
    expect(
      await model
        .repositoryOf(model.$state.getState())
        ?.write({ testMode: true, time: '2026-11-21T12:00:00.000Z' }),
    ).toMatchObject({ kind: 'written' });
    expect(model.$underTest.getState()).toEqual({ tested: 1, since: 0 });
    model.edited(new Map([['resolv.host.1.name', 'tower']]));
    expect(model.$underTest.getState()).toEqual({ tested: 1, since: 1 });
    model.repositoryOf(model.$state.getState())?.testFellBack();
    expect(model.$underTest.getState()).toBeNull();
  });

  it('counts no password of an account in a running test: the device is not sent any', async () => {
    const text = `${TEXT}users.1.name=admin\nusers.1.password=old\n`;
    const device: ConfigurationPort = {
      ...storage,
      read: async () => read(text),
      write: async () => ({ fastRestart: true }),
    };
    const model = createEditingModel(device, createEvent<ReadConfiguration>());
    model.configurationRead(read(text));
    rename(model, 'Barn');
    model.edited(new Map([['users.1.password', 'new']]));
    await model
      .repositoryOf(model.$state.getState())
      ?.write({ testMode: true, time: '2026-11-21T12:00:00.000Z' });
    expect(model.$underTest.getState()).toEqual({ tested: 1, since: 0 });
  });

  it('takes what the start of the page has read', () => {
    const started = createEvent<ReadConfiguration>();
    const model = createEditingModel(storage, started);
    started(read(TEXT));
    expect(model.$saved.getState().get('vendor.x')).toBe('1');
  });

  it('takes back a key that no setting has, and leaves one that was not changed', () => {
    const model = anEditing();
    model.edited(new Map([['vendor.x', '2']]));
    model.settingReverted('resolv.host.1.name');
    expect(model.$pendingCount.getState()).toBe(1);
    model.settingReverted('vendor.x');
    expect(model.$pendingCount.getState()).toBe(0);
  });

  it('editing has nothing to take back before a configuration was read', () => {
    const model = createEditingModel(storage, createEvent<ReadConfiguration>());
    model.allReverted();
    model.settingReverted('vendor.x');
    expect(model.$state.getState()).toBeNull();
  });

  const carrying = (model: ReturnType<typeof anEditing>, ...keys: readonly string[]) => {
    model.configurationRead({ ...read(TEXT), carried: new Set(keys) });
    return model.$carried.getState();
  };

  it('holds the keys that a device carries, the same object while they are the same', () => {
    const model = anEditing();
    expect(model.$carried.getState()).toBeNull();
    const first = carrying(model, 'a', 'b');
    expect(first).toEqual(new Set(['a', 'b']));
    expect(carrying(model, 'b', 'a')).toBe(first);
    expect(carrying(model, 'a', 'c')).toEqual(new Set(['a', 'c']));
    expect(carrying(model, 'a')).toEqual(new Set(['a']));
    model.configurationRead(read(TEXT));
    expect(model.$carried.getState()).toBeNull();
  });

  it('forgets an edit that is set back to the saved value', () => {
    const model = anEditing();
    rename(model, 'Barn');
    rename(model, 'Ridge');
    expect(model.$pendingCount.getState()).toBe(0);
  });

  it('takes back one setting with the keys that mirror it', () => {
    const model = anEditing();
    rename(model, 'Barn');
    model.edited(new Map([['resolv.host.1.name', 'tower']]));
    model.settingReverted('wireless.1.ssid');
    expect(model.$pending.getState().map(({ key }) => key)).toEqual(['resolv.host.1.name']);
    expect(model.$values.getState().get('aaa.1.ssid')).toBe('Ridge');
  });

  it('drops a newly added entry with its section', () => {
    const model = anEditing();
    model.edited(
      new Map([
        ['netconf.2.devname', 'eth1'],
        ['netconf.2.ip', '192.0.2.9'],
      ]),
    );
    model.sectionReverted('netconf.2');
    expect(model.$values.getState().has('netconf.2.ip')).toBe(false);
  });

  it('takes back everything', () => {
    const model = anEditing();
    model.edited(new Map([['vendor.x', undefined]]));
    model.allReverted();
    expect(model.$values.getState().get('vendor.x')).toBe('1');
  });

  it.each(['a\nb=1', 'a\r', 'a\0b'])('refuses a value that would become another line: %j', value => {
    const model = anEditing();
    model.edited(new Map([['vendor.x', value]]));
    expect(model.$refused.getState()?.key).toBe('vendor.x');
    expect(model.$pendingCount.getState()).toBe(0);
    model.edited(new Map([['vendor.x', '2']]));
    expect(model.$refused.getState()).toBeNull();
  });

  it('puts edits on top of a configuration that changed elsewhere', () => {
    const model = anEditing();
    model.edited(new Map([['vendor.x', '2']]));
    model.configurationRead(read(TEXT.replace('mast', 'tower')));
    expect(model.$saved.getState().get('resolv.host.1.name')).toBe('tower');
    expect(model.$values.getState().get('vendor.x')).toBe('2');
    expect(model.$conflicts.getState()).toEqual([]);
  });

  it('overwrites nothing that was changed elsewhere too', () => {
    const model = anEditing();
    model.edited(new Map([['vendor.x', '2']]));
    model.configurationRead(read(TEXT.replace('vendor.x=1', 'vendor.x=3')));
    expect(model.$conflicts.getState()).toMatchObject([{ key: 'vendor.x', mine: '2', theirs: '3' }]);
  });
});

describe('conflicts with another hand', () => {
  const disputing = () => {
    const model = anEditing();
    model.edited(
      new Map([
        ['resolv.host.1.name', 'mine'],
        ['vendor.x', 'mine'],
      ]),
    );
    model.configurationRead(read(TEXT.replace('=mast', '=theirs').replace('vendor.x=1', 'vendor.x=9')));
    return model;
  };

  it('show what is chosen while others are open', () => {
    const model = disputing();
    model.conflictSettled({ key: 'vendor.x', choice: 'mine' });
    expect([...model.$choices.getState()]).toEqual([['vendor.x', 'mine']]);
    expect(model.$conflicts.getState()).toHaveLength(2);
  });

  it('conflicts with another hand are not chosen of where there is none', () => {
    const model = disputing();
    model.conflictSettled({ key: 'wireless.1.ssid', choice: 'mine' });
    expect([model.$choices.getState().size, model.$conflicts.getState().length]).toEqual([0, 2]);
  });

  it('forget what was chosen once they are over, so that the same conflict is open again', () => {
    const model = disputing();
    const again = read(TEXT.replace('=mast', '=theirs').replace('vendor.x=1', 'vendor.x=9'));
    model.conflictSettled({ key: 'vendor.x', choice: 'mine' });
    model.allReverted();
    model.configurationRead(read(TEXT));
    model.edited(
      new Map([
        ['resolv.host.1.name', 'mine'],
        ['vendor.x', 'mine'],
      ]),
    );
    model.configurationRead(again);
    expect(model.$conflicts.getState()).toHaveLength(2);
    expect(model.$choices.getState().size).toBe(0);
  });

  it('forget what was chosen when the device is read anew', () => {
    const model = disputing();
    model.conflictSettled({ key: 'vendor.x', choice: 'mine' });
    model.configurationRead(read(TEXT.replace('=mast', '=other').replace('vendor.x=1', 'vendor.x=8')));
    expect(model.$choices.getState().size).toBe(0);
    model.conflictSettled({ key: 'resolv.host.1.name', choice: 'mine' });
    expect(model.$conflicts.getState()).toHaveLength(2);
  });

  it('keep what was chosen over a new conflict and a reading of the same, and settle with the last choice', () => {
    const model = disputing();
    model.conflictSettled({ key: 'vendor.x', choice: 'mine' });
    model.configurationRead(
      read(TEXT.replace('=mast', '=theirs').replace('vendor.x=1', 'vendor.x=9').replaceAll('Ridge', 'Barn')),
    );
    model.edited(new Map([['aaa.1.ssid', 'Mill']]));
    expect(model.$conflicts.getState().map(({ key }) => key)).toEqual([
      'aaa.1.ssid',
      'resolv.host.1.name',
      'vendor.x',
    ]);
    expect([...model.$choices.getState()]).toEqual([['vendor.x', 'mine']]);
    model.conflictSettled({ key: 'aaa.1.ssid', choice: 'mine' });
    model.conflictSettled({ key: 'resolv.host.1.name', choice: 'theirs' });
    expect(model.$conflicts.getState()).toEqual([]);
    expect(model.$choices.getState().size).toBe(0);
    expect([...(model.$state.getState()?.store.changes ?? [])]).toEqual([
      ['aaa.1.ssid', 'Mill'],
      ['vendor.x', 'mine'],
    ]);
  });

  it('conflicts with another hand are settled at once when the only one that was open ends by itself', () => {
    const model = disputing();
    model.conflictSettled({ key: 'vendor.x', choice: 'mine' });
    model.edited(new Map([['resolv.host.1.name', 'theirs']]));
    expect(model.$conflicts.getState()).toEqual([]);
    expect(model.$values.getState().get('vendor.x')).toBe('mine');
  });

  it('conflicts with another hand are over when everything is taken back: the device has what it was found to have', () => {
    const model = disputing();
    model.allReverted();
    expect(model.$conflicts.getState()).toEqual([]);
    expect(model.$pendingCount.getState()).toBe(0);
    expect(model.$saved.getState().get('resolv.host.1.name')).toBe('theirs');
  });
});
