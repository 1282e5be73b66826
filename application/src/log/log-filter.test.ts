import { describe, expect, it } from 'vitest';
import { NO_ENTRIES, withAnswer } from './log-entries.ts';
import { EVERY_LINE, filteredEntries, type LogFilter, processesOf } from './log.model.ts';

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
  ])('searches the whole line for %j, in whatever case and not as a pattern', (search, numbers) => {
    expect(shown({ search })).toEqual(numbers);
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
