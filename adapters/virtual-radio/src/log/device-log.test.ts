import { describe, expect, it } from 'vitest';
import { TestClock } from '../testing/radio-client.mother.ts';
import { DeviceLog } from './device-log.ts';

describe('the log', () => {
  it('the log has lines as syslog writes them, with the day padded to two places', () => {
    const log = new DeviceLog(new TestClock(Date.UTC(2026, 10, 20, 20, 33, 10, 999)));
    log.write('dropbear[812]', 'Password auth succeeded');
    log.write('init', 'starting services', Date.UTC(2026, 0, 5, 3, 4, 5));
    expect(log.lines).toEqual([
      'Nov 20 20:33:10 dropbear[812]: Password auth succeeded',
      'Jan  5 03:04:05 init: starting services',
    ]);
  });

  it('keeps the last thousand lines, oldest first', () => {
    const log = new DeviceLog(new TestClock());
    for (let line = 0; line < 1003; line += 1) log.write('test', String(line));
    expect([log.lines.length, log.lines[0], log.lines.at(-1)]).toEqual([
      1000,
      'Jun  1 12:00:00 test: 3',
      'Jun  1 12:00:00 test: 1002',
    ]);
  });

  it('the log has nothing left once it is cleared, and goes on', () => {
    const log = new DeviceLog(new TestClock());
    log.write('test', 'before');
    log.clear();
    log.write('test', 'after');
    expect(log.lines).toEqual(['Jun  1 12:00:00 test: after']);
  });
});
