import type { PingModel } from '@radiolink/application/ping';
import type { PingRequest } from '@radiolink/application/tools';
import { message, type Problem } from '@radiolink/domain/errors';
import { checkProbeHost } from '@radiolink/domain/network';
import { PING_COUNT } from '@radiolink/domain/tools';
import { useUnit } from 'effector-react';
import { useState } from 'react';

/** What is typed, as text. */
export interface PingTyped {
  readonly host: string;
  readonly sizeBytes: string;
  /** Empty for a run without end. */
  readonly count: string;
}

export type PingProblems = { readonly [Name in keyof PingTyped]?: Problem | undefined };

export interface PingRequestFields {
  readonly typed: PingTyped;
  /** Those of a refused start; one goes when its field is edited. */
  readonly problems: PingProblems;
  readonly sizeLimits: PingModel['sizeLimits'];
  readonly edit: (name: keyof PingTyped, text: string) => void;
  /** What is typed as a request; undefined where it is none, with its problems shown. */
  readonly request: () => PingRequest | undefined;
}

const USUAL_BYTES = 56;

/** The fields of a ping, with what was typed last. */
export function usePingRequest({ $typed, sizeLimits }: PingModel): PingRequestFields {
  const last = useUnit($typed);
  const [typed, setTyped] = useState<PingTyped>({
    host: last?.host ?? '',
    sizeBytes: String(last?.sizeBytes ?? USUAL_BYTES),
    count: last?.count === undefined || last.count === 0 ? '' : String(last.count),
  });
  const [problems, setProblems] = useState<PingProblems>({});
  return {
    typed,
    problems,
    sizeLimits,
    edit: (name, text) => {
      setTyped(before => ({ ...before, [name]: text }));
      setProblems(before => ({ ...before, [name]: undefined }));
    },
    request: () => {
      const found = problemsOf(typed, sizeLimits);
      setProblems(found);
      if (Object.values(found).some(problem => problem !== undefined)) return undefined;
      return {
        host: typed.host.trim(),
        sizeBytes: Number(typed.sizeBytes),
        count: typed.count.trim() === '' ? 0 : Number(typed.count),
      };
    },
  };
}

/** What keeps the fields from being run. */
export function problemsOf(typed: PingTyped, sizeLimits: PingModel['sizeLimits']): PingProblems {
  const host = typed.host.trim();
  return {
    host: host === '' ? message('Enter a hostname or an IP address.') : checkProbeHost(host),
    sizeBytes: outside(typed.sizeBytes, sizeLimits),
    count: typed.count.trim() === '' ? undefined : outside(typed.count, { ...PING_COUNT, min: 1 }),
  };
}

function outside(text: string, { min, max }: { readonly min: number; readonly max: number }) {
  const value = Number(text);
  const fits = /^\s*\d+\s*$/.test(text) && value >= min && value <= max;
  return fits ? undefined : message('Enter a whole number from {min} to {max}.', { min, max });
}
