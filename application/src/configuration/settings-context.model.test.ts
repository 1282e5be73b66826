import { parseBoardInfo } from '@radiolink/domain/device';
import { message } from '@radiolink/domain/errors';
import { buildRegulatoryDomain } from '@radiolink/domain/radio';
import { type ChannelsOnAir, settingById } from '@radiolink/domain/settings';
import { createEvent, createStore } from 'effector';
import { describe, expect, it } from 'vitest';
import type { DeviceRegulation } from '../regulation/regulatory-domain.port.ts';
import type { ReadConfiguration } from './configuration.port.ts';
import type { TypedText } from './drafts/change-memory.port.ts';
import { createEditingModel } from './editing.model.ts';
import { createSettingsContextModel } from './settings-context.model.ts';

const TEXT = `radio.1.devname=ath0
radio.1.mode=master
radio.1.chanbw=40
radio.1.freq=5500
radio.1.center.1.freq=5510
radio.1.ack.auto=disabled
radio.1.ackdistance=3000
wireless.1.ssid=ridge
wireless.1.mac_acl.status=enabled
wireless.1.mac_acl.1.mac=24:A4:3C:11:22:33
`;

function stage(text = TEXT) {
  const typedRestored = createEvent<readonly TypedText[]>();
  const nobody = () => Promise.reject(new Error('not asked here'));
  const editing = createEditingModel(
    { read: nobody, write: nobody, apply: nobody, discard: nobody },
    createEvent<ReadConfiguration>(),
  );
  editing.configurationRead({ text, modified: false, firstSetup: false });
  const $regulation = createStore<DeviceRegulation | null>(null);
  const reported = createEvent<ChannelsOnAir>();
  const $onAir = createStore<ChannelsOnAir | null>(null).on(reported, (_, onAir) => onAir);
  const model = createSettingsContextModel({
    editing,
    typedRestored,
    session: { $user: createStore({ username: 'admin', readOnly: true }) },
    start: { $board: createStore(parseBoardInfo('radio.1.txpower.max=25\nradio.1.txpower.min=-4\n')) },
    $regulation,
    $onAir,
  });
  return { editing, model, $regulation, reported, typedRestored };
}

const ssid = { setting: settingById('wireless.ssid'), indexes: [] };
const invalid = (key: string, typed: string) => ({
  key,
  name: message('SSID'),
  problem: message('Wrong.'),
  typed,
});

describe('the one context of all rules', () => {
  it('the one context of all rules has the channel that the radio selected, while the configuration that runs names none', () => {
    const main = { frequencyMhz: 5500, widthMhz: 40 };
    const set = stage();
    set.reported({ main });
    expect(set.model.$facts.getState().selected).toBeUndefined();
    const { editing, model, reported } = stage(TEXT.replace('freq=5500', 'freq=0'));
    reported({ main });
    const facts = model.$facts.getState();
    expect(facts.selected).toEqual({ main });
    editing.edited(new Map([['wireless.1.ssid', 'hill']]));
    expect(model.$facts.getState()).toBe(facts);
  });

  it('the one context of all rules has the configuration with its edits, the board, and who looks at it', () => {
    const { editing, model } = stage();
    editing.edited(new Map([['wireless.1.ssid', 'hill']]));
    const { context, original, readOnly } = model.$scope.getState();
    expect([context.values.get('wireless.1.ssid'), original.get('wireless.1.ssid')]).toEqual([
      'hill',
      'ridge',
    ]);
    expect(context.board?.outputPowerDbm).toEqual({ min: -4, max: 25 });
    expect(context.wirelessMode).toBe('ap');
    expect(readOnly).toBe(true);
  });

  it('knows the channels of the country as soon as they are told', () => {
    const { model, $regulation } = stage();
    expect(model.$scope.getState().context.channels).toBeUndefined();
    const domain = buildRegulatoryDomain(840, { main: { widthsMhz: [40] } })!;
    const reported = createEvent<DeviceRegulation>();
    $regulation.on(reported, (_, next) => next);
    reported({ domain });
    expect(model.$channels.getState()?.length).toBeGreaterThan(0);
    expect(model.$scope.getState().context.channels).toBe(model.$channels.getState());
  });
});

