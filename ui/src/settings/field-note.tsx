import type { ReactNode } from 'react';
import { StateShape } from '../components/index.ts';
import { useText } from '../i18n/use-text.ts';
import type { SettingField } from './use-setting-field.ts';

export interface FieldNoteProps {
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
      <span className="mark bad">
        <StateShape tone="bad" size={11} />
        {t(field.problem)}
      </span>
    );
  }
  return (
    <>
      {help !== '' && <span className="optional muted">{t(help)}</span>}
      {limit !== undefined && <span className="optional muted">{limit}</span>}
      {field.remark !== undefined && (
        <span className="mark warn">
          <StateShape tone="warn" size={11} />
          {t(field.remark)}
        </span>
      )}
    </>
  );
}
