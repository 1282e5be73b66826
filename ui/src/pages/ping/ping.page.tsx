import { PingModel, type PingRun } from '@radiolink/application/ping/ping.model';
import type { PingRequest } from '@radiolink/application/ping/ping.port';
import { typedHost } from '@radiolink/domain/network';
import {
  EMPTY_PING_TIMELINE,
  PING_COUNT,
  type PingTimeline,
  pingStatisticsOf,
} from '@radiolink/domain/tools';
import type { Figure as Quantity } from '@radiolink/domain/units';
import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { Card, type Column, Figure, figureColumn, Skeleton } from '../../components/index.ts';
import { lazyView } from '../../components/lazy-view.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useClockTime } from '../../i18n/use-time-text.ts';
import { useModel, useUnitsOf } from '../../models/models.ts';
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
import { type Figures, useFigures } from '../../i18n/use-figures.ts';
import styles from './ping.module.css';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

interface Reading {
  readonly label: string;
  readonly of: (run: PingRun, figures: Figures) => Quantity | undefined;
}

const statistics = ({ result }: PingRun) => pingStatisticsOf(result.tally);

/** The figures of a ping, in the order of the summary line. */
const READINGS: readonly Reading[] = [
  { label: 'Sent', of: (run, figures) => figures.count(statistics(run).sent) },
  { label: 'Received', of: (run, figures) => figures.count(statistics(run).received) },
  { label: 'Loss', of: (run, figures) => figures.percent(statistics(run).lossPercent, 1) },
  { label: 'Minimum', of: (run, figures) => figures.latency(statistics(run).minMs) },
  { label: 'Average', of: (run, figures) => figures.latency(statistics(run).averageMs) },
  { label: 'Maximum', of: (run, figures) => figures.latency(statistics(run).maxMs) },
  { label: 'Jitter', of: (run, figures) => figures.latency(statistics(run).jitterMs) },
];

/** Echoes to a host. §1.tools. */
export function PingPage() {
  const t = useText();
  const ping = useModel(PingModel);
  const [run, compared, running] = useUnitsOf(PingModel, '$run', '$compared', '$running');
  const fields = usePingRequest(ping);
  return (
    <ToolPage
      title={t('Ping')}
      tool={ping}
      request={fields.request}
      fields={<PingFields fields={fields} sizeLimits={ping.sizeLimits} disabled={running} />}
      runColumns={usePingColumns()}
      progress={progressOf(run)}
    >
      <PingFigures run={run} compared={compared} />
      <PingTimes timeline={run?.result.timeline} />
    </ToolPage>
  );
}

/** The figures by which pings are compared. */
function usePingColumns(): readonly Column<PingRun>[] {
  const t = useText();
  const figures = useFigures();
  const compared = READINGS.filter(({ label }) => label !== 'Received');
  return [
    hostColumn(t),
    figureColumn('size', t('Bytes'), ({ request }) => figures.count(request.sizeBytes)),
    ...compared.map(({ label, of }) => figureColumn<PingRun>(label, t(label), run => of(run, figures))),
  ];
}

interface PingFiguresProps {
  readonly run: PingRun | null;
  /** Its figures stand under those of the run. */
  readonly compared: PingRun | null;
}

/** The summary line, which stands from the first second. */
function PingFigures({ run, compared }: PingFiguresProps) {
  const t = useText();
  const figures = useFigures();
  const clock = useClockTime();
  const other = compared?.number === run?.number ? null : compared;
  return (
    <div className={layout.stack}>
      <dl className={styles.readings}>
        {READINGS.map(({ label, of }) => (
          <div key={label} className={styles.reading}>
            <dt className={typography.note}>{t(label)}</dt>
            <dd>
              <Figure
                of={run === null ? undefined : of(run, figures)}
                size="large"
                reason={t('No replies yet')}
              />
              {other !== null && (
                <span className={styles.other}>
                  <Figure of={of(other, figures)} reason={t('No replies')} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {other !== null && (
        <p className={typography.note}>
          {t('Compared with {host}, {time}', { host: other.request.host, time: clock(other.startedAt) })}
        </p>
      )}
    </div>
  );
}

/** An endless ping has no end that is known. */
function progressOf(run: PingRun | null): number | undefined {
  const count = run?.request.count ?? 0;
  return run === null || count === 0 ? undefined : run.result.tally.sent / count;
}

interface PingFieldsProps {
  readonly fields: PingRequestFields;
  readonly sizeLimits: PingModel['sizeLimits'];
  readonly disabled: boolean;
}

/** Host, size and number of the echoes. */
function PingFields({ fields: { field }, sizeLimits, disabled }: PingFieldsProps) {
  const t = useText();
  return (
    <>
      <HostField {...field('host')} disabled={disabled} />
      <NumberField
        label={t('Packet size (bytes)')}
        help={t('{min} to {max}', sizeLimits)}
        disabled={disabled}
        {...field('sizeBytes')}
      />
      <NumberField
        label={t('Count')}
        help={t('1 to {max}, empty = until stopped', { max: PING_COUNT.max })}
        disabled={disabled}
        {...field('count')}
      />
    </>
  );
}

const EchoChart = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "part-ping-times" */ '../../charts/echo-chart.tsx')).EchoChart,
}));

const HEIGHT = 220;
/** Room that the chart takes with its readout and the way to its table, so that nothing jumps when it arrives. */
const ROOM = '280px';

/** The times of the echoes, live. */
function PingTimes({ timeline = EMPTY_PING_TIMELINE }: { readonly timeline: PingTimeline | undefined }) {
  const t = useText();
  const title = t('Round-trip time');
  return (
    <Card
      title={title}
      aside={timeline.echoesEach > 1 && t('{count} echoes per point', { count: timeline.echoesEach })}
    >
      <div className={styles.chart} style={{ '--room': ROOM }}>
        {timeline.stretches.length === 0 ? (
          <p className={styles.empty}>{t('No replies yet. Enter a host and start the ping.')}</p>
        ) : (
          <Suspense fallback={<Skeleton height={ROOM} />}>
            <EchoChart title={title} timeline={timeline} height={HEIGHT} />
          </Suspense>
        )}
      </div>
    </Card>
  );
}

/** What is typed, as text. */
interface PingTyped {
  readonly host: string;
  readonly sizeBytes: string;
  /** Empty for a run without end. */
  readonly count: string;
}

interface PingRequestFields extends TypedFields<PingTyped> {
  readonly request: () => PingRequest | undefined;
}

const USUAL_BYTES = 56;

/** The fields of a ping, with what was typed last. */
function usePingRequest({ $typed, sizeLimits }: PingModel): PingRequestFields {
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
