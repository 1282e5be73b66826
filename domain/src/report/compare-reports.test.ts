import { Ajv } from 'ajv';
import { assert, constantFrom, double, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  airOs6Status,
  emptyStatus,
  hybridStatus,
  ptmpAccessPointStatus,
  ptpAccessPointStatus,
} from '../mothers/index.ts';
import { compareReports, type ReportChange } from './compare-reports.ts';
import { linkReport } from './link-report.ts';
import { readLinkReport, type ReadReport } from './read-report.ts';
import { linkReportSchema } from './report-schema.ts';
import { linkReportForTicket, linkReportJson } from './report-text.ts';

const STATUSES = [
  ptpAccessPointStatus(),
  ptmpAccessPointStatus(4),
  hybridStatus(),
  airOs6Status(),
  emptyStatus(),
];
const report = linkReport(ptpAccessPointStatus(), Date.UTC(2026, 2, 4));

function read(text: string): ReadReport {
  const found = readLinkReport(text);
  if (found === undefined) throw new Error('it is a report');
  return found;
}

/** The report with figures of its link changed. */
function withLink(
  change: (link: ReadReport['links'][number]) => Partial<ReadReport['links'][number]>,
): ReadReport {
  const original = read(linkReportJson(report));
  return { ...original, links: original.links.map(link => ({ ...link, ...change(link) })) };
}

const figure = (changes: readonly ReportChange[], name: string) =>
  changes.find(change => change.figure === name);

describe('a link report', () => {
  it('a link report has the schema that is published', () => {
    const isReport = new Ajv({ allowUnionTypes: true }).compile(linkReportSchema);
    for (const status of STATUSES) {
      const json: unknown = JSON.parse(linkReportJson(linkReport(status, 0)));
      expect([isReport(json), isReport.errors]).toEqual([true, null]);
    }
    expect(isReport({ writtenAt: '', links: [{}] })).toBe(false);
  });

  it('a link report is read again from its JSON, and from the text of a ticket', () => {
    const again = read(linkReportForTicket(report));
    expect(again).toEqual(read(linkReportJson(report)));
    expect(again.writtenAt).toBe(report.writtenAt);
    expect(again.links[0]).toMatchObject({
      band: '5 GHz',
      downlinkKbps: report.links[0]?.downlink.capacityKbps,
      local: { signalDbm: report.links[0]?.local.signalDbm, name: 'Ridge-AP' },
    });
  });

  it('compared with itself has no change, for every device', () => {
    for (const status of STATUSES) {
      const same = read(linkReportJson(linkReport(status, 0)));
      const { changes, missing, added } = compareReports(same, same);
      expect(changes.filter(({ verdict }) => verdict !== 'unchanged')).toEqual([]);
      expect([...missing, ...added]).toEqual([]);
    }
  });

  it('a link report is no report when it is anything else, and never throws', () => {
    assert(
      property(string(), integer({ min: 0, max: 400 }), (text, cut) => {
        expect(readLinkReport(text)).toBeUndefined();
        expect(readLinkReport(linkReportJson(report).slice(0, cut))).toBeUndefined();
      }),
    );
    for (const text of ['{}', '[]', 'null', '{"links":[],"writtenAt":5}', '{"links":{},"writtenAt":""}'])
      expect(readLinkReport(text)).toBeUndefined();
    expect(
      readLinkReport(
        '{"writtenAt":"","links":[1,null,{"band":"5 GHz"},{"band":"5 GHz","local":{"signalDbm":"-50"}}]}',
      )?.links,
    ).toHaveLength(1);
  });
});

describe('acceptance and now', () => {
  const before = read(linkReportJson(report));
  const signal = before.links[0]?.local.signalDbm ?? 0;

  it('calls a level worse or better from 2 dB, whichever way it went', () => {
    assert(
      property(double({ min: -30, max: 30, noNaN: true }), by => {
        const after = withLink(link => ({ local: { ...link.local, signalDbm: signal + by } }));
        const expected = Math.abs(signal + by - signal) < 2 ? 'unchanged' : by > 0 ? 'better' : 'worse';
        expect(figure(compareReports(before, after).changes, 'Local signal')?.verdict).toBe(expected);
      }),
    );
  });

  it('calls a capacity worse from 5 %', () => {
    const capacity = (share: number) =>
      figure(
        compareReports(
          before,
          withLink(link => ({ downlinkKbps: (link.downlinkKbps ?? 0) * share })),
        ).changes,
        'Downlink capacity',
      )?.verdict;
    expect([capacity(0.96), capacity(0.94), capacity(1.06)]).toEqual(['unchanged', 'worse', 'better']);
  });

  it('counts a higher noise floor as worse and a setting as changed, the worse first', () => {
    const after = withLink(link => ({
      frequencyMhz: 5300,
      local: { ...link.local, noiseFloorDbm: (link.local.noiseFloorDbm ?? 0) + 6, firmware: 'v9' },
    }));
    const changes = compareReports(before, after).changes.filter(({ verdict }) => verdict !== 'unchanged');
    expect(changes.map(({ figure: name, verdict }) => [name, verdict])).toEqual([
      ['Local noise floor', 'worse'],
      ['Local firmware', 'changed'],
      ['Frequency', 'changed'],
    ]);
  });

  it('names a link that is gone, and one that is new', () => {
    const moved = withLink(link => ({ remote: link.remote && { ...link.remote, mac: '02:00:00:00:00:09' } }));
    const { changes, missing, added } = compareReports(before, moved);
    expect([changes.length, missing.length, added]).toEqual([0, 1, ['02:00:00:00:00:09 at 5 GHz']]);
  });

  it('gives the opposite when the reports are exchanged', () => {
    const opposite = {
      better: 'worse',
      worse: 'better',
      unchanged: 'unchanged',
      changed: 'changed',
    } as const;
    assert(
      property(
        constantFrom('signalDbm', 'cinrDb', 'noiseFloorDbm'),
        integer({ min: -20, max: 20 }),
        (name, by) => {
          const after = withLink(link => ({
            local: { ...link.local, [name]: (link.local[name] ?? 0) + by },
          }));
          const there = compareReports(before, after).changes;
          const back = compareReports(after, before).changes;
          for (const change of there)
            expect(figure(back, change.figure)?.verdict).toBe(opposite[change.verdict]);
        },
      ),
    );
  });
});
