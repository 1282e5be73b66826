import { yupResolver } from '@hookform/resolvers/yup';
import {
  type TraceRun,
  TracerouteModel,
  PROBES_EACH,
} from '@radiolink/application/traceroute/traceroute.model';
import { typedHost } from '@radiolink/domain/network';
import { typedWhole } from '@radiolink/domain/text';
import { checkTraceForm, hopTimes, TRACE_HOPS, type TraceForm, type TraceHop } from '@radiolink/domain/tools';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { CheckField } from '../../components/check-field.tsx';
import { useDanger } from '../../components/forms/problem-of.ts';
import { ruledForm } from '../../components/forms/rule-schema.ts';
import {
  type Column,
  Figure,
  figureColumn,
  Card,
  DataTable,
  ForeignText,
  numericColumn,
} from '../../components/index.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import { useClockTime } from '../../i18n/use-time-text.ts';
import { useModel, useUnitsOf } from '../../models/models.ts';
import { CheckPlace } from '../tools/check-place.tsx';
import { HostField } from '../tools/host-field.tsx';
import { NumberField } from '../tools/number-field.tsx';
import stacked from '../tools/stacked-table.module.css';
import { hostColumn } from '../tools/stored-runs.tsx';
import { ToolBar, ToolPage } from '../tools/tool-page.tsx';

/** The route to a host, hop by hop. §1.tools. */
export function TraceroutePage() {
  const t = useText();
  const traceroute = useModel(TracerouteModel);
  const [run, compared] = useUnitsOf(TracerouteModel, '$run', '$compared');
  return (
    <ToolPage title={t('Traceroute')} tool={traceroute} bar={<TraceBar />} runColumns={useTraceColumns()}>
      <TraceHops run={run} compared={compared?.number === run?.number ? null : compared} />
    </ToolPage>
  );
}

const resolver = yupResolver(ruledForm<TraceForm>(['host', 'maxHops'], checkTraceForm));

/** Host, greatest number of hops, and whether hops are named, as they were typed last. */
function TraceBar() {
  const t = useText();
  const danger = useDanger();
  const traceroute = useModel(TracerouteModel);
  const [last, disabled, start] = useUnitsOf(TracerouteModel, '$typed', '$running', 'startRequested');
  const { register, handleSubmit, formState, clearErrors } = useForm<TraceForm>({
    resolver,
    defaultValues: {
      host: last?.host ?? '',
      maxHops: String(last?.maxHops ?? TRACE_HOPS.default),
      resolveNames: last?.resolveNames ?? true,
    },
    reValidateMode: 'onSubmit',
  });
  const { errors } = formState;
  const { min, max } = TRACE_HOPS;
  const submit = handleSubmit(({ host, maxHops, resolveNames }) =>
    start({ host: typedHost(host), maxHops: typedWhole(maxHops), resolveNames }),
  );
  return (
    <ToolBar tool={traceroute} onStart={event => void submit(event)}>
      <HostField
        danger={danger(errors.host)}
        disabled={disabled}
        {...register('host', { onChange: () => clearErrors('host') })}
      />
      <NumberField
        label={t('Maximum hops')}
        help={t('{min} to {max}', { min, max })}
        danger={danger(errors.maxHops)}
        disabled={disabled}
        {...register('maxHops', { onChange: () => clearErrors('maxHops') })}
      />
      <CheckPlace>
        <CheckField label={t('Resolve hostnames')} disabled={disabled} {...register('resolveNames')} />
      </CheckPlace>
    </ToolBar>
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

interface TraceHopsProps {
  readonly run: TraceRun | null;
  /** Its times stand beside those of the run, hop by hop. */
  readonly compared: TraceRun | null;
}

/** The hops as they come, each with its three probes. */
function TraceHops({ run, compared }: TraceHopsProps) {
  const t = useText();
  const columns = useHopColumns(compared, run?.end === null);
  return (
    <Card
      title={t('Route')}
      aside={run !== null && run.result.length > 0 && t('{count} hops', { count: run.result.length })}
      flush
    >
      <DataTable
        className={stacked.stacks}
        caption={t('Route')}
        columns={columns}
        rows={run?.result ?? []}
        rowKey={({ hop }) => String(hop)}
        empty={
          // One that failed says why above: it may not have started.
          run === null || run.end === 'failed'
            ? t('No route yet. Enter a host and start the traceroute.')
            : t(run.end === null ? 'Waiting for the first hop…' : 'No reply')
        }
      />
    </Card>
  );
}

function useHopColumns(compared: TraceRun | null, running: boolean): readonly Column<TraceHop>[] {
  const t = useText();
  const figures = useFigures();
  const clock = useClockTime();
  /** A probe that is not back yet is no lost one. */
  const probe = ({ timesMs }: TraceHop, place: number) =>
    timesMs.length <= place && running ? (
      '…'
    ) : (
      <Figure of={figures.latency(timesMs[place])} reason={t('No reply')} />
    );
  const other = compared?.result;
  return [
    { id: 'hop', header: t('Hop'), cell: ({ hop }) => hop },
    { id: 'host', header: t('Host'), cell: hop => <HopName hop={hop} /> },
    ...Array.from({ length: PROBES_EACH }, (_, place) =>
      numericColumn<TraceHop>(`probe${place + 1}`, t('Probe {number}', { number: place + 1 }), hop =>
        probe(hop, place),
      ),
    ),
    numericColumn<TraceHop>('average', t('Average'), hop => (
      <Figure of={figures.latency(hopTimes(hop).averageMs)} reason={t('No replies')} />
    )),
    figureColumn<TraceHop>('lost', t('Lost'), ({ hop, timesMs }) =>
      timesMs.length === 0 ? undefined : figures.count(hopTimes({ hop, timesMs }).lost),
    ),
    ...(other === undefined
      ? []
      : [
          numericColumn<TraceHop>(
            'compared',
            t('Average, {time}', { time: clock(compared?.startedAt ?? 0) }),
            ({ hop, address }) => <ComparedHop of={other[hop - 1]} address={address} />,
          ),
        ]),
  ];
}

/** The hostname with its address, or what is known of them. */
function HopName({ hop: { address, hostname } }: { readonly hop: TraceHop }) {
  const t = useText();
  const name = hostname === undefined || hostname === '' ? undefined : hostname;
  const known = address === undefined || address === '' ? undefined : address;
  if (name === undefined && known === undefined) return <Figure of={undefined} reason={t('No reply')} />;
  if (name === undefined || known === undefined) return <ForeignText>{name ?? known ?? ''}</ForeignText>;
  return (
    <>
      <ForeignText>{name}</ForeignText> (<bdi>{known}</bdi>)
    </>
  );
}

interface ComparedHopProps {
  readonly of: TraceHop | undefined;
  /** Address of the same hop in the run that is shown. */
  readonly address: string | undefined;
}

/** The same hop of another run; its address too where the route went another way. */
function ComparedHop({ of, address }: ComparedHopProps) {
  const t = useText();
  const figures = useFigures();
  if (of === undefined) return <Figure of={undefined} reason={t('Hop not in result')} />;
  const elsewhere = of.address !== undefined && of.address !== '' && of.address !== address;
  return (
    <>
      {elsewhere && (
        <>
          <bdi>{of.address}</bdi>{' '}
        </>
      )}
      <Figure of={figures.latency(hopTimes(of).averageMs)} reason={t('No replies')} />
    </>
  );
}
