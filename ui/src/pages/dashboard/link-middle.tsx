import { DashboardModel, type LinkView } from '@radiolink/application/status';
import { LinkState, linkHealthMessage, linkStateMessage } from '@radiolink/domain/link';
import { useUnit } from 'effector-react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { classNames, Figure, StateBadge, VisuallyHidden } from '../../components/index.ts';
import { LEAD_TONES, leadWord } from '../../frame/lead-words.ts';
import { LINK_STATE_TONES } from '../../frame/link-state-tone.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { useFigures } from '../../units/index.ts';
import { HEALTH_TONES, wholeScore } from './health-tones.ts';
import styles from './link-middle.module.css';
import { RadioStates } from './radio-states.tsx';

/** Between the ends: distance, verdict, throughput and capacity. */
export function LinkMiddle({ link }: { readonly link: LinkView }) {
  const t = useText();
  const figures = useFigures();
  const { ends, state, verdict, radios } = link;
  const connected = state === LinkState.Connected;
  const lead = useUnit(useModel(DashboardModel).$lead);
  const { health, score } = verdict;
  const judged = connected && health !== undefined && lead?.kind !== 'backup';
  const calm = judged ? HEALTH_TONES[health] : LINK_STATE_TONES[state];
  const tone = lead === null ? calm : LEAD_TONES[lead.severity];
  const known = judged ? linkHealthMessage(health) : linkStateMessage(state);
  const word = lead !== null && !judged ? leadWord(lead, state) : known;
  return (
    <div className={styles.middle}>
      <div className={styles.where}>
        <span>
          <Figure
            of={figures.distance(ends.distanceMetres)}
            reason={t('Not measured: the link is too short, or the device reports no distance.')}
          />
        </span>
        <span>
          <Figure of={figures.frequency(ends.frequencyMhz)} />
        </span>
        <span>
          <Figure of={figures.frequency(ends.channelWidthMhz)} />
        </span>
      </div>
      <div
        className={classNames(
          styles.path,
          tone !== 'idle' && tone !== 'busy' && styles[tone],
          !connected && styles.down,
        )}
        aria-hidden="true"
        data-live=""
      >
        <span className={styles.node} />
        <span className={styles.line} />
        <span className={classNames(styles.node, styles.far)} />
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
        </div>
        <div className={styles.rate}>
          <ArrowLeft size={18} className={classNames(styles.arrow, styles.received)} aria-hidden="true" />
          <VisuallyHidden>{t('Remote to local')}</VisuallyHidden>
          <Figure of={figures.speed(ends.local.rxThroughputKbps, 'Mbps')} size="large" room={8} />
        </div>
      </div>
      <div className={styles.small}>
        <span>
          {t('capacity')} <Figure of={figures.speed(ends.combinedCapacityKbps, 'Mbps')} />
        </span>
        <span>
          {t('airtime')} <Figure of={figures.percent(ends.airtimePercent, 1)} />
        </span>
        <span>
          {t('up')} <Figure of={figures.duration(ends.linkUptimeSeconds)} />
        </span>
      </div>
    </div>
  );
}
