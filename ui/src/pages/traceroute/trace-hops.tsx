import { PROBES_EACH, type TraceRun } from '@radiolink/application/traceroute/traceroute.model';
import { hopTimes, type TraceHop } from '@radiolink/domain/tools';
import {
  Card,
  type Column,
  DataTable,
  Figure,
  ForeignText,
  figureColumn,
  numericColumn,
} from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useClockTime } from '../../i18n/use-time-text.ts';
import stacked from '../tools/stacked-table.module.css';
import { useFigures } from '../../i18n/use-figures.ts';

export interface TraceHopsProps {
  readonly run: TraceRun | null;
  /** Its times stand beside those of the run, hop by hop. */
  readonly compared: TraceRun | null;
}

/** The hops as they come, each with its three probes. */
export function TraceHops({ run, compared }: TraceHopsProps) {
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
          run?.end === null
            ? t('Waiting for the first hop…')
            : t('No route yet. Enter a host and start the traceroute.')
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
