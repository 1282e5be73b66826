import { PreferencesModel } from '@radiolink/application/preferences/preferences.model';
import { SessionModel } from '@radiolink/application/session/session.model';
import { useAction } from '../commands/use-action.ts';
import { useUnitsOf } from '../models/models.ts';
import { THEME_CHOICES } from '../theme/theme-choice.ts';
import { useThemeChoice } from '../theme/use-theme-choice.ts';

/** The actions that every page has. */
export function useFrameActions(openHelp: () => void): void {
  const [logout, loggingOut] = useUnitsOf(SessionModel, 'logoutRequested', '$loggingOut');
  const [measurement, chooseMeasurement] = useUnitsOf(PreferencesModel, '$measurement', 'measurementChosen');
  const [theme, chooseTheme] = useThemeChoice();
  useAction('help', openHelp);
  useAction('log-out', () => logout(), !loggingOut);
  useAction('change-units', () => chooseMeasurement(measurement === 'metric' ? 'imperial' : 'metric'));
  useAction('change-theme', () => {
    const next = (THEME_CHOICES.indexOf(theme) + 1) % THEME_CHOICES.length;
    chooseTheme(THEME_CHOICES[next] ?? 'auto');
  });
}
