import type { HTMLAttributes } from 'react';

/**
 * The list of a combobox after the ARIA pattern. The focus stays in the field, so neither `select` nor
 * `datalist` works, and the field handles the keys of the list.
 */
export function listboxRole(id: string, label: string): HTMLAttributes<HTMLElement> {
  return { id, role: 'listbox', 'aria-label': label };
}

/** Options under one heading. */
export function optionGroupRole(heading: string): HTMLAttributes<HTMLElement> {
  return { role: 'group', 'aria-labelledby': heading };
}

/** One option; a press chooses it and leaves the focus where it is. */
export function optionRole(id: string, selected: boolean, onChoose: () => void): HTMLAttributes<HTMLElement> {
  return {
    id,
    role: 'option',
    'aria-selected': selected,
    tabIndex: -1,
    onMouseDown: event => event.preventDefault(),
    onClick: onChoose,
  };
}
