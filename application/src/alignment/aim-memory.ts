import { type Aim, type AimedEnd, type AimedLevel, isAimChanged, withReading } from '@radiolink/domain/tools';
import type { SessionStore } from '../session/session-store.port.ts';
import { isRecord } from '../tool-runs/json-shape.ts';

/** What of an alignment outlives a reload: one device comes back from an outage with another interface (reading 3). */
export interface RememberedAim {
  /** MAC of the chosen station; null for the first one. */
  readonly peer: string | null;
  readonly aim: Aim;
  /** The first reading; null before it. */
  readonly before: Aim | null;
  /** The user took or skipped a step, or started the guide: the page was not merely open. */
  readonly acted: boolean;
}

/** True once there is a result to tell: somebody took a step, or turned an antenna. An open page alone aligns nothing. */
export const isAligned = ({ acted, before, aim }: Omit<RememberedAim, 'peer'>): boolean =>
  before !== null && (acted || isAimChanged(before, aim));

/** Stores an alignment for as long as the session. */
export function rememberAim(store: SessionStore, remembered: RememberedAim): void {
  store.set({ aim: JSON.stringify(remembered) });
}

/** The alignment of this session, its best marks without levels of now; undefined where there is none. */
export function rememberedAim(store: SessionStore): RememberedAim | undefined {
  try {
    const json: unknown = JSON.parse(store.get('aim') ?? 'null');
    if (!isRecord(json)) return undefined;
    const aim = aimOf(json['aim']);
    if (aim === undefined) return undefined;
    const { peer } = json;
    return {
      peer: typeof peer === 'string' ? peer : null,
      aim: withReading(aim, undefined),
      before: aimOf(json['before']) ?? null,
      acted: json['acted'] === true,
    };
  } catch {
    return undefined;
  }
}

function aimOf(json: unknown): Aim | undefined {
  return isRecord(json) ? { local: endOf(json['local']), remote: endOf(json['remote']) } : undefined;
}

function endOf(json: unknown): AimedEnd {
  const { total, chains, expectedDbm } = isRecord(json) ? json : {};
  return {
    total: levelOf(total),
    chains: Array.isArray(chains) ? chains.map(levelOf) : [],
    expectedDbm: numberOf(expectedDbm),
  };
}

function levelOf(json: unknown): AimedLevel {
  const { nowDbm, bestDbm } = isRecord(json) ? json : {};
  return { nowDbm: numberOf(nowDbm), bestDbm: numberOf(bestDbm) };
}

const numberOf = (json: unknown): number | undefined =>
  typeof json === 'number' && Number.isFinite(json) ? json : undefined;