describe('what is entered', () => {
  it('what is entered is written, with what has to change together with it', () => {
    const { editing, model } = stage();
    model.entered({ setting: settingById('radio.frequency'), indexes: [], value: '0' });
    expect(editing.$values.getState().get('radio.1.freq')).toBe('0');
    expect(editing.$values.getState().get('radio.1.center.1.freq')).toBe('0');
  });

  it('what is entered is no change when it stands there already', () => {
    const { editing, model } = stage();
    model.entered({ ...ssid, value: 'ridge' });
    expect(editing.$pendingCount.getState()).toBe(0);
  });

  it('what is entered is taken back to what the device has', () => {
    const { editing, model } = stage();
    model.entered({ ...ssid, value: 'hill' });
    expect(editing.$pendingCount.getState()).toBe(1);
    model.restored(ssid);
    expect(editing.$pendingCount.getState()).toBe(0);
  });

  it('what is entered is compared with its default, and with nothing, where the device has no line of it', () => {
    const { editing, model } = stage(TEXT.replace('wireless.1.ssid=ridge\n', ''));
    const edits: unknown[] = [];
    editing.edited.watch(changes => void edits.push([...changes]));
    model.entered({ ...ssid, value: '' });
    const { setting, value } = {
      setting: settingById('radio.autoDistance'),
      value: settingById('radio.autoDistance').default ?? '',
    };
    editing.edited(new Map([['radio.1.ack.auto', undefined]]));
    edits.length = 0;
    model.entered({ setting, indexes: [], value });
    expect(edits).toEqual([]);
  });

  it('what is entered that was never on the device is taken back to no line', () => {
    const { editing, model } = stage(TEXT.replace('wireless.1.ssid=ridge\n', ''));
    model.entered({ ...ssid, value: 'hill' });
    model.restored(ssid);
    expect(editing.$values.getState().has('wireless.1.ssid')).toBe(false);
    expect(editing.$pendingCount.getState()).toBe(0);
  });

  it('changes may follow from the configuration as it is then', async () => {
    const { editing, model } = stage();
    await model.changeFx(
      ({ context }) => new Map([['wireless.1.ssid', `${context.values.get('wireless.1.ssid')}-2`]]),
    );
    expect(editing.$values.getState().get('wireless.1.ssid')).toBe('ridge-2');
  });

  it('changes that are made as a whole are written, and none of them is no edit', () => {
    const { editing, model } = stage();
    const edits: unknown[] = [];
    editing.edited.watch(changes => void edits.push([...changes]));
    model.changed(new Map());
    model.changed(new Map([['wireless.1.ssid', 'ridge-2']]));
    expect(editing.$values.getState().get('wireless.1.ssid')).toBe('ridge-2');
    expect(edits).toHaveLength(1);
  });
});

describe('a text that was not valid', () => {
  it('a text that was not valid is entered when another setting makes it valid', () => {
    const { editing, model } = stage();
    const eirp = 'radio.1.ackdistance';
    editing.fieldInvalid(invalid(eirp, '4000'));
    model.entered({ ...ssid, value: 'hill' });
    expect(editing.$invalidFields.getState().size).toBe(0);
    expect(editing.$values.getState().get(eirp)).toBe('4000');
  });

  it('texts that were not valid are all entered when one setting makes them valid', () => {
    const { editing, model } = stage();
    editing.fieldInvalid(invalid('radio.1.ackdistance', '4000'));
    editing.fieldInvalid(invalid('wireless.1.mac_acl.1.comment', 'tower'));
    model.entered({ ...ssid, value: 'hill' });
    expect(editing.$invalidFields.getState().size).toBe(0);
    const values = editing.$values.getState();
    expect([values.get('radio.1.ackdistance'), values.get('wireless.1.mac_acl.1.comment')]).toEqual([
      '4000',
      'tower',
    ]);
  });

  it('a text that was not valid of an earlier page stands in its field again, entered where it is valid by now', () => {
    const { editing, typedRestored } = stage();
    typedRestored([
      { key: 'radio.1.ackdistance', typed: '4000', at: 1 },
      { key: 'wireless.1.ssid', typed: 'a'.repeat(40), at: 1 },
      { key: 'vendor.x', typed: '1', at: 1 },
    ]);
    expect(editing.$values.getState().get('radio.1.ackdistance')).toBe('4000');
    expect([...editing.$invalidFields.getState().keys()]).toEqual(['wireless.1.ssid']);
    expect(editing.$values.getState().get('wireless.1.ssid')).toBe('ridge');
  });

  it('a text that was not valid goes with its setting, and with its entry', () => {
    const { editing, model } = stage();
    editing.fieldInvalid(invalid('radio.1.ackdistance', 'far'));
    editing.fieldInvalid(invalid('wireless.1.mac_acl.1.comment', 'a\nb'));
    model.entered({ setting: settingById('radio.autoDistance'), indexes: [], value: 'enabled' });
    expect([...editing.$invalidFields.getState().keys()]).toEqual(['wireless.1.mac_acl.1.comment']);
    editing.edited(new Map([['wireless.1.mac_acl.1.mac', undefined]]));
    expect(editing.$invalidFields.getState().size).toBe(0);
  });

  it('a text that was not valid stays while it breaks its rule, with what is wrong about it now', () => {
    const { editing, model } = stage();
    editing.fieldInvalid(invalid('radio.1.ackdistance', 'far'));
    model.entered({ ...ssid, value: 'hill' });
    const [field] = [...editing.$invalidFields.getState().values()];
    expect(field?.typed).toBe('far');
    expect(field?.problem.key).not.toBe('Wrong.');
  });
});

