import { useId, type HTMLAttributes } from 'react';
import { classNames } from '../components/index.ts';
import { useText } from '../i18n/use-text.ts';
import { Keys } from '../shortcuts/keys.tsx';
import type { FoundEntry, FoundGroup } from './found-entries.ts';
import styles from './palette.module.css';

export interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly FoundGroup[];
  readonly current: FoundEntry | undefined;
  readonly onChoose: (entry: FoundEntry) => void;
}

/**
 * Results under their headings. The focus stays in the field, which references the entry that Enter selects.
 */
export function PaletteList({ id, groups, current, onChoose }: PaletteListProps) {
  const t = useText();
  return (
    <div {...listboxRole(id, t('Results'))} className={styles.list}>
      {groups.map(group => (
        <Group key={group.id} group={group} current={current} onChoose={onChoose} />
      ))}
    </div>
  );
}

interface GroupProps extends Pick<PaletteListProps, 'current' | 'onChoose'> {
  readonly group: FoundGroup;
}

function Group({ group, current, onChoose }: GroupProps) {
  const t = useText();
  const heading = useId();
  return (
    <div {...optionGroupRole(heading)}>
      <div id={heading} role="presentation" className={styles.heading}>
        {t(group.heading)}
      </div>
      {group.entries.map(entry => (
        <div
          key={entry.optionId}
          {...optionRole(entry.optionId, entry.optionId === current?.optionId, () => onChoose(entry))}
          className={classNames(styles.option, entry.optionId === current?.optionId && styles.current)}
        >
          <span className="slim">{entry.label}</span>
          {entry.detail !== undefined && <span className="cut note slim">{entry.detail}</span>}
          {entry.keys !== undefined && entry.keys.length > 0 && (
            <span className={styles.keys}>
              <Keys of={entry.keys} />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

/**
 * The list of a combobox after the ARIA pattern. The focus stays in the field, so neither `select` nor
 * `datalist` works, and the field handles the keys of the list.
 */
function listboxRole(id: string, label: string): HTMLAttributes<HTMLElement> {
  return { id, role: 'listbox', 'aria-label': label };
}

/** Options under one heading. */
function optionGroupRole(heading: string): HTMLAttributes<HTMLElement> {
  return { role: 'group', 'aria-labelledby': heading };
}

/** One option; a press chooses it and leaves the focus where it is. */
function optionRole(id: string, selected: boolean, onChoose: () => void): HTMLAttributes<HTMLElement> {
  return {
    id,
    role: 'option',
    'aria-selected': selected,
    tabIndex: -1,
    onMouseDown: event => event.preventDefault(),
    onClick: onChoose,
  };
}
