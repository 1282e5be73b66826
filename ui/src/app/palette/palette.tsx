import { SettingsContextModel, PermittedApply } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { StatusModel } from '@radiolink/application/status/status.model';
import Search from 'lucide-react/icons/search';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type HTMLAttributes,
} from 'react';
import type { Command } from '../../components/commands/command.ts';
import { VisuallyHidden, classNames, focusOrigin } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import type { Part } from '../../models/part.ts';
import { Keys } from '../shortcuts/keys.tsx';
import { filledSources, foundGroups, type FoundEntry, type FoundGroup } from './found-entries.ts';
import { PALETTE_SOURCES } from './palette-sources.ts';
import styles from './palette.module.css';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

interface PaletteListProps {
  readonly id: string;
  readonly groups: readonly FoundGroup[];
  readonly current: FoundEntry | undefined;
  readonly onChoose: (entry: FoundEntry) => void;
}

/**
 * Results under their headings. The focus stays in the field, which references the entry that Enter selects.
 */
function PaletteList({ id, groups, current, onChoose }: PaletteListProps) {
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
          <span className={layout.slim}>{entry.label}</span>
          {entry.detail !== undefined && (
            <span className={classNames(typography.cut, typography.note, layout.slim)}>{entry.detail}</span>
          )}
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

export interface PaletteProps {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

/** Where each key moves among so many entries, from one of them. */
const MOVES: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (from + count - 1) % count,
  PageDown: (_, count) => count - 1,
  PageUp: () => 0,
};

/** Finds pages, actions and more by a few letters, and goes there. Keyboard alone suffices; on a phone it is a sheet. */
export function Palette({ commands, onClose }: PaletteProps) {
  const t = useText();
  const list = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { context: settings, readOnly } = useUnitsOf(SettingsContextModel, '$scope');
  const carried = useUnitsOf(EditingModel, '$carried');
  const links = useUnitsOf(StatusModel, '$links');
  // As it is when it opens: a list that moves while one chooses would be worse than an old one.
  const [stations] = useState(links?.rows ?? []);
  const filled = useMemo(
    () => filledSources(PALETTE_SOURCES, { t, commands, settings, carried, stations, readOnly }),
    [t, commands, settings, carried, stations, readOnly],
  );
  const groups = useMemo(() => foundGroups(filled, typed), [filled, typed]);
  const entries = groups.flatMap(group => group.entries);
  const current = entries[Math.min(active, entries.length - 1)];

  useModal(dialog, onClose);
  useEffect(() => {
    if (current !== undefined)
      document.getElementById(current.optionId)?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const choose = (entry: FoundEntry): void => {
    onClose();
    // The dialog has to be gone first: what runs may move the focus, or open another one.
    setTimeout(() => entry.run());
  };
  const pressed = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const move = MOVES[event.key];
    if (move !== undefined && entries.length > 0) {
      event.preventDefault();
      setActive(from => move(Math.min(from, entries.length - 1), entries.length));
    }
    if (event.key === 'Enter' && current !== undefined) {
      event.preventDefault();
      choose(current);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={t('Search pages and actions')}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.line}>
          <Search size={18} aria-hidden="true" />
          <input
            className={styles.input}
            type="text"
            role="combobox"
            aria-label={t('Search pages and actions')}
            aria-expanded={entries.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={current?.optionId}
            autoComplete="off"
            spellCheck={false}
            placeholder={t('Type to search')}
            value={typed}
            onChange={event => {
              setTyped(event.target.value);
              setActive(0);
            }}
            onKeyDown={pressed}
          />
          <button type="button" className={styles.close} onClick={onClose}>
            {t('Close')}
          </button>
        </div>
        <PaletteList id={list} groups={groups} current={current} onChoose={choose} />
        {entries.length === 0 && <p className={styles.empty}>{t('No results')}</p>}
        <output>
          <VisuallyHidden>{t('{count} results', { count: entries.length })}</VisuallyHidden>
        </output>
      </div>
    </dialog>
  );
}

/** Opens a dialog over the page. A press beside it closes it, and the focus returns to where it came from. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const opened = dialog.current;
    const from = focusOrigin();
    const pressed = (event: Event): void => {
      if (event.target === opened) close.current();
    };
    opened?.showModal();
    opened?.addEventListener('click', pressed);
    return () => {
      opened?.removeEventListener('click', pressed);
      from?.focus();
    };
  }, [dialog]);
}

export const part: Part<PaletteProps> = { View: Palette, needs: [PermittedApply] };
