import { useSyncExternalStore } from 'react';
import { applyThemeChoice, readThemeChoice, type ThemeChoice } from './theme-choice.ts';

const storage = () => window.localStorage;
const listeners = new Set<() => void>();
/** Known here as well, for a browser that keeps nothing. */
let chosen: ThemeChoice | undefined;

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

function choose(choice: ThemeChoice): void {
  chosen = choice;
  applyThemeChoice(choice, document.documentElement, storage);
  for (const changed of listeners) changed();
}

const current = (): ThemeChoice => (chosen ??= readThemeChoice(storage));

/** The look of the page, and how to choose another. */
export function useThemeChoice(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  return [useSyncExternalStore(subscribe, current), choose];
}
