import { type Message, message } from '../../errors/message.ts';
import { alignmentQuality, type AlignmentQuality } from '../../link/signal-limits.ts';
import { type ChainImbalance, chainImbalance, type Severity } from '../../link/chains.ts';
import type { LinkSide } from '../../link/link-end.ts';
import { type Aim, type AimedEnd, type AimedLevel, belowBestDb } from './aim.ts';

const IMBALANCE: Readonly<Record<Severity, string>> = {
  success: 'Chains balanced: {difference} dB',
  warning: 'Chain imbalance: {difference} dB',
  danger: 'Large chain imbalance: {difference} dB',
};

const QUALITY: Readonly<Record<AlignmentQuality, string>> = {
  excellent: 'Excellent alignment',
  good: 'Good alignment',
  poor: 'Poor alignment',
};

/** How far the chains of an end are apart now; undefined unless two are received. §9.chains. */
export function aimImbalance({ chains }: AimedEnd): ChainImbalance | undefined {
  return chainImbalance(chains.flatMap(({ nowDbm }) => (nowDbm === undefined ? [] : [nowDbm])));
}

/** An imbalance in words, by the limits of 3 and 4 dB. */
export function imbalanceMessage({ severity, differenceDb }: ChainImbalance): Message {
  return message(IMBALANCE[severity], { difference: differenceDb });
}

/** An end against its target, or where none is reported, against its best. §9.alignment: 3 and 8 dB. */
export function aimQuality({ total, expectedDbm }: AimedEnd): AlignmentQuality | undefined {
  const reference = expectedDbm ?? total.bestDbm;
  if (total.nowDbm === undefined || reference === undefined) return undefined;
  return alignmentQuality(total.nowDbm, reference);
}

/** The words of an alignment. */
export function qualityMessage(quality: AlignmentQuality): Message {
  return message(QUALITY[quality]);
}

/** A level to be spoken. */
export function spokenLevel(level: AimedLevel): Message {
  const below = belowBestDb(level);
  if (below === undefined || level.nowDbm === undefined) return message('No signal');
  // A minus sign is not read aloud by every voice.
  const signal = Math.abs(level.nowDbm);
  return below === 0
    ? message('minus {signal}, best', { signal })
    : message('minus {signal}, {difference} below best', { signal, difference: below });
}

const BEFORE_AFTER: Readonly<Record<LinkSide, { readonly plain: string; readonly expected: string }>> = {
  local: {
    plain: 'Local signal: {before} dBm before, {after} dBm after alignment.',
    expected: 'Local signal: {before} dBm before, {after} dBm after alignment, {expected} dBm expected.',
  },
  remote: {
    plain: 'Remote signal: {before} dBm before, {after} dBm after alignment.',
    expected: 'Remote signal: {before} dBm before, {after} dBm after alignment, {expected} dBm expected.',
  },
};

/** What the alignment brought, for the installation report: one sentence for each end that was received before and after. */
export function beforeAfter(before: Aim, after: Aim): readonly Message[] {
  return (['local', 'remote'] as const).flatMap(side => {
    const was = before[side].total.nowDbm;
    const { total, expectedDbm: expected } = after[side];
    if (was === undefined || total.nowDbm === undefined) return [];
    const values = { before: was, after: total.nowDbm };
    const words = BEFORE_AFTER[side];
    return [
      expected === undefined
        ? message(words.plain, values)
        : message(words.expected, { ...values, expected }),
    ];
  });
}
