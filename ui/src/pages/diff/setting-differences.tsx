import type {
  Comparison,
  DifferenceGroup,
  SettingDifference,
  ShownValue,
} from '@radiolink/application/configuration-diff/comparison';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import type { ChangeKind } from '@radiolink/domain/configuration';
import { type Message, message } from '@radiolink/domain/errors';
import { wirelessModeOf, figureOfValue, findSetting } from '@radiolink/domain/settings';
import { unitText } from '@radiolink/domain/units';
import { useStoreMap } from 'effector-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOfSetting } from '../../components/catalogue/setting-address.ts';
import { riskLabel, useRiskNow } from '../../components/catalogue/risk-label.ts';
import { Card, ForeignText, VisuallyHidden, TextButton } from '../../components/index.ts';
import { usePaper } from '../../components/use-media.ts';
import { listedValue } from '../../i18n/listed-value.ts';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import diffStyles from './diff.module.css';
import styles from './setting-differences.module.css';
import typography from '../../theme/typography.module.css';

const HEADINGS: Readonly<Record<DifferenceGroup['page'], string>> = {
  wireless: 'Wireless',
  network: 'Network',
  services: 'Services',
  system: 'System',
  other: 'Unknown settings',
  off: 'Off in both configurations',
};

export interface SettingDifferencesProps {
  readonly groups: Comparison['groups'];
  readonly fromName: string;
  readonly toName: string;
}

/** Differences, setting by setting with their labels, page by page. */
export function SettingDifferences({ groups, ...names }: SettingDifferencesProps) {
  return groups.map(group => <Group key={group.page} group={group} {...names} />);
}

interface GroupProps extends Omit<SettingDifferencesProps, 'groups'> {
  readonly group: DifferenceGroup;
}

function Group({ group: { page, differences }, fromName, toName }: GroupProps) {
  const t = useText();
  const { limit, more } = useGrowing(200);
  return (
    <Card title={t(HEADINGS[page])} aside={t('{count} settings differ', { count: differences.length })} flush>
      <div className={styles.names} aria-hidden="true">
        <span>{t('Setting')}</span>
        <span>{fromName}</span>
        <span>{toName}</span>
      </div>
      <ul>
        {differences.slice(0, limit).map(one => (
          <Difference key={one.key} difference={one} fromName={fromName} toName={toName} />
        ))}
      </ul>
      <ShowMore left={differences.length - limit} onMore={more} />
    </Card>
  );
}

interface DifferenceProps extends Omit<GroupProps, 'group'> {
  readonly difference: SettingDifference;
}

function Difference({ difference, fromName, toName }: DifferenceProps) {
  const t = useText();
  const { key, known, kind, secret, risk, from, to, unit } = difference;
  const mode = useStoreMap(useModel(EditingModel).$saved, wirelessModeOf);
  const impact = riskLabel(useRiskNow()(risk), mode);
  return (
    <li className={styles.row} data-key={key}>
      <div className={styles.name}>
        <KindSign kind={kind} />
        <span>
          <SettingName difference={difference} /> <span className={styles.kind}>{t(KIND_WORDS[kind])}</span>
          {impact !== undefined && (
            <>
              <span className={styles.kind}>{' · '}</span>
              <span className={styles.risk}>{t(impact)}</span>
            </>
          )}
          {known && (
            <span className={styles.key} dir="ltr">
              <ForeignText>{key}</ForeignText>
            </span>
          )}
          {secret && <span className={styles.kind}>{t('Secret, not shown')}</span>}
        </span>
      </div>
      <div className={styles.value}>
        <span className={styles.side}>{fromName}</span>
        <VisuallyHidden>: </VisuallyHidden>
        <span>
          <DifferenceValue of={key} value={from} unit={unit} />
        </span>
      </div>
      <div className={styles.value}>
        <span className={styles.side}>{toName}</span>
        <VisuallyHidden>: </VisuallyHidden>
        <span>
          <DifferenceValue of={key} value={to} unit={unit} />
        </span>
      </div>
    </li>
  );
}

/** The setting's name, as the way to its field where a page has one. */
function SettingName({ difference: { key, name, known } }: Pick<DifferenceProps, 'difference'>) {
  const t = useText();
  const address = known ? addressOfSetting(key) : undefined;
  const words = known ? t(name) : <ForeignText>{key}</ForeignText>;
  return address === undefined ? (
    <strong>{words}</strong>
  ) : (
    <a className={typography.strong} href={address}>
      {words}
    </a>
  );
}

interface DifferenceValueProps {
  /** Key of the setting. */
  readonly of: string;
  readonly value: ShownValue | undefined;
  readonly unit?: string | undefined;
}

/** One side of a differing setting: a label in the user's language, other values as in the text. */
function DifferenceValue({ of, value, unit }: DifferenceValueProps) {
  const t = useText();
  const { language } = useTranslation().i18n;
  if (value === undefined) return <span className={diffStyles.none}>{t('not present')}</span>;
  if (value.text === '') return <span className={diffStyles.none}>{t('empty')}</span>;
  const descriptor = findSetting(of)?.descriptor;
  const named = listedValue(descriptor?.source, value.text, language, t);
  if (named !== undefined) return named;
  if (value.words) return t(value.text);
  const text = descriptor ? figureOfValue(value.text, descriptor) : value.text;
  return (
    <>
      <ForeignText longest={LONGEST_VALUE}>{text}</ForeignText>
      {unit !== undefined && <small>{`\u202F${unitText(unit, language)}`}</small>}
    </>
  );
}

/** Longest value worth showing whole: a key of a user, or a list. */
const LONGEST_VALUE = 2000;

/** Kind of the difference of a key, as a word. */
export const KIND_WORDS: Readonly<Record<ChangeKind, Message>> = {
  added: message('added'),
  removed: message('removed'),
  changed: message('changed'),
};

const SIGNS: Readonly<Record<ChangeKind, string>> = { added: '+', removed: '\u2212', changed: '\u2260' };

/** The same as a sign; the text is next to it. */
function KindSign({ kind }: { readonly kind: ChangeKind }) {
  return (
    <span className={diffStyles.sign} data-kind={kind} aria-hidden="true">
      {SIGNS[kind]}
    </span>
  );
}

/** Number of drawn entries of a long list: all on paper; `more` draws as many again. */
export function useGrowing(step: number): { readonly limit: number; readonly more: () => void } {
  const [limit, setLimit] = useState(step);
  const paper = usePaper();
  return { limit: paper ? Number.POSITIVE_INFINITY : limit, more: () => setLimit(limit + step) };
}

/** Draws more of a long list. */
export function ShowMore({ left, onMore }: { readonly left: number; readonly onMore: () => void }) {
  const t = useText();
  if (left <= 0) return null;
  return (
    <p className={diffStyles.more}>
      <TextButton onClick={onMore}>{t('Show more ({count} left)', { count: left })}</TextButton>
    </p>
  );
}
