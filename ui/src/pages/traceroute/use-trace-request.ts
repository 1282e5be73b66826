import type { TraceRequest } from '@radiolink/application/traceroute/traceroute.port';
import type { TracerouteModel } from '@radiolink/application/traceroute/traceroute.model';
import { typedHost } from '@radiolink/domain/network';
import { TRACE_HOPS } from '@radiolink/domain/tools';
import { useUnit } from 'effector-react';
import {
  hostProblem,
  type TypedFields,
  typedWhole,
  useTypedFields,
  wholeProblem,
} from '../../tools/use-typed-fields.ts';

/** What is typed and chosen. */
export interface TraceTyped {
  readonly host: string;
  readonly maxHops: string;
  readonly resolveNames: boolean;
}

export interface TraceRequestFields extends TypedFields<TraceTyped> {
  readonly request: () => TraceRequest | undefined;
}

/** The fields of a trace, with what was typed last. */
export function useTraceRequest({ $typed }: TracerouteModel): TraceRequestFields {
  const last = useUnit($typed);
  const fields = useTypedFields<TraceTyped>(
    {
      host: last?.host ?? '',
      maxHops: String(last?.maxHops ?? TRACE_HOPS.default),
      resolveNames: last?.resolveNames ?? true,
    },
    ({ host, maxHops }) => ({ host: hostProblem(host), maxHops: wholeProblem(maxHops, TRACE_HOPS) }),
  );
  return {
    ...fields,
    request: () => {
      const typed = fields.checked();
      if (typed === undefined) return undefined;
      const { host, maxHops, resolveNames } = typed;
      return { host: typedHost(host), maxHops: typedWhole(maxHops), resolveNames };
    },
  };
}
