import type { SurveyRequest } from '@radiolink/application/site-survey/survey-run';
import { SelectField } from '../../components/select-field.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ChoicePlace } from '../../tools/check-place.tsx';

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
      <ChoicePlace>
        <SelectField
          label={t('Interface')}
          value={value.interfaceName}
          disabled={disabled}
          onChange={event => onChange({ ...value, interfaceName: event.target.value })}
        >
          {interfaces.map(name => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      </ChoicePlace>
      <ChoicePlace>
        <SelectField
          label={t('Scan')}
          value={value.everySeconds}
          disabled={disabled}
          onChange={event => onChange({ ...value, everySeconds: Number(event.target.value) })}
        >
          {EVERY_SECONDS.map(each => (
            <option key={each} value={each}>
              {each === 0 ? t('Once') : t('Every {seconds} s', { seconds: each })}
            </option>
          ))}
        </SelectField>
      </ChoicePlace>
      <ChoicePlace>
        <SelectField
          label={t('Keep networks for')}
          value={value.maxAgeSeconds}
          disabled={disabled}
          onChange={event => onChange({ ...value, maxAgeSeconds: Number(event.target.value) })}
        >
          {MAX_AGE_SECONDS.map(each => (
            <option key={each} value={each}>
              {t('{minutes} min', { minutes: each / SECONDS_PER_MINUTE })}
            </option>
          ))}
        </SelectField>
      </ChoicePlace>
    </>
  );
}
