import { memo, use } from 'react';
import { Card } from '../components/index.ts';
import { useText } from '../i18n/use-text.ts';
import { EntryList } from './entry-list.tsx';
import { GroupContext } from './group-mark.tsx';
import { SectionFrameContext } from './section-frame.tsx';
import { SettingField } from './setting-field.tsx';
import type { OwnFields, SettingsPanel } from './settings-layout.ts';
import styles from './settings-section.module.css';
import type { ShownSection } from './shown-sections.ts';

export interface SettingsSectionProps {
  readonly shown: ShownSection;
  readonly own: OwnFields;
}

/** One heading with its fields, in two columns where there is room, and its lists. */
export const SettingsSection = memo(function SettingsSection({ shown, own }: SettingsSectionProps) {
  const renderFrame = use(SectionFrameContext);
  const { section, settings, lists } = shown;
  const { Extra } = section;
  const extra = Extra !== undefined && (
    <div className={styles.extra}>
      <Extra />
    </div>
  );
  const children = (
    <>
      {section.leads === true && extra}
      <div className={styles.fields}>
        {settings.map(id => (
          <SettingField key={id} id={id} Own={own[id]} />
        ))}
      </div>
      {lists.map(list => (
        <EntryList key={list.place.path} shown={list} own={own} />
      ))}
      {section.leads !== true && extra}
    </>
  );
  return (
    <div className={styles.section} data-section={section.id} tabIndex={-1}>
      <GroupContext value={section}>{renderFrame({ shown, children })}</GroupContext>
    </div>
  );
});

/** A heading without settings. */
export function PanelSection({ id, panel }: { readonly id: string; readonly panel: SettingsPanel }) {
  'use no memo';
  const t = useText();
  const { title, View, folds } = panel;
  return (
    <div className={styles.section} data-section={id} data-also={folds} tabIndex={-1}>
      {folds === undefined ? (
        <Card title={t(title)}>
          <View />
        </Card>
      ) : (
        <details className="block" data-opens="">
          <summary className={styles.summary}>
            <h2>{t(title)}</h2>
          </summary>
          <div>
            <View />
          </div>
        </details>
      )}
    </div>
  );
}
