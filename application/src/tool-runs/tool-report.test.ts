import { describe, expect, it } from 'vitest';
import { reportCsv, reportFile, reportJson, reportText, type ToolReport } from './tool-report.ts';

const REPORT: ToolReport = {
  name: 'ping',
  facts: [
    { id: 'host', label: 'Host', unit: '', value: '=cmd' },
    { id: 'loss', label: 'Loss', unit: '%', value: undefined },
  ],
  columns: [
    { id: 'name', label: 'Name', unit: '' },
    { id: 'time', label: 'Time', unit: 'ms' },
  ],
  rows: [
    ['tower', 2],
    ['b', undefined],
    ['c', 120],
  ],
};
const words = (text: string | { readonly key: string }) => `~${typeof text === 'string' ? text : text.key}`;

describe('the report of a tool', () => {
  it('the report of a tool is a table for spreadsheets, its heads in the language of the page', () => {
    const [head, first] = reportCsv(REPORT, words).split(/\r?\n/);
    expect(head).toMatch(/^"?~Name"?,"?~Time \(ms\)"?$/);
    expect(first).toContain('tower');
  });

  it('runs no formula that a device has sent', () => {
    expect(reportCsv({ ...REPORT, rows: [['=cmd()', 1]] }, words)).not.toMatch(/^=|,=|\n=/m);
  });

  it('the report of a tool is data for programs, by ids, what is missing left out', () => {
    expect(JSON.parse(reportJson(REPORT))).toEqual({
      tool: 'ping',
      host: '=cmd',
      results: [{ name: 'tower', time: 2 }, { name: 'b' }, { name: 'c', time: 120 }],
    });
  });

  it('the report of a tool is a text of which the columns line up, numbers to the right', () => {
    expect(reportText(REPORT, words).split('\n')).toEqual([
      '~Host: =cmd',
      '~Loss (%): —',
      '',
      '~Name  ~Time (ms)',
      'tower           2',
      'b               —',
      'c             120',
    ]);
  });

  it('the report of a tool is its facts alone while there are no rows', () => {
    expect(reportText({ ...REPORT, rows: [] }, words)).toBe('~Host: =cmd\n~Loss (%): —');
  });

  it('the report of a tool is a file under the name of the device and the time', async () => {
    const now = Date.UTC(2026, 2, 4, 10, 20);
    const csv = reportFile(REPORT, { format: 'csv', words, deviceName: 'Ridge AP', now });
    expect(csv.name).toMatch(/^ping.*Ridge.*2026.*\.csv$/);
    // Spreadsheets take the text for UTF-8 only with the mark.
    expect([...new Uint8Array(await csv.content.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
    const json = reportFile(REPORT, { format: 'json', words, deviceName: undefined, now });
    expect(json.name).toMatch(/^ping.*2026.*\.json$/);
    expect(JSON.parse(await json.content.text())).toMatchObject({ tool: 'ping' });
  });
});
