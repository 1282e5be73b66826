import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import { isOfferedCountry, regulatoryCountries } from '@radiolink/domain/radio';
import type { Choice } from '@radiolink/domain/settings';
import { useUnit } from 'effector-react';
import { visibleLine } from '../../components/visible-text.ts';
import { type Text, useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import type { ChoiceSources } from '../../settings/settings-scope.tsx';
import type { WirelessFacts } from './wireless-facts.ts';

/** Every antenna of the radio by its id. */
const antennasOf = ({ radio }: WirelessFacts, t: Text): readonly Choice[] => [
  ...(radio?.antennas ?? []).map(({ id, name }) => ({ value: String(id), label: visibleLine(name) })),
  { value: '0', label: t('Custom antenna') },
];

/** Lists from the running device: its countries, by its own names if reported, and antennas. */
export function useWirelessSources(facts: WirelessFacts): ChoiceSources {
  const t = useText();
  const reported = useUnit(useModel(WirelessModel).$countries);
  const offered =
    reported.length > 0
      ? reported.map(({ code, name }) => ({ value: String(code), label: visibleLine(name) }))
      : regulatoryCountries()
          .filter(({ countryCode }) => isOfferedCountry(countryCode))
          .map(({ countryCode, name }) => ({ value: String(countryCode), label: name }));
  return { countries: offered, antennas: antennasOf(facts, t) };
}
