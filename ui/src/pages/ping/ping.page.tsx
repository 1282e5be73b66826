import { yupResolver } from '@hookform/resolvers/yup';
import { PingModel, type PingRun } from '@radiolink/application/ping/ping.model';
import { typedHost } from '@radiolink/domain/network';
import { typedWhole } from '@radiolink/domain/text';
import {
  checkPingForm,
  EMPTY_PING_TIMELINE,
  PING_COUNT,
  type PingForm,
  type PingSizeLimits,
  type PingTimeline,
  pingStatisticsOf,
  typedPingCount,
} from '@radiolink/domain/tools';
import type { Figure as Quantity } from '@radiolink/domain/units';
import { Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { useDanger } from '../../components/forms/problem-of.ts';
import { ruledForm } from '../../components/forms/rule-schema.ts';
import { Card, type Column, Figure, figureColumn, Skeleton } from '../../components/index.ts';
import { lazyView } from '../../components/lazy-view.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useClockTime } from '../../i18n/use-time-text.ts';
import { useModel, useUnitsOf } from '../../models/models.ts';
import { HostField } from '../tools/host-field.tsx';
import { NumberField } from '../tools/number-field.tsx';
import { hostColumn } from '../tools/stored-runs.tsx';
import { ToolBar, ToolPage } from '../tools/tool-page.tsx';
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
  const [run, compared] = useUnitsOf(PingModel, '$run', '$compared');
  return (
    <ToolPage
      title={t('Ping')}
      tool={ping}
      bar={<PingBar />}
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

const resolver = yupResolver(
  ruledForm<PingForm, PingSizeLimits>(['host', 'sizeBytes', 'count'], checkPingForm),
);
const USUAL_BYTES = 56;

/** Host, size and number of the echoes, as they were typed last. */
function PingBar() {
  const t = useText();
  const danger = useDanger();
  const ping = useModel(PingModel);
  const [last, disabled, start] = useUnitsOf(PingModel, '$typed', '$running', 'startRequested');
  const { register, handleSubmit, formState, clearErrors } = useForm<PingForm, PingSizeLimits>({
    resolver,
    context: ping.sizeLimits,
    defaultValues: {
      host: last?.host ?? '',
      sizeBytes: String(last?.sizeBytes ?? USUAL_BYTES),
      count: last?.count === undefined || last.count === 0 ? '' : String(last.count),
    },
    reValidateMode: 'onSubmit',
  });
  const { errors } = formState;
  const submit = handleSubmit(({ host, sizeBytes, count }) =>
    start({ host: typedHost(host), sizeBytes: typedWhole(sizeBytes), count: typedPingCount(count) }),
  );
  return (
    <ToolBar tool={ping} onStart={event => void submit(event)}>
      <HostField
        danger={danger(errors.host)}
        disabled={disabled}
        {...register('host', { onChange: () => clearErrors('host') })}
      />
      <NumberField
        label={t('Packet size (bytes)')}
        help={t('{min} to {max}', ping.sizeLimits)}
        danger={danger(errors.sizeBytes)}
        disabled={disabled}
        {...register('sizeBytes', { onChange: () => clearErrors('sizeBytes') })}
      />
      <NumberField
        label={t('Count')}
        help={t('1 to {max}, empty = until stopped', { max: PING_COUNT.max })}
        danger={danger(errors.count)}
        disabled={disabled}
        {...register('count', { onChange: () => clearErrors('count') })}
      />
    </ToolBar>
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
