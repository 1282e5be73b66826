import { EditingModel } from '@radiolink/application/configuration';
import type { RegisteredFeature } from '@radiolink/application/features';
import { StartModel } from '@radiolink/application/start';
import type { SettingsPage } from '@radiolink/domain/settings';
import { useStoreMap, useUnit } from 'effector-react';
import { Card, Reading, Readings, StateBadge, visibleLine } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import {
  type OverviewCard,
  overviewOf,
  SettingsWaiting,
  useSettingsScope,
  valueWords,
} from '../../settings/index.ts';
import styles from './settings-overview.module.css';

const PAGES: ReadonlySet<string> = new Set<SettingsPage>(['wireless', 'network', 'services', 'system']);
const isSettingsPage = (id: string): id is SettingsPage => PAGES.has(id);
const TITLE = 'Settings overview';

/** Every section of the settings as a card: its main values, and what is pending. Specification §2, key `p s`. */
export function SettingsOverviewPage() {
  const loaded = useStoreMap(useModel(EditingModel).$state, state => state !== null);
  return loaded ? <Overview /> : <SettingsWaiting title={TITLE} />;
}

function Overview() {
  const t = useText();
  const features = useUnit(useModel(StartModel).$features);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t(TITLE)}</h1>
      {features.map(feature =>
        isSettingsPage(feature.id) ? (
          <PageCards key={feature.id} page={feature.id} feature={feature} />
        ) : null,
      )}
    </div>
  );
}

interface PageCardsProps {
  readonly page: SettingsPage;
  readonly feature: RegisteredFeature;
}

function PageCards({ page, feature }: PageCardsProps) {
  const t = useText();
  const carried = useUnit(useModel(EditingModel).$carried);
  const cards = useSettingsScope(({ context, original }) => overviewOf(page, { context, original, carried }));
  if (cards.length === 0) return null;
  return (
    <section className={styles.group} aria-label={t(feature.label)}>
      <div className={styles.heading}>
        <a href={`#/${feature.route}`}>{t(feature.label)}</a>
      </div>
      <div className={styles.cards}>
        {cards.map(card => (
          <SectionCard key={card.section.id} route={feature.route} card={card} />
        ))}
      </div>
    </section>
  );
}

function SectionCard({ route, card }: { readonly route: string; readonly card: OverviewCard }) {
  const t = useText();
  const { section, values, entries, pending } = card;
  const words = useSettingsScope(({ context }) =>
    values.map(({ placed, value }) =>
      valueWords(placed, value, { context, sources: {}, foreign: visibleLine }, t),
    ),
  );
  return (
    <Card
      title={
        <a className={styles.link} href={`#/${route}/${section.id}`} data-card={`${route}/${section.id}`}>
          {t(section.title)}
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
        {values.map(({ placed: { setting } }, place) => (
          <Reading key={setting.id} label={t(setting.label)}>
            <bdi className={styles.value}>{words[place]}</bdi>
          </Reading>
        ))}
        {entries !== undefined && <Reading label={t('Entries')}>{entries}</Reading>}
      </Readings>
    </Card>
  );
}
