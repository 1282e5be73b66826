import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { StatusModel } from '@radiolink/application/status/status.model';
import type { LinkVerdict } from '@radiolink/domain/link';
import { AgeNote, SinceNote } from '../../../components/time-notes.tsx';
import { classNames, StateShape, TextWithFigures, Button } from '../../../components/index.ts';
import { noticeLabel } from '../../../components/notice-labels.ts';
import { ISSUE_TONES } from '../../../components/link-states.ts';
import { useFigures } from '../../../i18n/use-figures.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import styles from './verdict-line.module.css';
import { linkReport, linkReportForTicket } from '@radiolink/domain/report';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useAction } from '../../../components/commands/command.ts';
import { useCopying } from '../../../components/copy/copying.ts';
import { CopyByHand } from '../../../components/copy/copy-by-hand.tsx';
import linkStyles from './link.module.css';

export interface VerdictLineProps {
  /** Of the one link; left out on an access point. */
  readonly verdict?: LinkVerdict;
}

/** The one sentence that leads the dashboard: the worst fact, since when and what it costs; else how the link is. */
export function VerdictLine({ verdict }: VerdictLineProps) {
  return (
    <div className={styles.line}>
      <Fact verdict={verdict} />
      <Age />
      <div className={styles.copy}>
        <CopyReport />
      </div>
    </div>
  );
}

/** How old all of it is while the connection is lost. reading 3. */
function Age() {
  const [reconnecting, age] = useUnitsOf(StatusModel, '$reconnecting', '$ageSeconds');
  if (!reconnecting || age === null) return null;
  return (
    <p className={styles.age}>
      <AgeNote seconds={age} />
    </p>
  );
}

function Fact({ verdict }: { readonly verdict: LinkVerdict | undefined }) {
  const t = useText();
  const figures = useFigures();
  const lead = useUnitsOf(DashboardModel, '$lead');
  if (lead === null) {
    const note = verdict?.reasons[0];
    return (
      <p className={classNames(styles.fact, styles.plain)} data-live="">
        <span className={styles.text}>
          {t(verdict?.headline ?? 'No problems detected.')}
          {note !== undefined && ` ${t(note.message)}`}
        </span>
      </p>
    );
  }
  const { severity, message, brief = message, costKbps } = lead;
  return (
    <p className={classNames(styles.fact, styles[severity])} data-live="">
      <StateShape tone={ISSUE_TONES[severity]} size={14} />
      <span className={styles.text}>
        <strong>{t(noticeLabel(brief))}</strong>{' '}
        <span className={styles.evidence}>
          <a href={`#/history?at=${lead.since}`} title={t('Change history')}>
            <SinceNote of={lead} />
          </a>
          {costKbps !== undefined && (
            <>
              {' · '}
              <TextWithFigures
                text={names => t('costs {speed}', names)}
                of={{ speed: figures.speed(costKbps, 'Mbps') }}
              />
            </>
          )}
        </span>
      </span>
    </p>
  );
}

/** Copies both ends of the link as text and JSON for a ticket; where the browser forbids it, shows them to be copied. */
function CopyReport() {
  const t = useText();
  const currentStatus = useUnitsOf(StatusModel, 'currentFx');
  const copyText = useCopying();
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const status = await currentStatus();
    if (status === null) return;
    const text = linkReportForTicket(linkReport(status, Date.now()));
    const copied = await copyText(text);
    setByHand(copied ? null : text);
  };
  useAction('copy-link-report', () => void copy());
  return (
    <span className={linkStyles.copy}>
      <Button look="quiet" onClick={() => void copy()}>
        <Copy size={16} aria-hidden="true" />
        {t('Copy link report')}
      </Button>
      {byHand !== null && (
        <CopyByHand title={t('Link report')} text={byHand} onClose={() => setByHand(null)} />
      )}
    </span>
  );
}
