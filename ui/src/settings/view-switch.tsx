import { SegmentedChoice } from '../components/segmented-choice.tsx';
import { useText } from '../i18n/use-text.ts';
import { SETTINGS_VIEWS, type SettingsView } from './view-choice.ts';

const LABELS: Readonly<Record<SettingsView, string>> = { basic: 'Basic', advanced: 'Advanced' };

export interface ViewSwitchProps {
  readonly view: SettingsView;
  readonly onChange: (view: SettingsView) => void;
}

/** Chooses between the settings that everybody needs and all of them. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  'use no memo';
  const t = useText();
  return (
    <SegmentedChoice
      legend={t('View')}
      name="settings-view"
      options={SETTINGS_VIEWS}
      labels={LABELS}
      value={view}
      onChange={onChange}
    />
  );
}
