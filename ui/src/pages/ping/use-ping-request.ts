import type { PingModel } from '@radiolink/application/ping/ping.model';
import type { PingRequest } from '@radiolink/application/ping/ping.port';
import { typedHost } from '@radiolink/domain/network';
import { PING_COUNT } from '@radiolink/domain/tools';
import { useUnit } from 'effector-react';
import {
  hostProblem,
  type TypedFields,
  typedWhole,
  useTypedFields,
  wholeProblem,
} from '../../tools/use-typed-fields.ts';

/** What is typed, as text. */
export interface PingTyped {
  readonly host: string;
  readonly sizeBytes: string;
  /** Empty for a run without end. */
  readonly count: string;
}

export interface PingRequestFields extends TypedFields<PingTyped> {
  readonly request: () => PingRequest | undefined;
}

const USUAL_BYTES = 56;

/** The fields of a ping, with what was typed last. */
export function usePingRequest({ $typed, sizeLimits }: PingModel): PingRequestFields {
  const last = useUnit($typed);
  const fields = useTypedFields<PingTyped>(
    {
      host: last?.host ?? '',
      sizeBytes: String(last?.sizeBytes ?? USUAL_BYTES),
      count: last?.count === undefined || last.count === 0 ? '' : String(last.count),
    },
    ({ host, sizeBytes, count }) => ({
      host: hostProblem(host),
      sizeBytes: wholeProblem(sizeBytes, sizeLimits),
      count: isEndless(count) ? undefined : wholeProblem(count, { ...PING_COUNT, min: 1 }),
    }),
  );
  return {
    ...fields,
    request: () => {
      const typed = fields.checked();
      if (typed === undefined) return undefined;
      return {
        host: typedHost(typed.host),
        sizeBytes: typedWhole(typed.sizeBytes),
        count: isEndless(typed.count) ? 0 : typedWhole(typed.count),
      };
    },
  };
}

const isEndless = (count: string): boolean => count.trim() === '';
