import type { Message } from '@radiolink/domain/errors';
import type { LinkReason, LinkReasonKind, LinkSide } from '@radiolink/domain/link';
import { ptmpAccessPointStatus } from '@radiolink/domain/mothers';
import { stationRows } from '@radiolink/domain/station';
import { describe, expect, it } from 'vitest';
import { stationTone, stationWords } from './station-tone.ts';

const text = (key: string | { readonly key: string }) => (typeof key === 'string' ? key : key.key);

/** The words with their figures. */
const filled = (key: string | Message) =>
  typeof key === 'string'
    ? key
    : key.key.replace(/{(\w+)}/g, (_, name: string) => String(key.values?.[name]));

function rowWith(...reasons: readonly (readonly [LinkReasonKind, LinkSide, LinkReason['severity']])[]) {
  const [row] = stationRows(ptmpAccessPointStatus(1));
  return {
    ...row!,
    verdict: {
      ...row!.verdict,
      problem: reasons.some(([, , severity]) => severity === 'danger'),
      reasons: reasons.map(([kind, side, severity]) => ({ kind, side, severity, message: { key: kind } })),
    },
  };
}

describe('a link in few words', () => {
  it('names the worst problem alone, with where it is', () => {
    const row = rowWith(
      ['weak', 'local', 'danger'],
      ['weak', 'remote', 'warning'],
      ['low-rate', 'remote', 'warning'],
    );
    expect(stationWords(row, text)).toBe('Weak signal, both ends');
    expect(stationTone(row)).toBe('bad');
  });

  it('says what a usable signal misses, not that it is weak', () => {
    const row = rowWith(['weak', 'remote', 'danger']);
    const [reason] = row.verdict.reasons;
    const missed = { ...row, verdict: { ...row.verdict, reasons: [{ ...reason!, belowExpectedDb: 10 }] } };
    expect(stationWords(missed, filled)).toBe('Remote signal 10 dB below expected');
  });

  it('a link in few words is its health where nothing is wrong', () => {
    expect(stationWords(rowWith(), text)).toBe('Excellent link');
    expect(stationTone(rowWith())).toBe('good');
  });

  it('a link in few words has neither the colour nor the words of a note', () => {
    const noted = rowWith(['asymmetric', 'local', 'warning']);
    expect([stationTone(noted), stationWords(noted, text)]).toEqual(['good', 'Excellent link']);
  });

  it('a link in few words is the poor score, not the low rate that shows it', () => {
    const row = rowWith(['low-rate', 'local', 'warning']);
    const poor = { ...row, verdict: { ...row.verdict, health: 'poor' as const, problem: true } };
    expect([stationWords(poor, text), stationTone(poor)]).toEqual(['Poor link', 'bad']);
  });

  it('a link in few words is the poor direction where the score of the link is good, never a poor link', () => {
    const row = rowWith(['low-rate', 'local', 'warning']);
    const verdict = { ...row.verdict, health: 'good', score: 82, problem: true } as const;
    const hidden = {
      ...row,
      verdict: { ...verdict, poorDirection: { direction: 'uplink', score: 64 } },
    } as const;
    expect([stationWords(hidden, text), stationTone(hidden)]).toEqual(['Poor uplink', 'bad']);
  });

  it('a link in few words is nothing while nobody can tell', () => {
    const row = rowWith();
    const unknown = { ...row, verdict: { ...row.verdict, health: undefined } };
    expect([stationWords(unknown, text), stationTone(unknown)]).toEqual([undefined, 'idle']);
  });
});
