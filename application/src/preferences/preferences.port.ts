import { type Token, token } from '../wiring/token.ts';

/** The user's preferences in this browser, for all devices; the rain climate is of one, by its MAC. */
export type PreferenceName = 'measurement-system' | 'shortcuts' | `rain-climate.${string}`;

/** Keeps preferences; where the browser keeps nothing they last as long as the page. */
export interface PreferencesPort {
  read(name: PreferenceName): string | undefined;
  save(name: PreferenceName, value: string): void;
}
export const PreferencesPort: Token<PreferencesPort> = token<PreferencesPort>('preferences/PreferencesPort');
