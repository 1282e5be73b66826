import { fillKey } from '@radiolink/domain/settings';
import { memo, use, createContext, type ReactNode, useState } from 'react';
import { Card, Button } from '../components/index.ts';
import { useText } from '../i18n/use-text.ts';
import { freshEntry, lastIndex, nextIndex, numbersOf, storedSettings } from './entries.ts';
import { EntryFrame, type EntryListProps, type EntryProps } from './entry-frame.tsx';
import entryListStyles from './entry-list.module.css';
import { GroupContext, GroupMark } from './changed-mark.tsx';
import { SettingField } from './setting-field.tsx';
import type { OwnFields, SettingsPanel } from './settings-layout.ts';
import { useReadOnly, useChanged, useSettingsScope } from './settings-scope.tsx';
import styles from './settings-section.module.css';
import type { ShownSection, ShownEntry } from './shown-sections.ts';
import surfaces from '../theme/surfaces.module.css';
import typography from '../theme/typography.module.css';

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
  const t = useText();
  const { title, View, folds } = panel;
  return (
    <div className={styles.section} data-section={id} data-also={folds} tabIndex={-1}>
      {folds === undefined ? (
        <Card title={t(title)}>
          <View />
        </Card>
      ) : (
        <details className={surfaces.block} data-opens="">
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

export interface SectionFrameProps {
  readonly shown: ShownSection;
  readonly children: ReactNode;
}

function SectionCard({ shown, children }: SectionFrameProps) {
  const t = useText();
  const { section } = shown;
  return (
    <Card title={t(section.title)} aside={<GroupMark section={section} />}>
      {children}
    </Card>
  );
}

/** What encloses the fields of a section: a card, or what the page brings. */
export const SectionFrameContext = createContext(
  (props: SectionFrameProps): ReactNode => <SectionCard {...props} />,
);

/** Entries of a list in the configuration: read and edited. User-defined entries are also added, removed and moved. */
function EntryList({ shown: { place, at, entries }, own }: EntryListProps) {
  const t = useText();
  const changed = useChanged();
  const readOnly = useReadOnly();
  const renderTable = use(EntryTableContext);
  const [said, setSaid] = useState('');
  const [added, setAdded] = useState<number>();
  const { entry: heading, made, columns, title } = place.words;
  const path = fillKey(place.path, at);
  const numbers = useSettingsScope(({ context }) => numbersOf(place, at, context.values));
  const hasPlace = (index: number): boolean => storedSettings(place, [...at, index]).length > 0;
  const last = lastIndex(numbers);
  const number = made?.ordered === true && hasPlace(last) ? last : nextIndex(numbers);
  const add = (): void => {
    changed(({ context: { values } }) => {
      const entry = `${path}.${number}`;
      const fresh = [
        ...freshEntry(place, [...at, number], values),
        ...Object.entries(made?.freshBy?.(values) ?? {}).map(
          ([end, value]) => [`${entry}.${end}`, value] as const,
        ),
      ];
      // A device that takes single settings only has no switch of its own for each list.
      return new Map(fresh.filter(([key]) => place.keys?.has(key) ?? true));
    });
    setSaid(t('{name} is added.', { name: t(heading, { number, name: number }) }));
    setAdded(number);
  };
  const canAdd = made?.add !== undefined && hasPlace(number) && !readOnly;
  const list = { place, numbers, own, onMoved: setSaid, List: EntryList };
  const isTable = renderTable !== null && columns !== undefined;
  const adding = canAdd && made?.add !== undefined && (
    <div className={entryListStyles.add}>
      <Button data-add={path} onClick={add}>
        {t(made.add)}
      </Button>
      <output className={typography.note}>{said}</output>
    </div>
  );
  return (
    <div
      className={entryListStyles.list}
      data-heads={isTable && at.length === 0 && title === undefined ? '' : undefined}
    >
      {title === undefined ? (
        isTable && adding
      ) : (
        <div className={entryListStyles.head}>
          <h3 className={typography.strong}>{t(title)}</h3>
          {adding}
        </div>
      )}
      {made !== undefined && numbers.length === 0 && <p className={typography.muted}>{t(made.empty)}</p>}
      {isTable
        ? renderTable({ ...list, entries, added, onAdd: canAdd ? add : undefined })
        : entries.map(entry => (
            <EntryFrame
              key={entry.indexes.at(-1)}
              {...list}
              shown={entry}
              isNew={entry.indexes.at(-1) === added}
            />
          ))}
      {!isTable && title === undefined && adding}
    </div>
  );
}

export interface EntryTableProps extends Omit<EntryProps, 'shown' | 'isNew'> {
  readonly entries: readonly ShownEntry[];
  /** Number of the entry that was just added. */
  readonly added: number | undefined;
  /** Adds an entry; undefined where none can be added. */
  readonly onAdd: (() => void) | undefined;
}

/** Draws lists with columns. A page that has such lists brings it: on the others every entry is a frame. */
export const EntryTableContext = createContext<((props: EntryTableProps) => ReactNode) | null>(null);
