import { SegmentedChoice } from '../components/segmented-choice.tsx';
import { useText } from '../i18n/use-text.ts';

const LABELS: Readonly<Record<SettingsView, string>> = { basic: 'Basic', advanced: 'Advanced' };

export interface ViewSwitchProps {
  readonly view: SettingsView;
  readonly onChange: (view: SettingsView) => void;
}

/** Chooses between the settings that everybody needs and all of them. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const t = useText();
  return (
    <SegmentedChoice
      legend={t('View')}
      name="settings-view"
      options={SETTINGS_VIEWS}
      words={each => t(LABELS[each])}
      value={view}
      onChange={onChange}
    />
  );
}

/** Everybody's settings, or the specialist's too. */
const SETTINGS_VIEWS = ['basic', 'advanced'] as const;
export type SettingsView = (typeof SETTINGS_VIEWS)[number];

const KEY = 'radiolink.settings-view';

/** The view that was chosen last in this browser; basic at first, and where nothing is kept. */
export function readSettingsView(storage: () => Pick<Storage, 'getItem'>): SettingsView {
  try {
    return storage().getItem(KEY) === 'advanced' ? 'advanced' : 'basic';
  } catch {
    return 'basic';
  }
}

export function storeSettingsView(view: SettingsView, storage: () => Pick<Storage, 'setItem'>): void {
  try {
    storage().setItem(KEY, view);
  } catch {
    // Without storage the choice holds until the page is left.
  }
}
