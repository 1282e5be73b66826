/** Options of the theme: the system's, or one of the three. */
export const THEME_CHOICES = ['auto', 'light', 'dark', 'sun'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** Where the choice is kept; a private window may refuse it, and then it lasts as long as the page. */
export interface ThemeStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const KEY = 'radiolink.theme';

/** The stored choice, or `auto`. Never throws: a browser may forbid storage. */
export function readThemeChoice(storage: () => ThemeStorage): ThemeChoice {
  try {
    const stored = storage().getItem(KEY);
    return THEME_CHOICES.find(choice => choice === stored) ?? 'auto';
  } catch {
    return 'auto';
  }
}

/** Puts the choice on the page and keeps it where the browser allows. */
export function applyThemeChoice(choice: ThemeChoice, root: HTMLElement, storage: () => ThemeStorage): void {
  if (choice === 'auto') {
    delete root.dataset['theme'];
  } else {
    root.dataset['theme'] = choice;
  }
  try {
    storage().setItem(KEY, choice);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
