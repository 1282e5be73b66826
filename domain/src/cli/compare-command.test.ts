import { describe, expect, it } from 'vitest';
import { ptpAccessPointStatus } from '../mothers/index.ts';
import { linkReport, linkReportForTicket, linkReportJson } from '../report/index.ts';
import { runOn } from './memory-io.mother.ts';

const report = linkReport(ptpAccessPointStatus(), Date.UTC(2026, 2, 4));
const [link] = report.links;
if (link === undefined) throw new Error('there is a link');
const weaker = {
  ...report,
  links: [{ ...link, local: { ...link.local, signalDbm: (link.local.signalDbm ?? 0) - 7 } }],
};
const FILES = {
  'then.txt': linkReportForTicket(report),
  'now.json': linkReportJson(weaker),
  'a.cfg': 'radio.1.freq=5500\n',
};

describe('compare', () => {
  it('says what is worse since the acceptance, and by how much', () => {
    const { code, out } = runOn(FILES, 'compare', 'then.txt', 'now.json');
    expect(code).toBe(1);
    expect(out).toMatch(/^worse: Local signal -53 -> -60 dBm, -7 \(.+ at 5 GHz\)$/);
  });

  it('finds nothing between a report and itself, and no fault in what is better', () => {
    expect(runOn(FILES, 'compare', 'then.txt', 'then.txt')).toEqual({
      code: 0,
      out: 'nothing changed',
      err: '',
    });
    expect(runOn(FILES, 'compare', 'now.json', 'then.txt').code).toBe(0);
  });

  it('prints JSON with every figure', () => {
    const json = JSON.parse(runOn(FILES, 'compare', 'then.txt', 'now.json', '--json').out) as {
      changes: unknown[];
    };
    expect(json.changes.length).toBeGreaterThan(5);
    expect(json.changes[0]).toMatchObject({ figure: 'Local signal', difference: -7, verdict: 'worse' });
  });

  it('refuses another file, and another number of files', () => {
    expect(runOn(FILES, 'compare', 'then.txt', 'a.cfg')).toMatchObject({
      code: 2,
      err: 'a.cfg: not a link report, as Copy link report writes it',
    });
    expect(runOn(FILES, 'compare', 'then.txt')).toMatchObject({ code: 2 });
  });
});
