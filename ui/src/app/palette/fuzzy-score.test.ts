import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzzyScore } from './found-entries.ts';

const score = (typed: string, label: string, keywords: readonly string[] = []) =>
  fuzzyScore(typed, label, keywords) ?? -1;

describe('what was typed', () => {
  it.each([
    ['wid', 'Channel width'],
    ['WIDTH', 'Channel width'],
    ['ch wi', 'Channel width'],
    ['width channel', 'Channel width'],
    ['chwd', 'Channel width'],
    ['resume', 'Résumé'],
  ])('%j finds %j', (typed, label) => {
    expect(fuzzyScore(typed, label, [])).toBeGreaterThan(0);
  });

  it.each([
    ['xyz', 'Channel width'],
    ['width power', 'Channel width'],
    ['htdiw', 'Channel width'],
  ])('%j does not find %j', (typed, label) => {
    expect(fuzzyScore(typed, label, [])).toBeUndefined();
  });

  it('finds a translated label by its English words', () => {
    expect(fuzzyScore('stations', 'Stationen und Clients', ['Stations'])).toBeGreaterThan(0);
    expect(fuzzyScore('clients', 'المحطات', ['Stations', 'clients'])).toBeGreaterThan(0);
  });

  it('fits the beginning of a word better than its middle, and that better than scattered letters', () => {
    expect(score('sta', 'Stations')).toBeGreaterThan(score('ati', 'Stations'));
    expect(score('ati', 'Stations')).toBeGreaterThan(score('stn', 'Stations'));
  });

  it('fits a whole word better than the beginning of one', () => {
    expect(score('power', 'Transmit power')).toBeGreaterThan(score('power', 'Powerful'));
    expect(score('channel', 'Signal', ['channel'])).toBeGreaterThan(score('channel', 'Signal', ['channels']));
  });

  it('fits a title that it begins better than any other, and the shorter of two such titles best', () => {
    expect(score('chan', 'Channel')).toBeGreaterThan(score('chan', 'Channel width'));
    expect(score('chan', 'Channel width')).toBeGreaterThan(score('chan', 'Scan list channels', ['channel']));
    expect(score('channel', 'Channel')).toBeGreaterThan(score('channel', 'Channel width', ['channel']));
  });

  it('fits a label better than a word beside it', () => {
    expect(score('signal', 'Signal')).toBeGreaterThan(score('signal', 'Dashboard', ['signal']));
  });

  it('finds scattered letters in a label only', () => {
    expect(fuzzyScore('stn', 'Dash', ['Stations'])).toBeUndefined();
  });

  it('fits everything when it is nothing', () => {
    expect(fuzzyScore('  ', 'Stations', [])).toBe(0);
  });

  it('what was typed may be anything', () => {
    assert(
      property(string(), string(), array(string()), (typed, label, keywords) => {
        expect(fuzzyScore(typed, label, keywords) ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
