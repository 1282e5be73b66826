import type { ReadConfiguration } from '@radiolink/application/configuration/configuration.port';
import type { TypedText } from '@radiolink/application/configuration/drafts/change-memory.port';
import { createEditingModel } from '@radiolink/application/configuration/editing.model';
import { createSettingsContextModel } from '@radiolink/application/configuration/settings-context.model';
import { parseBoardInfo } from '@radiolink/domain/device';
import {
  checkSetting,
  listSettings,
  placeholdersOf,
  type Setting,
  type SettingId,
  settingById,
  settingKey,
} from '@radiolink/domain/settings';
import { createVirtualRadio } from '@radiolink/virtual-radio';
import { createEvent, createStore } from 'effector';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likelyValues } from './valid-values.mother.ts';

const nobody = () => Promise.reject(new Error('not asked here'));

function storedOf(profile: string): string {
  const radio = createVirtualRadio({ profile, clock: { now: () => 0 } });
  const held = JSON.parse(radio.snapshot()) as { configuration: { running: string } };
  radio.close();
  return held.configuration.running;
}

function aPage(text: string) {
  const editing = createEditingModel(
    { read: nobody, write: nobody, apply: nobody, discard: nobody },
    createEvent<ReadConfiguration>(),
  );
  editing.configurationRead({ text, modified: false, firstSetup: false });
  const model = createSettingsContextModel({
    editing,
    typedRestored: createEvent<readonly TypedText[]>(),
    session: { $user: createStore({ username: 'admin', readOnly: false }) },
    start: { $board: createStore(parseBoardInfo('')) },
    $regulation: createStore(null),
    $onAir: createStore(null),
  });
  return {
    enter: (setting: Setting, indexes: readonly number[], value: string) => {
      if (checkSetting(setting, value, model.$scope.getState().context, indexes) === undefined)
        model.entered({ setting, indexes, value });
    },
    context: () => model.$scope.getState().context,
    pending: () => [...(editing.$state.getState()?.store.changes ?? [])],
    pendingKeys: () => [...(editing.$state.getState()?.store.changes.keys() ?? [])],
    editing,
    model,
  };
}

/** The places of a setting in a configuration: each entry of its list once. */
function placesOf(setting: Setting, values: ReadonlyMap<string, string>): readonly (readonly number[])[] {
  const count = placeholdersOf(setting.key).length;
  if (count === 0) return [[]];
  const pattern = new RegExp(
    `^${setting.key
      .slice(0, setting.key.lastIndexOf('}') + 1)
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/\{\w+\}/g, String.raw`(\d+)`)}\\.`,
  );
  const found = new Map<string, readonly number[]>();
  for (const key of values.keys()) {
    const match = pattern.exec(key);
    if (match) found.set(match.slice(1).join('.'), match.slice(1).map(Number));
  }
  return [...found.values()];
}

/** One of each kind of device and mode. */
const PROFILES = ['ap-ptp', 'router', 'sixty', 'soho'];

describe.each(PROFILES)('on the radio %s', profile => {
  it('each setting that is changed and put back leaves nothing pending', () => {
    const page = aPage(storedOf(profile));
    for (const setting of listSettings()) {
      for (const indexes of placesOf(setting, page.context().values)) {
        const key = settingKey(setting, indexes);
        const before = page.context().values.get(key) ?? setting.default ?? '';
        for (const value of fc.sample(likelyValues(setting, page.context(), indexes), 3))
          page.enter(setting, indexes, value);
        page.model.entered({ setting, indexes, value: before });
        expect(page.pending(), `${setting.id} at ${key}`).toEqual([]);
      }
    }
  });
});

/** Settings that change others along with them. */
const LEADING: readonly SettingId[] = [
  'radio.channelWidth',
  'radio.frequency',
  'radio.distance',
  'radio.ackTimeout',
  'radio.mode',
  'security.station',
  'security.stationMethod',
  'wireless.accessList',
  'time.zone',
];

describe.each(PROFILES)('settings that lead others, on the radio %s', profile => {
  it('leading settings that are changed in turn and put back in any order leave nothing pending', () => {
    const text = storedOf(profile);
    const start = aPage(text);
    const places = LEADING.map(settingById).flatMap(setting =>
      placesOf(setting, start.context().values).map(indexes => ({ setting, indexes })),
    );
    const step = fc
      .constantFrom(...places)
      .chain(place =>
        likelyValues(place.setting, start.context(), place.indexes).map(value => ({ ...place, value })),
      );
    const order = fc.shuffledSubarray(places, { minLength: places.length });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), order, (steps, back) => {
        const page = aPage(text);
        for (const { setting, indexes, value } of steps) page.enter(setting, indexes, value);
        for (const { setting, indexes } of back) {
          const key = settingKey(setting, indexes);
          const value = start.context().values.get(key) ?? setting.default ?? '';
          page.model.entered({ setting, indexes, value });
        }
        expect(page.pending()).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('the address of a LAN', () => {
  const [address, netmask] = [settingById('interface.address'), settingById('interface.netmask')];
  const text = storedOf('router');
  const lan = placesOf(address, aPage(text).context().values).find(([index]) =>
    text.includes(`netconf.${index}.devname=br1\n`),
  );

  it('the address of a LAN is changed, mistyped, with its netmask or alone, and put back: nothing is pending', () => {
    if (lan === undefined) throw new Error('The router has a LAN.');
    const ip = fc.constantFrom('10.0.0.1', '192.168.10.1', '172.16.3.129', '10.0.0.130');
    const mask = fc.constantFrom('255.255.0.0', '255.255.255.0', '255.255.255.128', '255.255.255.240');
    const step = fc.oneof(
      ip.map(value => [address, value] as const),
      mask.map(value => [netmask, value] as const),
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), steps => {
        const page = aPage(text);
        const was = [address, netmask].map(each => page.context().values.get(settingKey(each, lan)) ?? '');
        for (const [setting, value] of steps) page.enter(setting, lan, value);
        page.model.entered({ setting: address, indexes: lan, value: was[0] ?? '' });
        page.model.entered({ setting: netmask, indexes: lan, value: was[1] ?? '' });
        expect(page.pending()).toEqual([]);
      }),
      { numRuns: 250 },
    );
  });

  it('takes its DHCP server along, whose lease time and other settings stay', () => {
    if (lan === undefined) throw new Error('The router has a LAN.');
    const page = aPage(text);
    page.enter(address, lan, '10.0.0.1');
    expect(page.pendingKeys().filter(key => /lease|status|dnsproxy/.test(key))).toEqual([]);
    expect(page.context().values.get('dhcpd.1.start')).toMatch(/^10\.0\.0\./);
  });
});
