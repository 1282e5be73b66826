import { describe, expect, it } from 'vitest';
import { NO_ENTRIES, withAnswer } from './log-entries.ts';
import { logFile, logReport, logText } from './log-report.ts';

const words = (text: string | { readonly key: string }) => (typeof text === 'string' ? text : text.key);
const entriesOf = (...lines: readonly string[]) => withAnswer(NO_ENTRIES, lines).entries;
const ASSOCIATED = 'May 31 10:00:00 hostapd[7]: ath0: STA 02:00:00:00:00:02 IEEE 802.11: associated';
const SAVING = { words, deviceName: 'Ridge-AP', deviceTime: '2026-06-01 12:00:00', now: 0 };

describe('the saved text of a log', () => {
  it('the saved text of a log is the lines as the device writes them', () => {
    expect(logText(entriesOf(ASSOCIATED, 'second'))).toBe(`${ASSOCIATED}\nsecond\n`);
  });

  it('the saved text of a log is empty for an empty log', () => {
    expect(logText([])).toBe('');
  });

  it.each(['\u001B[2J', '\u0007', '\u202E'])('steers no terminal: %j', code => {
    expect(logText(entriesOf(`before${code}after`))).not.toContain(code);
  });
});

describe('a log as data', () => {
  it('a log as data has the year that the clock of the device gives a line', () => {
    const [row] = logReport(entriesOf(ASSOCIATED), '2026-06-01 12:00:00').rows;
    expect(row?.[0]).toBe('2026-05-31T10:00:00');
    expect(row?.[1]).toBe('hostapd');
  });

  it('a log as data has the year before for a line of a month to come', () => {
    const [row] = logReport(entriesOf(ASSOCIATED), '2026-03-01 12:00:00').rows;
    expect(row?.[0]).toBe('2025-05-31T10:00:00');
  });

  it('a log as data has the time of the line alone while the clock of the device is not known', () => {
    const [row] = logReport(entriesOf(ASSOCIATED), undefined).rows;
    expect(String(row?.[0])).toContain('10:00:00');
    expect(String(row?.[0])).not.toContain('20');
  });

  it('a log as data has a line without any form as its message', () => {
    const [row] = logReport(entriesOf('nothing known'), '2026-06-01 12:00:00').rows;
    expect(row?.at(-1)).toBe('nothing known');
    expect(row?.slice(0, 2)).toEqual([undefined, undefined]);
  });

  it('names what happened', () => {
    expect(logReport(entriesOf(ASSOCIATED), undefined).rows[0]?.[3]).toBe('association');
  });

  it('counts its lines', () => {
    expect(logReport(entriesOf('a', 'b'), undefined).facts).toMatchObject([{ id: 'lines', value: 2 }]);
  });
});

describe('the file of a log', () => {
  it.each(['txt', 'csv', 'json'] as const)(
    'the file of a log as %s has the name of the device and its kind',
    format => {
      expect(logFile(entriesOf('a'), format, SAVING).name).toMatch(
        new RegExp(`^log-Ridge-AP-1970-01-01.*\\.${format}$`),
      );
    },
  );

  it('the file of a log of an unnamed device has a name all the same', () => {
    expect(logFile([], 'txt', { ...SAVING, deviceName: undefined }).name).toMatch(/^log-.*\.txt$/);
  });

  it('the file of a log as data is read back line by line', async () => {
    const text = await logFile(entriesOf('a', 'b'), 'json', SAVING).content.text();
    expect(
      (JSON.parse(text) as { results: { message: string }[] }).results.map(({ message }) => message),
    ).toEqual(['a', 'b']);
  });
});