describe('a field that is left', () => {
  const DISTANCE = 'radio.1.ackdistance';
  const distance = { setting: settingById('radio.distance'), indexes: [] };

  it('enters the text that was typed, and shows the draft again', () => {
    const { editing, model } = stage();
    editing.fieldTyped({ key: DISTANCE, text: '04000' });
    expect(editing.$typedFields.getState().get(DISTANCE)).toEqual({ text: '04000' });
    model.fieldLeft({ ...distance, value: '4000' });
    expect(editing.$values.getState().get(DISTANCE)).toBe('4000');
    expect(editing.$typedFields.getState().size).toBe(0);
  });

  it('keeps a text that breaks its rule, with its name and what is wrong', () => {
    const { editing, model } = stage();
    editing.fieldTyped({ key: DISTANCE, text: 'far' });
    model.fieldLeft({ ...distance, value: 'far' });
    expect(editing.$pendingCount.getState()).toBe(0);
    const known = editing.$invalidFields.getState().get(DISTANCE);
    expect(known).toMatchObject({ key: DISTANCE, typed: 'far', name: { key: 'Distance' } });
    expect(editing.$typedFields.getState().get(DISTANCE)).toEqual({ text: 'far', invalid: known });
  });

  it('writes nothing where nothing was typed, or the value of the draft was typed back', () => {
    const { editing, model } = stage(TEXT.replace('distance=3000', 'distance=03000'));
    const edits: unknown[] = [];
    editing.edited.watch(changes => void edits.push([...changes]));
    model.fieldLeft({ ...distance, value: '3000' });
    editing.fieldTyped({ key: DISTANCE, text: '03000' });
    model.fieldLeft({ ...distance, value: '3000' });
    expect(edits).toEqual([]);
    expect(editing.$typedFields.getState().size).toBe(0);
  });

  it('a field is valid again when its text is corrected to the value of the draft', () => {
    const { editing, model } = stage();
    editing.fieldInvalid(invalid(DISTANCE, 'far'));
    editing.fieldTyped({ key: DISTANCE, text: '3000' });
    expect(editing.$invalidFields.getState().size).toBe(1);
    model.fieldLeft({ ...distance, value: '3000' });
    expect(editing.$invalidFields.getState().size).toBe(0);
  });
});

describe('a check of fields', () => {
  const SSID = 'wireless.1.ssid';
  const MAC = 'wireless.1.mac_acl.1.mac';

  it('passes where neither a text nor a value of the draft breaks a rule; a name of no setting has none', async () => {
    const { model } = stage();
    expect(await model.checkFieldsFx([SSID, MAC, 'vendor.x'])).toBe(true);
  });

  it('fails for an invalid text, and for a value of the draft that breaks its rule', async () => {
    const { editing, model } = stage();
    editing.edited(new Map([[MAC, '']]));
    expect(await model.checkFieldsFx([SSID, MAC])).toBe(false);
    expect(await model.checkFieldsFx([SSID])).toBe(true);
    editing.fieldInvalid(invalid(SSID, 'a'.repeat(40)));
    expect(await model.checkFieldsFx([SSID])).toBe(false);
  });
});
