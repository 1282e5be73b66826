import { ServicesModel } from '@radiolink/application/services/services.model';
import { riskOfChange } from '@radiolink/domain/impact';
import {
  entriesOfSetting,
  mayBeInUse,
  placeholdersOf,
  type SettingsContext,
  settingById,
  settingKey,
} from '@radiolink/domain/settings';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, Fragment, useState } from 'react';
import { createPortal } from 'react-dom';
import { isDangerous, riskLabel } from '../../components/catalogue/risk-label.ts';
import { classNames, ForeignText, StateBadge, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf, useWhileShown } from '../../models/models.ts';
import { renderEntries } from '../../settings/entry-table/entries.tsx';
import {
  EntryTableContext,
  SectionFrameContext,
  type SectionFrameProps,
  CellContext,
  type CellShellProps,
  ChangedMark,
  FieldNote,
  GroupContext,
  GroupMark,
  heldValue,
  PlacedField,
  useReadOnly,
  useSettingsScope,
} from '../../settings/index.ts';
import { type ServiceLine as Line, type LineFact, SERVICE_LINES } from './service-lines.ts';
import styles from './services-frame.module.css';
import tones from '../../theme/tones.module.css';

const renderLine = (props: SectionFrameProps): ReactNode => <ServiceLine {...props} />;

/** Draws every service as a line and its lists as tables, and follows the connection to the controller while the page is shown. */
export function ServicesFrame({ children }: { readonly children: ReactNode }) {
  useWhileShown(...useUnitsOf(ServicesModel, 'cloudOpened', 'cloudLeft'));
  return (
    <SectionFrameContext value={renderLine}>
      <EntryTableContext value={renderEntries}>{children}</EntryTableContext>
    </SectionFrameContext>
  );
}

const NO_FACTS: NonNullable<Line['facts']> = [];

const isOn = (id: Line['toggle'], { values }: SettingsContext): boolean => {
  const setting = settingById(id);
  return heldValue({ setting, indexes: [] }, values) === setting.states?.[0];
};

/** A service as one line, with its switch, what it is and its port, that opens to its fields. Going on opens it. */
function ServiceLine({ shown, children }: SectionFrameProps) {
  const t = useText();
  const { section, settings, lists } = shown;
  const line = SERVICE_LINES[section.id];
  const toggle = [line?.toggle, line?.partToggle].find(id => id !== undefined && settings.includes(id));
  const isPart = toggle !== undefined && toggle === line?.partToggle;
  const [notes, setNotes] = useState<HTMLElement | null>(null);
  const [change, setChange] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  // The line says of its switch what it says of the others together.
  const others = { ...section, settings: section.settings.filter(id => id !== toggle) };
  const on = useSettingsScope(({ context }) => toggle === undefined || isOn(toggle, context));
  const hasMore =
    settings.some(id => id !== toggle) ||
    lists.length > 0 ||
    (section.Extra !== undefined && (on || line?.isEmptyOff !== true));
  const head = (
    <>
      <h2 className={styles.title}>{t(isPart ? settingById(toggle).label : section.title)}</h2>
      <span ref={setNotes} className={styles.about}>
        {line !== undefined && toggle === undefined && (
          <span className={styles.notes}>{t(settingById(line.toggle).help)}</span>
        )}
      </span>
      <Facts facts={line?.facts ?? NO_FACTS} />
      <Marks others={others} />
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
            <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
          </summary>
          <div className={styles.body}>
            {isOpen && back}
            <GroupContext value={others}>{children}</GroupContext>
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

/** What a closed line must not hide: changes of its fields, and one that is not right. */
function Marks({ others }: { readonly others: SectionFrameProps['shown']['section'] }) {
  const t = useText();
  return (
    <span className={styles.marks}>
      <span className={styles.wrong}>
        <StateBadge tone="bad">{t('Error')}</StateBadge>
      </span>
      <GroupMark section={others} />
    </span>
  );
}

interface ShownFact {
  /** Key of its setting: two entries may have one value. */
  readonly key: string;
  readonly label: string | undefined;
  readonly value: string;
}

/** What the line of a service says of it: the values that the device uses. One that is off, or in a part that is, says nothing. */
export function factsOf(facts: readonly LineFact[], context: SettingsContext): readonly ShownFact[] {
  return facts.flatMap(({ setting: id, label }) => {
    const setting = settingById(id);
    const places =
      placeholdersOf(setting.key).length === 0 ? [[]] : entriesOfSetting(setting, context.values);
    return places
      .filter(
        indexes =>
          setting.visible(context, indexes) && mayBeInUse(settingKey(setting, indexes), context.values),
      )
      .map(indexes => ({
        key: settingKey(setting, indexes),
        label,
        value: heldValue({ setting, indexes }, context.values),
      }))
      .filter(({ value }) => value !== '');
  });
}

/** The switch of a service at the start of its line; what it is, and what its change does, stand in the line. */
function LineSwitch({ row, placed, field, id, notes, children }: CellShellProps) {
  const { setting } = placed;
  const t = useText();
  const readOnly = useReadOnly();
  // No service of these carries the link: its words are the same in every mode.
  const ownRisk = useSettingsScope(({ cutting }) => riskOfChange(field.key, cutting));
  const risk = readOnly ? undefined : riskLabel(ownRisk, undefined);
  return (
    <div
      className={classNames(styles.toggle, readOnly && styles.read)}
      data-setting={setting.id}
      data-key={field.key}
      data-changed={field.changed ? '' : undefined}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{t(setting.label)}</VisuallyHidden>
      </label>
      {children}
      {row.notes !== null &&
        createPortal(
          <span id={notes} className={styles.notes} aria-live="polite">
            <FieldNote field={field} help={setting.help} />
            {risk !== undefined && field.changed && (
              <span className={classNames(styles.risk, isDangerous(ownRisk) && tones.warn)}>{t(risk)}</span>
            )}
          </span>,
          row.notes,
        )}
      {row.change != null &&
        field.changed &&
        createPortal(
          <ChangedMark placed={placed} field={field}>
            {t('changed')}
          </ChangedMark>,
          row.change,
        )}
    </div>
  );
}
