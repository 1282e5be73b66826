import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type LogEntries,
  MOST_ENTRIES,
  NO_ENTRIES,
  withAnswer,
  logFile,
  logReport,
  logText,
} from './log-report.ts';
import { EVERY_LINE, filteredEntries, type LogFilter, processesOf } from './log.model.ts';

const raw = ({ entries }: LogEntries) => entries.map(entry => entry.raw);
const numbers = ({ entries }: LogEntries) => entries.map(entry => entry.number);
/** The lines after several answers of the device. */
const after = (...answers: readonly (readonly string[])[]) => answers.reduce(withAnswer, NO_ENTRIES);

describe('the lines of a log', () => {
  it('the lines of a log are numbered from one', () => {
    expect(numbers(after(['a', 'b']))).toEqual([1, 2]);
  });

  it('the lines of a log are the very same where an answer brings nothing new', () => {
    const before = after(['a', 'b', 'c']);
    expect(withAnswer(before, ['a', 'b', 'c']).entries).toBe(before.entries);
    expect(withAnswer(before, ['b', 'c']).entries).toBe(before.entries);
  });

  it('grow by what follows the last known one, though the device has dropped the first', () => {
    const grown = after(['a', 'b', 'c'], ['b', 'c', 'd', 'e']);
    expect(raw(grown)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(numbers(grown)).toEqual([1, 2, 3, 4, 5]);
  });

  it('keep their entries when others are added', () => {
    const before = after(['a', 'b']);
    expect(withAnswer(before, ['a', 'b', 'c']).entries[1]).toBe(before.entries[1]);
  });

  it.each([
    ['a line twice', ['a', 'a'], ['a', 'a', 'a'], ['a', 'a', 'a']],
    ['a repeated pair', ['a', 'b', 'a', 'b'], ['a', 'b', 'a', 'b', 'a'], ['a', 'b', 'a', 'b', 'a']],
    ['an end that begins alike', ['x', 'a', 'a'], ['a', 'a', 'b'], ['x', 'a', 'a', 'b']],
  ])('the lines of a log are told apart where they read the same: %s', (_, first, second, both) => {
    expect(raw(after(first, second))).toEqual(both);
  });

  it('the lines of a log are replaced by those of a device that restarted, and go on counting', () => {
    const restarted = after(['a', 'b'], ['c', 'd']);
    expect(raw(restarted)).toEqual(['c', 'd']);
    expect(numbers(restarted)).toEqual([3, 4]);
  });

  it('the lines of a log are gone with the answer of an empty log', () => {
    expect(raw(after(['a', 'b'], []))).toEqual([]);
    expect(numbers(after(['a', 'b'], [], ['c']))).toEqual([3]);
  });

  it('the lines of a log are the newest of many', () => {
    const many = Array.from({ length: MOST_ENTRIES + 5 }, (_, place) => `line ${place}`);
    const newest = after(many);
    expect([newest.entries.length, newest.entries[0]?.number]).toEqual([MOST_ENTRIES, 6]);
    expect(raw(withAnswer(newest, [...many.slice(-3), 'more'])).at(-1)).toBe('more');
  });

  it('always end as the newest answer does, and never lose what it continues', () => {
    const lines = array(constantFrom('a', 'b'), { maxLength: 8 });
    assert(
      property(lines, lines, (first, second) => {
        const both = raw(after(first, second));
        expect(both.slice(both.length - second.length)).toEqual(second);
        const longest = Math.max(
          ...Array.from({ length: Math.min(first.length, second.length) + 1 }, (_, size) =>
            first.slice(first.length - size).join('') === second.slice(0, size).join('') ? size : 0,
          ),
        );
        expect(both).toHaveLength(longest === 0 ? second.length : first.length + second.length - longest);
      }),
    );
  });
});

const LINES = [
  'May 31 10:00:00 hostapd[7]: ath0: STA 02:00:00:00:00:02 associated',
  'May 31 10:00:01 kernel: radar detected on 5500 MHz',
  'May 31 10:00:02 dropbear[9]: Bad password attempt for admin: ERROR',
  'a line without any form',
  'May 31 10:00:04 dropbear[9]: cannot bind port 22',
];
const { entries } = withAnswer(NO_ENTRIES, LINES);
const shown = (filter: Partial<LogFilter>) =>
  filteredEntries(entries, { ...EVERY_LINE, ...filter }).map(({ number }) => number);

describe('the filter of the log', () => {
  it('lets everything through, as the very same list, until something is chosen', () => {
    expect(filteredEntries(entries, EVERY_LINE)).toBe(entries);
    expect(filteredEntries(entries, { ...EVERY_LINE, search: '   ' })).toBe(entries);
  });

  it.each([
    ['RADAR', [2]],
    ['  admin ', [3]],
    ['02:00:00', [1]],
    ['any form', [4]],
    ['.*', []],
    ['nowhere', []],
  ])('searches the whole line for %j, in whatever case and not as a pattern', (search, found) => {
    expect(shown({ search })).toEqual(found);
  });

  it('chooses the lines of one program', () => {
    expect(shown({ process: 'hostapd' })).toEqual([1]);
    expect(shown({ process: 'nobody' })).toEqual([]);
  });

  it('chooses lines that are as severe as wanted, and worse ones', () => {
    expect(shown({ severity: 'error' })).toEqual([5]);
    expect(shown({ severity: 'warning' })).toEqual([2, 3, 5]);
  });

  it('takes all that is chosen together', () => {
    expect(shown({ process: 'dropbear', search: 'password' })).toEqual([3]);
    expect(shown({ process: 'dropbear', severity: 'error' })).toEqual([5]);
    expect(shown({ process: 'dropbear', search: 'radar' })).toEqual([]);
  });
});

describe('the programs of a log', () => {
  it('the programs of a log are those that wrote, each once, by name', () => {
    expect(processesOf(withAnswer(NO_ENTRIES, [...LINES, LINES[0]!]).entries)).toEqual([
      'dropbear',
      'hostapd',
      'kernel',
    ]);
  });

  it('the programs of a log are none of lines without a form', () => {
    expect(processesOf(withAnswer(NO_ENTRIES, ['?', '']).entries)).toEqual([]);
  });
});

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
