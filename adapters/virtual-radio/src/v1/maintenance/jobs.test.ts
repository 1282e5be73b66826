import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RestoreJob, restoreSection, type UpgradeJob, upgradeSection } from './jobs.ts';

const START = Date.UTC(2026, 5, 1);
const good: RestoreJob = { startedAt: START, config: undefined, failureReason: '', metadata: { model: 'X' } };
const bad: RestoreJob = { ...good, failureReason: 'BACKUP_INVALID' };
const image: UpgradeJob = { startedAt: START, image: undefined, warnings: [], failureReason: '' };
const corrupt: UpgradeJob = { ...image, failureReason: 'FIRMWARE_CORRUPT' };

const FINAL = new Set(['finished', 'failed']);

describe.each([
  ['a restore', (now: number) => restoreSection(good, now), 'finished'],
  ['a restore of a bad backup', (now: number) => restoreSection(bad, now), 'failed'],
  ['an upgrade', (now: number) => upgradeSection(image, now), 'finished'],
  ['an upgrade with a bad image', (now: number) => upgradeSection(corrupt, now), 'failed'],
] as const)('the state of %s', (_, section, end) => {
  const at = (ms: number) =>
    section(START + ms) as { status: string; progressPercent: number; failureReason: string };

  it('is in progress from 0 % on', () => {
    expect(at(0)).toMatchObject({ status: 'in_progress', progressPercent: 0, failureReason: '' });
  });

  it(`has ${end} within a minute and stays so`, () => {
    expect([at(60_000).status, at(86_400_000).status]).toEqual([end, end]);
  });

  it('never lets its progress go back', () => {
    fc.assert(
      fc.property(fc.nat(30_000), fc.nat(30_000), (one, more) => {
        expect(at(one + more).progressPercent).toBeGreaterThanOrEqual(at(one).progressPercent);
      }),
    );
  });

  it('is a whole number of percent, 100 only when it has finished', () => {
    fc.assert(
      fc.property(fc.nat(30_000), ms => {
        const { status, progressPercent } = at(ms);
        expect(Number.isInteger(progressPercent)).toBe(true);
        expect(progressPercent === 100).toBe(status === 'finished');
      }),
    );
  });

  it('never leaves a final state', () => {
    fc.assert(
      fc.property(fc.nat(30_000), fc.nat(30_000), (one, more) => {
        fc.pre(FINAL.has(at(one).status));
        expect(at(one + more).status).toBe(at(one).status);
      }),
    );
  });

  it('tells a reason only when it has failed', () => {
    fc.assert(
      fc.property(fc.nat(30_000), ms => {
        const { status, failureReason } = at(ms);
        expect(failureReason !== '').toBe(status === 'failed');
      }),
    );
  });
});

describe('a job that was never started', () => {
  it('says so, with nothing in it', () => {
    expect(restoreSection(undefined, START)).toEqual({
      status: 'not_started',
      progressPercent: 0,
      metadata: {},
      failureReason: '',
    });
    expect(upgradeSection(undefined, START)).toMatchObject({
      status: 'not_started',
      warnings: [],
      metadata: {},
    });
  });
});
