import {
  type Installation,
  isoTime,
  type ReportedAim,
  type ReportedSpectrum,
  type ReportedSpeedTest,
} from '@radiolink/domain/report';
import { type AimedEnd, isAimChanged } from '@radiolink/domain/tools';
import { rememberedAim } from '../alignment/aim-memory.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import { rememberedAir } from '../spectrum/air-memory.ts';
import { storedSpeedTests } from '../speed-test/stored-speed-tests.ts';
import type { SpeedTestMemoryPort } from '../speed-test/speed-test-memory.port.ts';

/** What the tools found, as a report takes it. */
export type SessionFindings = Pick<Installation, 'speedTests' | 'alignment' | 'spectrum'>;

/** The browser keeps the tests of other days too: these are not of this installation. */
const DAY_MS = 86_400_000;

/** Reads what the tools left behind: alignment and spectrum of the session, the finished speed tests of 24 hours. */
export function sessionFindings(
  store: SessionStore,
  memory: SpeedTestMemoryPort,
  now: number,
): SessionFindings {
  return {
    speedTests: speedTests(memory, now),
    alignment: alignment(store),
    spectrum: spectrum(store),
  };
}

function speedTests(memory: SpeedTestMemoryPort, now: number): readonly ReportedSpeedTest[] {
  return storedSpeedTests(memory)
    .filter(({ end, startedAt }) => end === 'finished' && Math.abs(now - startedAt) < DAY_MS)
    .map(({ startedAt, request: { host, direction, durationSeconds }, result: { txKbps, rxKbps } }) => ({
      startedAt: isoTime(startedAt),
      host,
      direction,
      durationSeconds,
      txKbps,
      rxKbps,
    }));
}

function alignment(store: SessionStore): Installation['alignment'] {
  const remembered = rememberedAim(store);
  if (remembered === undefined) return undefined;
  const { aim, before, acted } = remembered;
  if (before === null || !(acted || isAimChanged(before, aim))) return undefined;
  const end = (best: AimedEnd, first: AimedEnd): ReportedAim => ({
    beforeDbm: first.total.nowDbm,
    bestDbm: best.total.bestDbm,
    expectedDbm: best.expectedDbm,
  });
  return { local: end(aim.local, before.local), remote: end(aim.remote, before.remote) };
}

function spectrum(store: SessionStore): ReportedSpectrum | undefined {
  const air = rememberedAir(store);
  if (air === undefined) return undefined;
  const { at, ...picture } = air;
  return { measuredAt: isoTime(at), ...picture };
}
