import { SiteSurveyModel } from '@radiolink/application/site-survey';
import type { Span } from '@radiolink/domain/radio';
import {
  entryAgeSeconds,
  type SurveyCell,
  surveyChannel,
  type SurveyEntry,
  surveySpan,
} from '@radiolink/domain/tools';
import { useUnit } from 'effector-react';
import { use } from 'react';
import { Button, Figure, ForeignText, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { useFigures } from '../../units/index.ts';
import { ChannelAxis } from './channel-axis.tsx';
import { NowContext } from './now-context.ts';
import styles from './site-survey.module.css';

/** The name of a network, or that it hides it; some report a hidden name as spaces. */
export function NetworkName({ cell: { ssid = '' } }: { readonly cell: SurveyCell }) {
  const t = useText();
  if (ssid.trim() === '') return <span className={styles.note}>{t('Network name hidden')}</span>;
  return <ForeignText>{ssid}</ForeignText>;
}

/** A text of the device, or that it sent none. */
export function NetworkText({ children = '' }: { readonly children: string | undefined }) {
  return children === '' ? <Figure of={undefined} /> : <ForeignText>{children}</ForeignText>;
}

export interface NetworkChannelProps {
  readonly cell: SurveyCell;
  readonly axis: Span | undefined;
}

/** Channel, frequency and width in figures, and the range on the axis. */
export function NetworkChannel({ cell, axis }: NetworkChannelProps) {
  const t = useText();
  const figures = useFigures();
  const channel = surveyChannel(cell);
  const span = surveySpan(cell);
  return (
    <span className={styles.channel}>
      {axis !== undefined && span !== undefined && <ChannelAxis span={span} axis={axis} />}
      <Figure of={figures.frequency(cell.frequencyMhz, 'MHz')} />
      {channel !== undefined && (
        <span className={styles.note}>{t('channel {number}', { number: channel })}</span>
      )}
    </span>
  );
}

/** How long ago a network was last received. */
export function NetworkAge({ entry }: { readonly entry: SurveyEntry }) {
  const figures = useFigures();
  return (
    <span className={styles.age}>
      <Figure of={figures.duration(entryAgeSeconds(entry, use(NowContext)))} />
    </span>
  );
}

/** Puts joining a network into the pending changes. */
export function JoinNetwork({ cell }: { readonly cell: SurveyCell }) {
  const t = useText();
  const survey = useModel(SiteSurveyModel);
  const [{ of: isJoinable }, join] = useUnit([survey.$joinable, survey.joined]);
  if (isJoinable === null || !isJoinable(cell)) return null;
  return (
    <Button look="quiet" onClick={() => join(cell)}>
      {t('Join')}
      <VisuallyHidden>
        {' '}
        <ForeignText>{cell.ssid ?? ''}</ForeignText> {cell.mac}
      </VisuallyHidden>
    </Button>
  );
}
