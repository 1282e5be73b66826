import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

const PAGE = 10;

/** Where each key leads from a row. */
const MOVES: Readonly<Record<string, (position: number, last: number) => number>> = {
  ArrowDown: position => position + 1,
  ArrowUp: position => position - 1,
  PageDown: position => position + PAGE,
  PageUp: position => position - PAGE,
  Home: () => 0,
  End: (_, last) => last,
};

/** The row that Tab leads to; the arrow keys lead from it to the others. */
export interface ActiveRow {
  readonly position: number;
  readonly activate: (key: string) => void;
}

/** One place in the order of Tab for all rows of a list. */
export function useActiveRow(keys: readonly string[]): ActiveRow {
  const [key, activate] = useState('');
  return { position: Math.max(0, keys.indexOf(key)), activate };
}

/** The key of the row that contains an element. */
export function rowKeyOf(target: EventTarget | null): string | undefined {
  const row = target instanceof Element ? target.closest('[data-key]') : null;
  return row?.getAttribute('data-key') ?? undefined;
}

/** Puts the focus on a row that is drawn. */
export function focusRow(box: HTMLElement | null, key: string): boolean {
  const button = box?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"] button`);
  button?.focus({ preventScroll: true });
  return button != null;
}

/** Moves the focus by the arrow keys. It goes with its row, and to the next one when the row's station leaves. */
export function useRovingRow(
  keys: readonly string[],
  { position: active, activate }: ActiveRow,
  box: RefObject<HTMLElement | null>,
  scrollTo: (position: number) => void,
): void {
  const focused = useRef<{ key: string; position: number } | null>(null);
  const wanted = useRef<string | null>(null);

  const moveTo = (position: number): void => {
    const reached = Math.min(keys.length - 1, Math.max(0, position));
    const key = keys[reached];
    if (key === undefined) return;
    scrollTo(reached);
    activate(key);
    wanted.current = focusRow(box.current, key) ? null : key;
  };

  // The rows that were drawn now may be those that the focus waits for, or lack the one that had it.
  const followRows = useEffectEvent((): void => {
    if (wanted.current !== null && focusRow(box.current, wanted.current)) wanted.current = null;
    if (focused.current === null) return;
    const position = keys.indexOf(focused.current.key);
    if (position >= 0) focused.current.position = position;
    else if (document.activeElement === document.body) moveTo(focused.current.position);
    else focused.current = null;
  });
  useEffect(() => followRows());

  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const move = MOVES[event.key];
    const inRow = rowKeyOf(event.target) !== undefined;
    if (move === undefined || !inRow || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveTo(move(active, keys.length - 1));
  });
  const entered = useEffectEvent(({ target }: FocusEvent): void => {
    const key = rowKeyOf(target);
    focused.current = key === undefined ? null : { key, position: keys.indexOf(key) };
    if (key !== undefined) activate(key);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    box.current?.addEventListener('keydown', event => pressed(event), { signal });
    box.current?.addEventListener('focusin', event => entered(event), { signal });
    box.current?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        // A row that is taken away loses the focus to nothing; then the next one is to have it.
        if (relatedTarget !== null) focused.current = null;
      },
      { signal },
    );
    return () => listening.abort();
  }, [box]);
}
