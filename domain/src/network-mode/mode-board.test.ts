import { describe, expect, it } from 'vitest';
import {
  bridgeLayout,
  type NetworkModeBoard,
  offeredNetworkModes,
  radioName,
  UNKNOWN_BOARD,
} from './mode-board.ts';
import { boardOf } from './network-configuration.mother.ts';

const values = (...lines: readonly (readonly [string, string])[]) => new Map(lines);
const AP = values(['radio.1.mode', 'master']);
const STATION = values(['radio.1.mode', 'managed']);
const board60 = (ignored: boolean): NetworkModeBoard => ({
  ...boardOf(1),
  radios: [{ ...({} as NetworkModeBoard['radios'][number]), band: 'AD', ignored }],
});

describe('the modes of a board', () => {
  it('the modes of a board are those that it reports; all where it reports none. §3.board-info', () => {
    expect(offeredNetworkModes({ networkModes: ['bridge', 'soho'] })).toEqual(['bridge', 'soho']);
    expect(offeredNetworkModes(UNKNOWN_BOARD)).toEqual(['bridge', 'router', 'soho']);
  });
});

// §config.network-mode, the table of the modes.
describe('the bridges of a mode', () => {
  it.each([
    ['bridge', 'a station', STATION, ['eth0', 'eth1', 'ath0'], []],
    ['router', 'a station', STATION, ['ath0'], ['eth0', 'eth1']],
    ['router', 'an access point', AP, ['eth0'], ['eth1', 'ath0']],
    ['soho', 'a station', STATION, ['eth0'], ['eth1', 'ath0']],
    ['soho', 'an access point', AP, ['eth0'], ['eth1', 'ath0']],
  ] as const)('%s on %s', (mode, _, configuration, br0, br1) => {
    expect(bridgeLayout(mode, boardOf(2), configuration)).toEqual({ br0, br1 });
  });

  it('the bridges of a mode have the radio alone as LAN of an access point with one port', () => {
    expect(bridgeLayout('router', boardOf(1), AP)).toEqual({ br0: ['eth0'], br1: ['ath0'] });
  });

  it('the bridges of a mode have one port where the board is unknown', () => {
    expect(bridgeLayout('bridge', UNKNOWN_BOARD, AP)).toEqual({ br0: ['eth0', 'ath0'], br1: [] });
  });
});

describe('the interface of the radio link', () => {
  const named = (...names: readonly string[]) =>
    new Map(names.map((name, index) => [`netconf.${index + 1}.devname`, name]));

  it('the interface of the radio link is the one that the configuration names, the bond of both radios first', () => {
    expect(radioName(boardOf(1), named('eth0', 'ath0', 'wlan0', 'ubond0'))).toBe('ubond0');
    expect(radioName(boardOf(1), named('eth0', 'ath0', 'wlan0'))).toBe('wlan0');
    expect(radioName(board60(false), named('ath0'))).toBe('ath0');
  });

  it('the interface of the radio link is named by nothing but a device name', () => {
    expect(radioName(boardOf(1), values(['system.comment', 'wlan0']))).toBe('ath0');
  });

  it('the interface of the radio link is else wlan0 on a 60 GHz board whose radio is used', () => {
    expect(radioName(board60(false), values())).toBe('wlan0');
    expect(radioName(board60(true), values())).toBe('ath0');
    expect(radioName(UNKNOWN_BOARD, values())).toBe('ath0');
  });
});
