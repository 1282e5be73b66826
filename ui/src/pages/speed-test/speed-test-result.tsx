import { SPEED_TEST_LIMIT_LABELS, speedTestWords } from '@radiolink/application/speed-test/speed-test-report';
import type { SpeedTestRun } from '@radiolink/application/speed-test/speed-test-result';
import type { AirDirection } from '@radiolink/domain/link';
import { speedTestLimit, speedTestPhaseMessage, speedTestShare } from '@radiolink/domain/tools';
import type { ReactNode } from 'react';
import { Card, Figure, Meter, TextWithFigures } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import styles from './speed-test.module.css';
import layout from '../../theme/layout.module.css';

const percentOf = (part: number | undefined, whole: number | undefined): number | undefined =>
  part === undefined || whole === undefined || whole <= 0 ? undefined : (100 * part) / whole;

export interface SpeedTestResultProps {
  readonly run: SpeedTestRun | null;
  /** Which way through the air this device sends. */
  readonly sends: AirDirection | null;
}

/** Rates of both directions against the capacity, the load of both ends, and what limits the link. */
export function SpeedTestResult({ run, sends }: SpeedTestResultProps) {
  const t = useText();
  const figures = useFigures();
  const result = run?.result;
  const ends = result?.ends ?? {};
  const words = speedTestWords(ends.sends ?? sends);
  const live = run?.end === null ? result?.samples.at(-1) : undefined;
  const tx = live?.txKbps ?? result?.txKbps;
  const rx = live?.rxKbps ?? result?.rxKbps;
  return (
    <div className={styles.cards}>
      <Card
        title={t('Rate')}
        aside={
          result !== undefined && run?.end === null && t(speedTestPhaseMessage(result.phase, ends.sends))
        }
      >
        <div className={layout.apart}>
          <Meter
            label={t(words.tx)}
            percent={percentOf(tx, ends.txCapacityKbps)}
            figure={figures.speed(tx)}
          />
          <Meter
            label={t(words.rx)}
            percent={percentOf(rx, ends.rxCapacityKbps)}
            figure={figures.speed(rx)}
          />
        </div>
        <dl className={styles.readings}>
          <Reading label={t(words.txCapacity)}>
            <Figure of={figures.speed(ends.txCapacityKbps)} />
          </Reading>
          <Reading label={t(words.rxCapacity)}>
            <Figure of={figures.speed(ends.rxCapacityKbps)} />
          </Reading>
        </dl>
      </Card>
      <Card title={t('Load')}>
        <div className={layout.apart}>
          <Meter
            label={t('Airtime')}
            percent={ends.airtimePercent}
            figure={figures.percent(ends.airtimePercent)}
          />
          <Meter
            label={t('CPU, this device')}
            percent={ends.localCpuPercent}
            figure={figures.percent(ends.localCpuPercent)}
          />
          <Meter
            label={t('CPU, remote device')}
            percent={ends.remoteCpuPercent}
            figure={figures.percent(ends.remoteCpuPercent)}
          />
        </div>
      </Card>
      <Verdict run={run} />
    </div>
  );
}

function Reading({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.reading}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Verdict({ run }: { readonly run: SpeedTestRun | null }) {
  const t = useText();
  const figures = useFigures();
  const over = run !== null && run.end !== null;
  const facts = over ? { ...run.result, ...run.result.ends, direction: run.request.direction } : undefined;
  const share = facts && speedTestShare(facts);
  const limit = facts && speedTestLimit(facts);
  return (
    <Card title={t('Result')}>
      {share === undefined ? (
        <p className={styles.hint}>{t('No result yet')}</p>
      ) : (
        <>
          <p className={styles.share}>
            <TextWithFigures
              text={names => t('{share} of the capacity', names)}
              of={{ share: figures.percent(share * 100) }}
              size="large"
            />
          </p>
          <p className={styles.hint}>
            {limit === undefined
              ? t('Ethernet, CPU and airtime are not the bottleneck. Check other traffic on the link.')
              : t(SPEED_TEST_LIMIT_LABELS[limit])}
          </p>
        </>
      )}
    </Card>
  );
}
