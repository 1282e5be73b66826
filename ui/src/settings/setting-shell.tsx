import { type Setting, type SettingKind, wirelessModeOf } from '@radiolink/domain/settings';
import { unitText } from '@radiolink/domain/units';
import { type ReactNode, use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isDangerous, riskLabel, useRiskNow } from '../components/catalogue/risk-label.ts';
import { classNames, StateShape } from '../components/index.ts';
import { useText } from '../i18n/use-text.ts';
import { CellContext, type ControlNames } from './cell-context.ts';
import { ChangedMark, GroupContext } from './changed-mark.tsx';
import { fieldRisk } from './field-risk.ts';
import type { PlacedSetting } from './placed-setting.ts';
import styles from './setting-shell.module.css';
import { useReadOnly, useSettingsScope } from './settings-scope.tsx';
import type { SettingField } from './use-setting-field.ts';
import layout from '../theme/layout.module.css';
import typography from '../theme/typography.module.css';
import tones from '../theme/tones.module.css';
import controls from '../theme/controls.module.css';

/** Attributes of a control that link label, help and danger text to it. */
export interface ShellControl {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
  readonly className: string;
}

/** Kinds of values that are written from left to right in every language, as their units and signs are. */
const FIGURES: ReadonlySet<SettingKind> = new Set<SettingKind>([
  'integer',
  'decimal',
  'port',
  'ipv4',
  'netmask',
  'ipv6',
  'mac',
  'list',
  'date',
]);
/** Above this a field takes two of three columns, characters: an SSID fits into one. */
const LONG_ROOM = 32;
const isFigure = ({ kind }: Setting): boolean => FIGURES.has(kind);

export interface SettingShellProps {
  readonly placed: PlacedSetting;
  readonly field: SettingField;
  readonly names?: ControlNames | undefined;
  /** Room of the value, characters; left out, the control takes the line. */
  readonly room?: number | undefined;
  /** Notes in addition to help: a limit, or a figure derived from the value. */
  readonly aside?: ReactNode;
  /** The limits of the value, shown until it breaks them. */
  readonly limit?: ReactNode;
  /** The control precedes its label, on one line: a switch. */
  readonly inline?: boolean;
  /** Shown instead of the unit. */
  readonly end?: ReactNode;
  readonly renderControl: (props: ShellControl) => ReactNode;
}

/** What the control of a setting is drawn with. */
export type ControlProps = Pick<SettingShellProps, 'placed' | 'field' | 'aside'>;

/**
 * The frame of a setting's control: label, unit, help, danger text, impact of a change, and changed mark. What is
 * wrong takes the place of the help, so that the layout does not shift.
 */
export function SettingShell(props: SettingShellProps) {
  const { placed, field, names, room, aside, limit, inline = false, end, renderControl } = props;
  const { setting } = placed;
  const t = useText();
  const { i18n } = useTranslation();
  const row = use(CellContext);
  const id = useId();
  const notes = `${id}-notes`;
  const readOnly = useReadOnly();
  const mode = useSettingsScope(({ original }) => wirelessModeOf(original));
  const isSaid = !field.changed || use(GroupContext) !== undefined;
  const ownRisk = useSettingsScope(scope => fieldRisk(field, names?.also ?? [], scope) ?? setting.risk);
  const riskNow = useRiskNow()(ownRisk);
  const risk = readOnly ? undefined : riskLabel(riskNow, mode);
  const isLong = !inline && setting.kind !== 'choice' && (room ?? Infinity) > LONG_ROOM;
  const label = (
    <label className={styles.label} htmlFor={id}>
      {t(setting.label)}
    </label>
  );
  const control = renderControl({
    id,
    'aria-describedby': notes,
    'aria-invalid': field.problem !== undefined,
    className: classNames(styles.input, field.problem !== undefined && controls.invalid),
  });
  const framed = (
    <div
      className={styles.control}
      dir={isFigure(setting) ? 'ltr' : undefined}
      style={room === undefined ? undefined : { '--room': `${room}ch` }}
    >
      {setting.unsigned === true && (
        <span className={styles.sign} aria-hidden="true">
          −
        </span>
      )}
      {control}
      {end ??
        (setting.unit !== undefined && (
          <span className={styles.unit}>{unitText(setting.unit, i18n.language)}</span>
        ))}
    </div>
  );
  if (row !== null) {
    return (
      <row.Shell row={row} placed={placed} field={field} names={names} id={id} notes={notes}>
        {inline ? control : framed}
      </row.Shell>
    );
  }
  return (
    <div
      className={classNames(styles.field, field.changed && styles.changed, isLong && styles.long)}
      data-setting={names?.own ?? setting.id}
      data-key={field.key}
      data-also={names?.also.join(' ')}
    >
      <div className={styles.head}>
        {inline ? (
          <span className={styles.line}>
            {control}
            {label}
          </span>
        ) : (
          label
        )}
        {field.changed && <ChangedMark placed={placed} field={field} />}
        {risk !== undefined && (
          <span
            className={classNames(styles.risk, !isSaid && styles.own, isDangerous(riskNow) && styles.cutting)}
          >
            {t(risk)}
          </span>
        )}
      </div>
      {!inline && framed}
      <div className={styles.notes} id={notes} aria-live="polite">
        <FieldNote field={field} help={setting.help} limit={limit} />
        {aside}
      </div>
    </div>
  );
}

interface FieldNoteProps {
  readonly field: SettingField;
  readonly help: string;
  /** Where the value has limits. */
  readonly limit?: ReactNode;
}

/** What stands under a control or beside it: its help with its limits and what is remarked, or what is wrong with its value. */
export function FieldNote({ field, help, limit }: FieldNoteProps) {
  const t = useText();
  if (field.problem !== undefined) {
    return (
      <span className={classNames(layout.mark, tones.bad)}>
        <StateShape tone="bad" size={11} />
        {t(field.problem)}
      </span>
    );
  }
  return (
    <>
      {help !== '' && <span className={classNames(layout.optional, typography.muted)}>{t(help)}</span>}
      {limit !== undefined && <span className={classNames(layout.optional, typography.muted)}>{limit}</span>}
      {field.remark !== undefined && (
        <span className={classNames(layout.mark, tones.warn)}>
          <StateShape tone="warn" size={11} />
          {t(field.remark)}
        </span>
      )}
    </>
  );
}
