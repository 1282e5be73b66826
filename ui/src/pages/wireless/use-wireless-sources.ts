import { WirelessModel } from '@radiolink/application/wireless';
import { isOfferedCountry, regulatoryCountries } from '@radiolink/domain/radio';
import type { Choice } from '@radiolink/domain/settings';
import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import { useModel } from '../../models/index.ts';
import type { ChoiceSources } from '../../settings/index.ts';
import type { WirelessFacts } from './wireless-facts.ts';

/** Every antenna of the radio by its id. */
const antennasOf = ({ radio }: WirelessFacts): readonly Choice[] => [
  ...(radio?.antennas ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  { value: '0', label: 'Custom antenna' },
];

/** Lists from the running device: its countries, by its own names if reported, and antennas. */
export function useWirelessSources(facts: WirelessFacts): ChoiceSources {
  const told = useUnit(useModel(WirelessModel).$countries);
  return useMemo(() => {
    const offered =
      told.length > 0
        ? told.map(({ code, name }) => ({ value: String(code), label: name }))
        : regulatoryCountries()
            .filter(({ countryCode }) => isOfferedCountry(countryCode))
            .map(({ countryCode, name }) => ({ value: String(countryCode), label: name }));
    return { countries: offered, antennas: antennasOf(facts) };
  }, [told, facts]);
}
