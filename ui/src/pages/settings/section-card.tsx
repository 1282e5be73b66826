import { Card, Reading, Readings, StateBadge, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import type { SectionLines } from './overview-part.ts';
import styles from './settings-overview.module.css';

export interface SectionCardProps {
  /** The way to the section: `services/ssh-server`. */
  readonly address: string;
  readonly card: SectionLines;
}

/** A section of the settings, which leads to it. */
export function SectionCard({ address, card: { title, pending, lines } }: SectionCardProps) {
  const t = useText();
  return (
    <Card
      title={
        <a className={styles.link} href={`#/${address}`} data-card={address}>
          {title}
        </a>
      }
      {...(pending > 0 && {
        aside: (
          <StateBadge tone="warn" quiet>
            {t('{count} changed', { count: pending })}
          </StateBadge>
        ),
      })}
    >
      <Readings>
        {lines.map(({ key, label, value, differs }) => (
          <Reading key={key} label={label}>
            <bdi className="anywhere">{value}</bdi>
            {differs && <Mark />}
          </Reading>
        ))}
      </Readings>
    </Card>
  );
}

function Mark() {
  const t = useText();
  const words = t('Differs from the default');
  return (
    <span className={styles.mark} title={words}>
      <span aria-hidden="true"> ◆</span>
      <VisuallyHidden> {words}</VisuallyHidden>
    </span>
  );
}
