import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigStore, ConfigText } from '../../configuration/index.ts';
import { inEnglish } from '../english.ts';
import { configurationBlocker } from '../../impact/apply-blocker.ts';
import type { SettingsBoard } from '../../device/settings-board.ts';
import { settingsContext } from '../settings-context.ts';
import { checkBoardParts, otherModel } from './other-model.ts';

const BOARD: SettingsBoard = { ports: ['eth0'], channelWidthsMhz: [20, 40], features: new Set() };
const SIXTY: SettingsBoard = { ports: ['eth0', 'eth1'], features: new Set(['sixty-ghz']) };
const BRIDGE = [
  'netmode=bridge',
  'bridge.status=enabled',
  'bridge.1.status=enabled',
  'bridge.1.port.1.devname=eth0',
  'bridge.1.port.2.devname=ath0',
];

const values = (...lines: readonly string[]) => ConfigText.parse(`${lines.join('\n')}\n`).entries();
const found = (board: SettingsBoard | undefined, ...lines: readonly string[]) =>
  checkBoardParts(settingsContext(values(...BRIDGE, ...lines), board)).map(
    ({ key, problem, terms = [] }) => [[key, ...terms], inEnglish(problem)] as const,
  );

describe('checkBoardParts', () => {
  it.each([
    ['another Ethernet port', 'bridge.1.port.3.devname=eth1', 'bridge.1.port.3.devname'],
    ['a VLAN of it', 'bridge.1.port.3.devname=eth1.20', 'bridge.1.port.3.devname'],
    ['the 60 GHz interface', 'bridge.1.port.3.devname=wlan0', 'bridge.1.port.3.devname'],
    ['the bond with a backup radio', 'bridge.1.port.3.devname=ubond0', 'bridge.1.port.3.devname'],
    ['the 60 GHz radio', 'radio.0.mode=ap-ptp', 'radio.0.mode'],
  ])('recognises another model by %s, and shows the line', (_, line, key) => {
    const [[keys, text] = [[], '']] = found(BOARD, line);
    expect(keys).toEqual([key]);
    expect(text).toContain(line);
  });

  it('takes a channel width for evidence beside others only: alone it is an error at its field', () => {
    expect(found(BOARD, 'radio.1.chanbw=8')).toEqual([]);
    const [[keys] = [[]]] = found(BOARD, 'radio.1.chanbw=8', 'radio.0.mode=ap-ptp');
    expect(keys).toEqual(['radio.0.mode', 'radio.1.chanbw']);
  });

  it('finds nothing in what is off, of an unknown board, and in what the board has', () => {
    const off = ['netconf.4.status=disabled', 'netconf.4.devname=eth1'];
    expect(found(BOARD, ...off)).toEqual([]);
    expect(found(undefined, 'bridge.1.port.3.devname=eth7')).toEqual([]);
    expect(found({}, 'bridge.1.port.3.devname=wlan0')).toEqual([]);
    expect(found(SIXTY, 'bridge.1.port.3.devname=ubond0', 'radio.0.mode=ap-ptp')).toEqual([]);
  });

  it('accepts exactly the Ethernet ports that the board has', () => {
    assert(
      property(integer({ min: 1, max: 6 }), integer({ min: 0, max: 9 }), (count, port) => {
        const ports = Array.from({ length: count }, (_, index) => `eth${index}`);
        const lines = [`bridge.1.port.3.devname=eth${port}`];
        expect(found({ ports }, ...lines)).toHaveLength(port < count ? 0 : 1);
      }),
    );
  });
});

describe('otherModel', () => {
  const of = (running: readonly string[], wanted: readonly string[]) =>
    otherModel(values(...running), values(...wanted))?.key;
  const VERSION = 'system.cfg.version';

  it('recognises a configuration by its version where both have one', () => {
    expect(of([`${VERSION}=65547`], [`${VERSION}=65546`])).toBe(VERSION);
    expect(of([`${VERSION}=65547`], [`${VERSION}=65547`])).toBeUndefined();
    expect(of([`${VERSION}=65547`], [])).toBeUndefined();
    expect(of([], [`${VERSION}=65546`])).toBeUndefined();
  });

  it('recognises one that lacks the 60 GHz radio of the device', () => {
    expect(of(['radio.0.mode=ap-ptp'], BRIDGE)).toBe('radio.0.mode');
    expect(of(['radio.0.mode=ap-ptp'], ['radio.0.mode=sta-ptp'])).toBeUndefined();
  });
});

describe('configurationBlocker', () => {
  const text = (...lines: readonly string[]) => ConfigText.parse(`${[...BRIDGE, ...lines].join('\n')}\n`);
  const FOREIGN = 'bridge.1.port.3.devname=wlan0';

  it('counts each error where what is replaced is unknown, and new ones where it is known', () => {
    const facts = { board: BOARD };
    const backup = text(FOREIGN);
    expect(configurationBlocker({ text: backup, replacing: undefined }, facts)).toBeDefined();
    const replacing = (before: ConfigText) => ({
      text: backup,
      replacing: ConfigStore.between(before, backup),
    });
    expect(configurationBlocker(replacing(text()), facts)).toBeDefined();
    expect(configurationBlocker(replacing(text(FOREIGN, 'netmode=router')), facts)).toBeUndefined();
  });
});
