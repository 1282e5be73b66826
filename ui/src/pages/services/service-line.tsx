import { settingById, type SettingsContext } from '@radiolink/domain/settings';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Fragment, useState } from 'react';
import { ForeignText, StateBadge } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import {
  CellContext,
  changedCountOf,
  heldValue,
  PlacedField,
  type SectionFrameProps,
  useSettingsScope,
} from '../../settings/index.ts';
import { LineSwitch } from './line-switch.tsx';
import { factsOf } from './service-facts.ts';
import styles from './service-line.module.css';
import { SERVICE_LINES, type ServiceLine as Line } from './service-lines.ts';

const NO_FACTS: NonNullable<Line['facts']> = [];

const isOn = (id: Line['toggle'], { values }: SettingsContext): boolean => {
  const setting = settingById(id);
  return heldValue({ setting, indexes: [] }, values) === setting.states?.[0];
};

/** A service as one line, with its switch, what it is and its port, that opens to its fields. Going on opens it. */
export function ServiceLine({ shown, children }: SectionFrameProps) {
  const t = useText();
  const { section, settings, lists } = shown;
  const line = SERVICE_LINES[section.id];
  const toggle = line !== undefined && settings.includes(line.toggle) ? line.toggle : undefined;
  const [notes, setNotes] = useState<HTMLElement | null>(null);
  const [change, setChange] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const on = useSettingsScope(({ context }) => toggle === undefined || isOn(toggle, context));
  const hasMore =
    settings.some(id => id !== toggle) ||
    lists.length > 0 ||
    (section.Extra !== undefined && (on || line?.isEmptyOff !== true));
  const head = (
    <>
      <h2 className={styles.title}>{t(section.title)}</h2>
      <span ref={setNotes} className={styles.about}>
        {line !== undefined && toggle === undefined && (
          <span className={styles.notes}>{t(settingById(line.toggle).help)}</span>
        )}
      </span>
      <Facts facts={line?.facts ?? NO_FACTS} />
      <Marks shown={shown} toggle={toggle} />
    </>
  );
  // Nothing to press stands in a summary: the way back is below it, open or not.
  const back = <div ref={setChange} className={styles.change} />;
  return (
    <div className={styles.line}>
      {toggle !== undefined && (
        <div
          onChange={event => {
            if (event.target instanceof HTMLInputElement && event.target.checked) setOpen(true);
          }}
        >
          <CellContext value={{ notes, change, Shell: LineSwitch }}>
            <PlacedField id={toggle} />
          </CellContext>
        </div>
      )}
      {hasMore ? (
        <details data-opens="" open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
          <summary className={styles.head}>
            {head}
            <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
          </summary>
          <div className={styles.body}>
            {isOpen && back}
            {children}
          </div>
        </details>
      ) : (
        <div className={styles.head}>{head}</div>
      )}
      {!(hasMore && isOpen) && back}
    </div>
  );
}

/** Port, server or host of a service that is on. */
function Facts({ facts }: { readonly facts: NonNullable<Line['facts']> }) {
  const t = useText();
  const values = useSettingsScope(({ context }) => factsOf(facts, context));
  return (
    <span className={styles.facts}>
      {values.map(({ key, label, value }, place) => (
        <Fragment key={key}>
          {place > 0 && ' · '}
          <bdi>
            {label !== undefined && `${t(label)} `}
            <ForeignText>{value}</ForeignText>
          </bdi>
        </Fragment>
      ))}
    </span>
  );
}

interface MarksProps extends Pick<SectionFrameProps, 'shown'> {
  readonly toggle: Line['toggle'] | undefined;
}

/** What a closed line must not hide: changes of its fields, and one that is not right. */
function Marks({ shown: { section }, toggle }: MarksProps) {
  const t = useText();
  const changed = useSettingsScope(({ original, context }) =>
    changedCountOf(
      { ...section, settings: section.settings.filter(id => id !== toggle) },
      original,
      context.values,
    ),
  );
  return (
    <span className={styles.marks}>
      <span className={styles.wrong}>
        <StateBadge tone="bad">{t('Error')}</StateBadge>
      </span>
      {changed > 0 && <span className={styles.changed}>{t('{count} changed', { count: changed })}</span>}
    </span>
  );
}
