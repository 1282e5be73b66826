import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import type { LinkView } from '@radiolink/application/status/link-view';
import {
  interferenceDb,
  type LinkEnd,
  type LinkEnds,
  LinkState,
  linkHealthMessage,
  linkStateMessage,
} from '@radiolink/domain/link';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import {
  classNames,
  Figure,
  StateBadge,
  VisuallyHidden,
  TextWithFigures,
} from '../../../components/index.ts';
import {
  ISSUE_TONES,
  fullIssueLabel,
  LINK_STATE_TONES,
  HEALTH_TONES,
  wholeScore,
} from '../../../components/link-states.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { useFigures } from '../../../i18n/use-figures.ts';
import { AlignmentLink, SpeedTestLink } from './tool-links.tsx';
import styles from './link.module.css';
import { RadioStates } from '../radio-states.tsx';
import tones from '../../../theme/tones.module.css';

export interface LinkMiddleProps {
  readonly link: LinkView;
  /** The link as it was before it went down, and the words for when. */
  readonly last: LinkView | undefined;
  readonly lastTime: string | undefined;
}

/** Between the ends: distance, verdict, throughput and capacity. */
export function LinkMiddle({ link, last, lastTime }: LinkMiddleProps) {
  const t = useText();
  const figures = useFigures();
  const { state, verdict, radios } = link;
  const { ends, latencyMs } = last ?? link;
  const connected = state === LinkState.Connected;
  const lead = useUnitsOf(DashboardModel, '$lead');
  const { health, score } = verdict;
  const judged = connected && health !== undefined && lead?.kind !== 'backup';
  const calm = judged ? HEALTH_TONES[health] : LINK_STATE_TONES[state];
  const tone = lead === null ? calm : ISSUE_TONES[lead.severity];
  const known = judged ? linkHealthMessage(health) : linkStateMessage(state);
  // Colour and word are of one fact: a good link with a worse one beside it would be good in red.
  const word = lead !== null && !(judged && health === 'poor') ? fullIssueLabel(lead, state) : known;
  return (
    <div className={classNames(styles.middle, last !== undefined && styles.last)}>
      <div className={styles.where}>
        <span>
          <Figure
            of={figures.distance(ends.distanceMetres)}
            reason={t('Not measured: the link is too short, or the device reports no distance.')}
          />
        </span>
        <span>
          <Figure of={figures.frequency(ends.frequencyMhz)} />
          {ends.receiveFrequencyMhz !== undefined && (
            <>
              {' / '}
              <Figure of={figures.frequency(ends.receiveFrequencyMhz)} />
            </>
          )}
        </span>
        <span>
          <Figure of={figures.frequency(ends.channelWidthMhz)} />
        </span>
      </div>
      <div
        className={classNames(
          styles.path,
          tone !== 'idle' && tone !== 'busy' && tones[tone],
          !connected && styles.down,
        )}
        aria-hidden="true"
        data-live=""
      >
        <span className={styles.node} />
        <span className={styles.line} />
        <span className={classNames(styles.node, styles.remote)} />
      </div>
      <div className={styles.verdict}>
        <StateBadge tone={tone}>
          {t(word)}
          {judged && score !== undefined && <> · {wholeScore(score)}</>}
        </StateBadge>
      </div>
      {radios.length > 1 && <RadioStates radios={radios} />}
      <div className={styles.rates}>
        <div className={styles.rate}>
          <ArrowRight size={18} className={classNames(styles.arrow, styles.sent)} aria-hidden="true" />
          <VisuallyHidden>{t('Local to remote')}</VisuallyHidden>
          <Figure of={figures.speed(ends.local.txThroughputKbps, 'Mbps')} size="large" room={8} />
          <Capacity into={ends.remote} />
        </div>
        <div className={styles.rate}>
          <ArrowLeft size={18} className={classNames(styles.arrow, styles.received)} aria-hidden="true" />
          <VisuallyHidden>{t('Remote to local')}</VisuallyHidden>
          <Figure of={figures.speed(ends.local.rxThroughputKbps, 'Mbps')} size="large" room={8} />
          <Capacity into={ends.local} />
        </div>
      </div>
      <div className={styles.small}>
        {lastTime !== undefined && <strong>{lastTime}</strong>}
        {ends.airtimePercent !== undefined && (
          <span>
            <TextWithFigures
              text={names => t('airtime {share}', names)}
              of={{ share: figures.percent(ends.airtimePercent, 1) }}
            />
          </span>
        )}
        {latencyMs !== undefined && (
          <span>
            <TextWithFigures
              text={names => t('latency {latency}', names)}
              of={{ latency: figures.wholeLatency(latencyMs) }}
            />
          </span>
        )}
        <Interference ends={ends} />
        {(connected || last !== undefined) && (
          <span>
            <TextWithFigures
              text={names => t('up {duration}', names)}
              of={{ duration: figures.duration(ends.linkUptimeSeconds) }}
            />
          </span>
        )}
        <span className={styles.links}>
          {connected && <SpeedTestLink to={{ ip: ends.remote?.ip }} />}
          <AlignmentLink />
        </span>
      </div>
    </div>
  );
}

/** The capacity towards an end, of what is possible there: `345.0 of 624.0 Mbps`. */
function Capacity({ into }: { readonly into: LinkEnd | undefined }) {
  const t = useText();
  const figures = useFigures();
  const capacity = figures.speed(into?.rxCapacityKbps, 'Mbps');
  const possible = figures.speed(into?.rxCapacityExpectedKbps, 'Mbps');
  if (capacity === undefined) return null;
  return (
    <span className={styles.capacity}>
      {possible === undefined ? (
        <TextWithFigures text={names => t('capacity {capacity}', names)} of={{ capacity }} />
      ) : (
        <TextWithFigures
          text={names => t('capacity {capacity} of {possible}', names)}
          of={{ capacity: { value: capacity.value, unit: '' }, possible }}
        />
      )}
    </span>
  );
}

/** CINR lost to interference at the worse end; nothing while none is lost. */
function Interference({ ends: { local, remote } }: { readonly ends: LinkEnds }) {
  const t = useText();
  const figures = useFigures();
  const worst = Math.round(Math.max(interferenceDb(local) ?? 0, (remote && interferenceDb(remote)) ?? 0));
  if (worst <= 0) return null;
  return (
    <span>
      <TextWithFigures
        text={names => t('interference {loss}', names)}
        of={{ loss: figures.decibel(worst) }}
      />
    </span>
  );
}
