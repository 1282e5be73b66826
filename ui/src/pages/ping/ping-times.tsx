import { EMPTY_PING_TIMELINE, type PingTimeline } from '@radiolink/domain/tools';
import { Suspense } from 'react';
import { Card, Skeleton } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './ping.module.css';
import { lazyView } from '../../components/lazy-view.tsx';

const EchoChart = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "part-ping-times" */ '../../charts/echo-chart.tsx')).EchoChart,
}));

const HEIGHT = 220;
/** Room that the chart takes with its readout and the way to its table, so that nothing jumps when it arrives. */
const ROOM = '280px';

/** The times of the echoes, live. */
export function PingTimes({
  timeline = EMPTY_PING_TIMELINE,
}: {
  readonly timeline: PingTimeline | undefined;
}) {
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
