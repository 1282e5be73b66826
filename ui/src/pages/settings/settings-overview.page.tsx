import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { type RegisteredFeature, FeaturesModel } from '@radiolink/application/features/registry';
import { useStoreMap } from 'effector-react';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../components/check-field.tsx';
import { useCopying } from '../../components/copy/copying.ts';
import { CopyByHand } from '../../components/copy/copy-by-hand.tsx';
import { Button, Card, Reading, Readings, StateBadge, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../models/models.ts';
import {
  sectionsOf,
  type SettingsSectionPlace,
  SettingsWaiting,
  useSettingsScope,
} from '../../settings/index.ts';
import { outline as network } from '../network/outline.ts';
import { outline as services } from '../services/outline.ts';
import { outline as system } from '../system/outline.ts';
import { outline as wireless } from '../wireless/outline.ts';
import { overviewLines, type OverviewPart, overviewText, type SectionLines, overviewOf } from './overview.ts';
import styles from './settings-overview.module.css';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

const SECTIONS: ReadonlyMap<string, readonly SettingsSectionPlace[]> = new Map([
  ['wireless', sectionsOf('wireless', wireless)],
  ['network', sectionsOf('network', network)],
  ['services', sectionsOf('services', services)],
  ['system', sectionsOf('system', system)],
]);
const TITLE = 'Settings overview';

/** Every section of the settings as a card: its main values, and what is pending. §2.keyboard-shortcuts, `p s`. */
export function SettingsOverviewPage() {
  const loaded = useStoreMap(useModel(EditingModel).$state, state => state !== null);
  return loaded ? <Overview /> : <SettingsWaiting title={TITLE} />;
}

function Overview() {
  const t = useText();
  const [differing, setDiffering] = useState(false);
  const parts = useParts(differing);
  return (
    <div className={layout.page}>
      <div className={styles.head}>
        <h1 className={typography.title}>{t(TITLE)}</h1>
        <div className={styles.tools}>
          <CheckField
            label={t('Only what differs from the defaults')}
            checked={differing}
            onChange={event => setDiffering(event.target.checked)}
          />
          <CopyOverview title={t(TITLE)} parts={parts} />
        </div>
      </div>
      {differing && parts.length === 0 && <p>{t('All settings have their defaults.')}</p>}
      {parts.map(part => (
        <PageCards key={part.feature.id} part={part} />
      ))}
    </div>
  );
}

/** The settings pages of this device, with the lines of their sections. */
function useParts(differing: boolean): readonly OverviewPart[] {
  const t = useText();
  const { language } = useTranslation().i18n;
  const features = useUnitsOf(FeaturesModel, '$features');
  const carried = useUnitsOf(EditingModel, '$carried');
  return useSettingsScope(({ context, pending }) =>
    features.flatMap((feature: RegisteredFeature) => {
      const sections = SECTIONS.get(feature.id);
      if (sections === undefined) return [];
      const cards = overviewOf(sections, { context, pending, carried, differing }).map(card => ({
        id: card.section.id,
        title: t(card.section.title),
        pending: card.pending,
        lines: overviewLines(card, context, t, language),
      }));
      return cards.length === 0 ? [] : [{ feature, title: t(feature.label), cards }];
    }),
  );
}

function PageCards({ part: { feature, title, cards } }: { readonly part: OverviewPart }) {
  return (
    <section className={styles.group} aria-label={title}>
      <div className={styles.heading}>
        <a href={`#/${feature.route}`}>{title}</a>
      </div>
      <div className={styles.cards}>
        {cards.map(card => (
          <SectionCard key={card.id} address={`${feature.route}/${card.id}`} card={card} />
        ))}
      </div>
    </section>
  );
}

interface CopyOverviewProps {
  readonly title: string;
  readonly parts: readonly OverviewPart[];
}

/** Copies what the overview shows; where the browser forbids it, shows the text to be copied. */
function CopyOverview({ title, parts }: CopyOverviewProps) {
  const t = useText();
  const copyText = useCopying();
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const text = overviewText(title, parts);
    setByHand((await copyText(text)) ? null : text);
  };
  return (
    <>
      <Button onClick={() => void copy()}>
        <Copy size={16} aria-hidden="true" />
        {t('Copy as text')}
      </Button>
      {byHand !== null && <CopyByHand title={title} text={byHand} onClose={() => setByHand(null)} />}
    </>
  );
}

interface SectionCardProps {
  /** The way to the section: `services/ssh-server`. */
  readonly address: string;
  readonly card: SectionLines;
}

/** A section of the settings, which leads to it. */
function SectionCard({ address, card: { title, pending, lines } }: SectionCardProps) {
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
            <bdi className={typography.anywhere}>{value}</bdi>
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
