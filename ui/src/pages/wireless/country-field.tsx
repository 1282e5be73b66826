'use no memo';

import { isLicensedCountryName, mayChangeCountry } from '@radiolink/domain/radio';
import { StateBadge } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { LegalLink } from '../legal/legal-link.tsx';
import { useDeviceLanguage } from '../legal/use-device-language.ts';
import {
  ChoiceControl,
  type PlacedSetting,
  useChoiceSources,
  useSettingField,
  useSettingsScope,
} from '../../settings/index.ts';
import { useWirelessFacts } from './wireless-facts.ts';

/** The country: locked where the law or the board holds it, with what a licensed choice means. §2. */
export function CountryField({ placed }: { readonly placed: PlacedSetting }) {
  const t = useText();
  const language = useDeviceLanguage();
  const field = useSettingField(placed);
  const { countries: choices = [] } = useChoiceSources();
  const inForce = useSettingsScope(({ original }) => Number(original.get('radio.countrycode') ?? '') || 0);
  const { radio } = useWirelessFacts();
  const locked = inForce > 0 && !mayChangeCountry(inForce, radio?.countryLocked ?? false);
  const name = choices.find(({ value }) => value === field.text)?.label ?? '';
  const aside = (
    <>
      {locked && <StateBadge tone="idle">{t('The country of this device is locked.')}</StateBadge>}
      {isLicensedCountryName(name) && (
        <div>
          <StateBadge tone="warn">
            {t('Licensed operators only: allows frequencies and power levels that require a license.')}
          </StateBadge>{' '}
          <LegalLink page="licensed" language={language} />
        </div>
      )}
    </>
  );
  return <ChoiceControl placed={placed} field={field} aside={aside} choices={choices} disabled={locked} />;
}
