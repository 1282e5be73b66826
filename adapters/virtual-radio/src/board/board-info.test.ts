import { describe, expect, it } from 'vitest';
import { type Board } from './board.ts';
import { boardInfoText } from './board-info.ts';
import { AIRFIBER_60_LR, LITEAP_GPS, LITEBEAM_5AC, NANOBEAM_5AC } from './boards.ts';
import { AIRFIBER_24_BOARD, LTU_ROCKET } from './backhaul-boards.ts';

const UNIT = { hwaddr: '24A43C112233', deviceId: 'a'.repeat(32), countryCode: 840, uniiActivated: false };

/** The board info as a map, read by hand. */
function infoOf(board: Board, unit = UNIT): ReadonlyMap<string, string> {
  const lines = boardInfoText(board, unit).split('\n').filter(Boolean);
  return new Map(
    lines.map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
  );
}

const valuesOf = (info: ReadonlyMap<string, string>, ...keys: readonly string[]) =>
  keys.map(key => info.get(key));

describe('the board info', () => {
  it('the board info is one key and value to a line, ended by a line feed, each key once', () => {
    const text = boardInfoText(LITEAP_GPS, UNIT);
    const lines = text.slice(0, -1).split('\n');
    expect(text.endsWith('\n')).toBe(true);
    expect(lines.every(line => /^[a-z0-9_.]+=[^\r]*$/.test(line))).toBe(true);
    expect(new Set(lines.map(line => line.split('=', 1)[0])).size).toBe(lines.length);
  });

  // §config.board: captured values of this product.
  it('the board info of a LiteAP GPS has what was captured', () => {
    const info = infoOf(LITEAP_GPS);
    expect(valuesOf(info, 'board.bom', 'board.fcc_id', 'board.phycount', 'board.gps')).toEqual([
      '13-00492-14',
      'SWX-LAPGPS',
      '1',
      '1',
    ]);
    expect(valuesOf(info, 'radio.1.chains', 'radio.1.subsystemid', 'radio.1.subvendorid')).toEqual([
      '2',
      '0xe7fd',
      '0x0777',
    ]);
    expect(valuesOf(info, 'radio.1.txpower.max', 'radio.1.txpower.min', 'radio.1.txpower.offset')).toEqual([
      '25',
      '-4',
      '2',
    ]);
    expect(valuesOf(info, 'radio.1.antenna.1.gain', 'radio.1.antenna.1.builtin')).toEqual(['17', '1']);
    expect(info.get('radio.1.chanbw')).toBe('10,20,30,40,50,60,80');
    const modes = ['ptp_only', 'ptp_sta', 'ptmp_only', 'ptmp_sta'].map(mode => `radio.1.${mode}`);
    expect(valuesOf(info, ...modes)).toEqual(['1', '1', '1', '1']);
  });

  it('names the unit', () => {
    const info = infoOf(LITEAP_GPS, { ...UNIT, countryCode: 276, uniiActivated: true });
    expect(
      valuesOf(info, 'board.hwaddr', 'board.device_id', 'radio.1.ccode', 'feature.fcc_unii_activated'),
    ).toEqual(['24A43C112233', 'a'.repeat(32), '276', '1']);
  });

  it('the board info of airMAX AC hides its spectral radio from the page', () => {
    expect(valuesOf(infoOf(LITEBEAM_5AC), 'radio.1.web_exclude', 'radio.2.web_exclude')).toEqual([
      undefined,
      '1',
    ]);
    expect(infoOf(LTU_ROCKET).has('radio.2.devdomain')).toBe(false);
  });

  it('the board info of a 60 GHz board has that radio first and the backup second', () => {
    const info = infoOf(AIRFIBER_60_LR);
    expect(valuesOf(info, 'radio.1.devdomain', 'radio.2.devdomain', 'radio.3.devdomain')).toEqual([
      '60000',
      '5000',
      undefined,
    ]);
    expect(valuesOf(info, 'radio.1.chanbw', 'radio.1.antenna.1.gain', 'radio.2.chanbw')).toEqual([
      '1080,2160',
      '38',
      '20,40,80',
    ]);
  });

  it('the board info of another band names that band', () => {
    expect(infoOf(AIRFIBER_24_BOARD).get('radio.1.devdomain')).toBe('24000');
  });

  it('counts the ports, each with its MTU, and passes power on with a second one', () => {
    const info = infoOf(NANOBEAM_5AC);
    expect(
      valuesOf(info, 'board.phycount', 'board.phy.1.maxmtu', 'board.phy.2.maxmtu', 'board.phy.3.maxmtu'),
    ).toEqual(['2', '2024', '2024', undefined]);
    expect(info.get('feature.poe_passthrough')).toBe('1');
    expect(infoOf(LITEBEAM_5AC).get('feature.poe_passthrough')).toBe('0');
  });
});
