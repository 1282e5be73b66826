import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { describe, expect, it } from 'vitest';
import { NO_BASELINE, nextBaseline } from './alert-baseline.ts';

const counted = (rxErrors: number) => ptpAccessPointStatus({ interfaces: [{ name: 'eth0', rxErrors }] });
const errors = (baseline: typeof NO_BASELINE) => baseline.previous?.interfaces[0]?.rxErrors;

describe('the baseline of alerts', () => {
  it('starts with the first sample', () => {
    expect(errors(nextBaseline(NO_BASELINE, counted(5), 1000))).toBe(5);
  });

  it('stands still for half a minute', () => {
    const first = nextBaseline(NO_BASELINE, counted(5), 1000);
    expect(nextBaseline(first, counted(9), 30_999)).toBe(first);
  });

  it('the baseline of alerts is half a minute to a minute old', () => {
    const first = nextBaseline(NO_BASELINE, counted(5), 0);
    const second = nextBaseline(first, counted(7), 30_000);
    expect(errors(second)).toBe(5);
    expect(errors(nextBaseline(second, counted(8), 60_000))).toBe(7);
  });

  it('starts anew when the clock jumps back', () => {
    const first = nextBaseline(NO_BASELINE, counted(5), 50_000);
    expect(errors(nextBaseline(first, counted(8), 1000))).toBe(8);
  });
});
