import type { SurveyRequest } from '@radiolink/application/site-survey/survey-run';
import { useText } from '../../i18n/use-text.ts';
import { ToolChoice } from '../../tools/check-place.tsx';

/** Pauses between two scans that are offered, s; 0 scans once. */
const EVERY_SECONDS = [0, 30, 60, 300];
export const USUAL_EVERY_SECONDS = 0;
/** Keeping times that are offered, s. */
const MAX_AGE_SECONDS = [60, 300, 900, 3600];
export const USUAL_MAX_AGE_SECONDS = 900;

const SECONDS_PER_MINUTE = 60;

export interface SurveyFieldsProps {
  readonly interfaces: readonly string[];
  readonly value: SurveyRequest;
  readonly disabled: boolean;
  readonly onChange: (value: SurveyRequest) => void;
}

/** Which radio scans, how often, and for how long a network stays listed. */
export function SurveyFields({ interfaces, value, disabled, onChange }: SurveyFieldsProps) {
  const t = useText();
  return (
    <>
      <ToolChoice
        label={t('Interface')}
        value={value.interfaceName}
        disabled={disabled}
        of={interfaces}
        words={name => name}
        onChoose={interfaceName => onChange({ ...value, interfaceName })}
      />
      <ToolChoice
        label={t('Scan')}
        value={value.everySeconds}
        disabled={disabled}
        of={EVERY_SECONDS}
        words={seconds => (seconds === 0 ? t('Once') : t('Every {seconds} s', { seconds }))}
        onChoose={everySeconds => onChange({ ...value, everySeconds })}
      />
      <ToolChoice
        label={t('Keep networks for')}
        value={value.maxAgeSeconds}
        disabled={disabled}
        of={MAX_AGE_SECONDS}
        words={seconds => t('{minutes} min', { minutes: seconds / SECONDS_PER_MINUTE })}
        onChoose={maxAgeSeconds => onChange({ ...value, maxAgeSeconds })}
      />
    </>
  );
}
