import { message } from '@radiolink/domain/errors';
import type { RootCause } from '@radiolink/domain/link';
import type { SectorProblem } from '@radiolink/domain/notices';
import { describe, expect, it } from 'vitest';
import { type Lead, selectPrimaryIssue } from './primary-issue.ts';
import type { SteadyLinks } from './link-view.ts';

const cause = (change: Partial<RootCause> = {}): RootCause =>
  ({
    kind: 'interference',
    severity: 'danger',
    message: message('Interference'),
    costKbps: 7000,
    ...change,
  }) as RootCause;
const links = (found: RootCause | undefined, ...sector: readonly SectorProblem[]) =>
  ({ air: { cause: found, sector } }) as unknown as SteadyLinks;
const SECTOR = {
  kind: 'airtime',
  severity: 'danger',
  message: message('Airtime'),
} as unknown as SectorProblem;
const leads = (...looks: readonly SteadyLinks[]): Lead | null =>
  looks.reduce<Lead | null | undefined>(
    (before, one, place) => selectPrimaryIssue(before, one, place * 1000),
    undefined,
  ) ?? null;

describe('the fact that leads', () => {
  it('the fact that leads is none while nothing is wrong', () => {
    expect(leads(links(undefined))).toBeNull();
  });

  it('the fact that leads is none where the cause is below expectation and harmless, reading 21', () => {
    expect(leads(links(cause({ severity: 'warning' })))).toBeNull();
  });

  it('the fact that leads is a station that has no access point yet, though that is no alarm', () => {
    expect(leads(links(cause({ kind: 'unassigned', severity: 'warning' })))).toMatchObject({
      kind: 'unassigned',
    });
  });

  it('the fact that leads is the cause of the link before those of the sector, with its cost', () => {
    expect(leads(links(cause(), SECTOR))).toMatchObject({ kind: 'interference', costKbps: 7000 });
  });

  it('the fact that leads is the first of the sector where the link has none', () => {
    expect(leads(links(undefined, SECTOR))).toMatchObject({
      kind: 'airtime',
      severity: 'danger',
      costKbps: undefined,
    });
  });

  it('the fact that leads may have begun before the page where it is there at the first look', () => {
    expect(leads(links(cause()))).toMatchObject({ since: 0, fromStart: true });
    expect(leads(links(undefined), links(cause()))).toMatchObject({ since: 1000, fromStart: false });
  });

  it('keeps its beginning while its words and its cost change', () => {
    const later = leads(links(undefined), links(cause()), links(cause({ costKbps: 9000 })));
    expect(later).toMatchObject({ since: 1000, costKbps: 9000 });
  });

  it('the fact that leads begins again where another takes its place, and where it was gone', () => {
    expect(leads(links(cause()), links(undefined, SECTOR))).toMatchObject({ since: 1000, fromStart: false });
    expect(leads(links(cause()), links(undefined), links(cause()))).toMatchObject({
      since: 2000,
      fromStart: false,
    });
  });
});
