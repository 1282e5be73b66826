import { type Alert, AlertsModel } from '@radiolink/application/notices/alerts.model';
import { NoticesModel } from '@radiolink/application/notices/notices.token';
import { FeaturesModel, type FeatureId } from '@radiolink/application/features/registry';
import type { NoticeSeverity } from '@radiolink/domain/notices';
import { classNames, Figure, StateShape, type Tone, VisuallyHidden } from '../../components/index.ts';
import { TextButton } from '../../components/button.tsx';
import { SinceNote } from '../../components/time-notes.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useNow } from '../../components/use-now.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import styles from './alert-list.module.css';
import { noticeLabel } from '../../components/notice-labels.ts';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';
import tones from '../../theme/tones.module.css';

/** A place of the program where an alert is mended, or where there is more about it. */
interface AlertRemedy {
  readonly feature: FeatureId;
  /** The place on the page, as part of its address. */
  readonly target: string;
}

/** By the beginning of the id of an alert; the first that fits. */
const REMEDIES: readonly (readonly [prefix: string, feature: FeatureId, setting?: string])[] = [
  ['sector-radio', 'wireless'],
  ['sector-radar', 'wireless', 'radio.frequency'],
  ['sector', 'stations'],
  ['link-interference', 'wireless', 'radio.frequency'],
  ['link-over-saturated', 'wireless', 'radio.outputPower'],
  ['link-asymmetric', 'wireless', 'radio.outputPower'],
  ['link', 'dashboard'],
  ['radar', 'wireless', 'radio.frequency'],
  ['atpc', 'wireless', 'radio.atpc'],
  ['airtime', 'stations'],
  ['eth', 'dashboard'],
  ['remote-', 'dashboard'],
  ['temperature', 'dashboard'],
];

/** Where an alert leads to; undefined if no page is about it. */
export function alertRemedy(id: string): AlertRemedy | undefined {
  const found = REMEDIES.find(([prefix]) => id.startsWith(prefix));
  if (found === undefined) return undefined;
  const [, feature, setting] = found;
  return { feature, target: setting === undefined ? '' : `/${setting}` };
}

const TONES: Readonly<Record<NoticeSeverity, Tone>> = { danger: 'bad', warning: 'warn', notice: 'idle' };
const WORDS: Readonly<Record<NoticeSeverity, string>> = {
  danger: 'Critical',
  warning: 'Warning',
  notice: 'Info',
};
const TICK_MS = 10_000;
/** An alert of this minute has no duration yet: its time says it. */
const LEAST_SECONDS = 60;

/** Every alert: what, since when, for how long, the way to its remedy, and that it is known. */
export function AlertList() {
  const t = useText();
  const alerts = useUnitsOf(AlertsModel, '$alerts');
  // For durations: often enough for minutes.
  const now = useNow(true, TICK_MS);
  if (alerts.length === 0) return <p className={typography.muted}>{t('No active alerts.')}</p>;
  return (
    <ul className={layout.sections}>
      {alerts.map(alert => (
        <Item key={alert.id} alert={alert} now={now} />
      ))}
    </ul>
  );
}

function Item({ alert, now }: { readonly alert: Alert; readonly now: number }) {
  const t = useText();
  const figures = useFigures();
  const { severity, message, since } = alert;
  const tone = alert.acknowledged ? 'idle' : TONES[severity];
  const seconds = Math.max(0, Math.round((now - since) / 1000));
  const words = t(noticeLabel(message));
  return (
    <li className={classNames(styles.alert, alert.acknowledged && typography.muted)}>
      <span className={classNames(styles.shape, tones[tone])}>
        <StateShape tone={tone} size={14} />
      </span>
      <div className={classNames(layout.pair, typography.anywhere, layout.slim)}>
        <span>
          <VisuallyHidden>{t(WORDS[severity])}: </VisuallyHidden>
          <bdi>{words}</bdi>
        </span>
        <span className={typography.note}>
          <SinceNote of={alert} />
          {seconds >= LEAST_SECONDS && (
            <>
              {' · '}
              <Figure of={figures.duration(seconds)} />
            </>
          )}
          {alert.acknowledged && ` · ${t('acknowledged')}`}
        </span>
        <span className={styles.actions}>
          <Remedy id={alert.id} />
          <Decision alert={alert} words={words} />
        </span>
      </div>
    </li>
  );
}

/** The way to where it is mended, or to more about it; nothing where no page of this user and device has it. */
function Remedy({ id }: { readonly id: string }) {
  const t = useText();
  const features = useUnitsOf(FeaturesModel, '$features');
  const remedy = alertRemedy(id);
  const feature = features.find(one => one.id === remedy?.feature);
  if (remedy === undefined || feature === undefined) return null;
  return (
    <a
      href={`#/${feature.route}${remedy.target}`}
      onClick={event => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
    >
      {t(feature.label)}
    </a>
  );
}

/** Dismisses what the device keeps until it is dismissed; acknowledges the rest. */
function Decision({
  alert: { id, acknowledged: isKnown },
  words,
}: {
  readonly alert: Alert;
  readonly words: string;
}) {
  const t = useText();
  const [shown, dismiss] = useUnitsOf(NoticesModel, '$notices', 'dismissed');
  const acknowledge = useUnitsOf(AlertsModel, 'acknowledged');
  const notice = shown.find(one => one.notice.id === id);
  return (
    <>
      {notice?.dismissal === 'device' ? (
        <TextButton onClick={() => dismiss(id)}>
          {t('Dismiss')}
          <VisuallyHidden>{`: ${words}`}</VisuallyHidden>
        </TextButton>
      ) : (
        !isKnown && (
          <TextButton onClick={() => acknowledge(id)}>
            {t('Acknowledge')}
            <VisuallyHidden>{`: ${words}`}</VisuallyHidden>
          </TextButton>
        )
      )}
      {notice !== undefined && notice.problems.length > 0 && (
        <span role="alert">{notice.problems.map(problem => t(noticeLabel(problem))).join(' ')}</span>
      )}
    </>
  );
}
