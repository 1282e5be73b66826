import { type TraceRun, TracerouteModel } from '@radiolink/application/traceroute/traceroute.model';
import type { TraceRequest } from '@radiolink/application/traceroute/traceroute.port';
import { typedHost } from '@radiolink/domain/network';
import { hopTimes, TRACE_HOPS } from '@radiolink/domain/tools';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { CheckField } from '../../components/check-field.tsx';
import { type Column, Figure, figureColumn } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../models/models.ts';
import { CheckPlace } from '../tools/check-place.tsx';
import { HostField } from '../tools/host-field.tsx';
import { NumberField } from '../tools/number-field.tsx';
import { hostColumn } from '../tools/stored-runs.tsx';
import { ToolPage } from '../tools/tool-page.tsx';
import {
  hostProblem,
  type TypedFields,
  typedWhole,
  useTypedFields,
  wholeProblem,
} from '../tools/use-typed-fields.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { TraceHops } from './trace-hops.tsx';

/** The route to a host, hop by hop. §1.tools. */
export function TraceroutePage() {
  const t = useText();
  const traceroute = useModel(TracerouteModel);
  const [run, compared, running] = useUnitsOf(TracerouteModel, '$run', '$compared', '$running');
  const fields = useTraceRequest(traceroute);
  return (
    <ToolPage
      title={t('Traceroute')}
      tool={traceroute}
      request={fields.request}
      fields={<TraceFields fields={fields} disabled={running} />}
      runColumns={useTraceColumns()}
    >
      <TraceHops run={run} compared={compared?.number === run?.number ? null : compared} />
    </ToolPage>
  );
}

interface TraceFieldsProps {
  readonly fields: TraceRequestFields;
  readonly disabled: boolean;
}

/** Host, greatest number of hops, and whether hops are named. */
function TraceFields({ fields: { typed, edit, field }, disabled }: TraceFieldsProps) {
  const t = useText();
  const { min, max } = TRACE_HOPS;
  return (
    <>
      <HostField {...field('host')} disabled={disabled} />
      <NumberField
        label={t('Maximum hops')}
        help={t('{min} to {max}', { min, max })}
        disabled={disabled}
        {...field('maxHops')}
      />
      <CheckPlace>
        <CheckField
          label={t('Resolve hostnames')}
          checked={typed.resolveNames}
          disabled={disabled}
          onChange={event => edit('resolveNames', event.target.checked)}
        />
      </CheckPlace>
    </>
  );
}

/** The figures by which traces are compared: their length, and the time to their last hop. */
function useTraceColumns(): readonly Column<TraceRun>[] {
  const t = useText();
  const figures = useFigures();
  return useMemo(() => {
    const lastAverage = ({ result }: TraceRun): number | undefined => {
      const last = result.at(-1);
      return last === undefined ? undefined : hopTimes(last).averageMs;
    };
    const columns: Column<TraceRun>[] = [
      hostColumn(t),
      figureColumn('hops', t('Hops'), ({ result }) => figures.count(result.length)),
      {
        id: 'time',
        header: t('Time to the last hop'),
        numeric: true,
        cell: run => <Figure of={figures.latency(lastAverage(run))} reason={t('No replies')} />,
      },
    ];
    return columns;
  }, [t, figures]);
}

/** What is typed and chosen. */
interface TraceTyped {
  readonly host: string;
  readonly maxHops: string;
  readonly resolveNames: boolean;
}

interface TraceRequestFields extends TypedFields<TraceTyped> {
  readonly request: () => TraceRequest | undefined;
}

/** The fields of a trace, with what was typed last. */
function useTraceRequest({ $typed }: TracerouteModel): TraceRequestFields {
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
