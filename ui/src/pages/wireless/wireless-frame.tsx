'use no memo';

import { SettingsContextModel } from '@radiolink/application/configuration/change-models';
import { StartModel } from '@radiolink/application/start/start.model';
import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import { isOfferedCountry, regulatoryCountries } from '@radiolink/domain/radio';
import type { Choice } from '@radiolink/domain/settings';
import { useEffect, type ReactNode } from 'react';
import { visibleLine } from '../../components/index.ts';
import { useText, type Text } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { type ChoiceSources, ChoiceSourcesProvider, useSettingsScope } from '../../settings/index.ts';
import { wirelessFacts, WirelessFactsProvider, type WirelessFacts } from './wireless-facts.ts';

/** Every antenna of the radio by its id. */
const antennasOf = ({ radio }: WirelessFacts, t: Text): readonly Choice[] => [
  ...(radio?.antennas ?? []).map(({ id, name }) => ({ value: String(id), label: visibleLine(name) })),
  { value: '0', label: t('Custom antenna') },
];

/** Lists from the running device: its countries, by its own names if reported, and antennas. */
function useWirelessSources(facts: WirelessFacts): ChoiceSources {
  const t = useText();
  const reported = useUnitsOf(WirelessModel, '$countries');
  const offered =
    reported.length > 0
      ? reported.map(({ code, name }) => ({ value: String(code), label: visibleLine(name) }))
      : regulatoryCountries()
          .filter(({ countryCode }) => isOfferedCountry(countryCode))
          .map(({ countryCode, name }) => ({ value: String(countryCode), label: name }));
  return { countries: offered, antennas: antennasOf(facts, t) };
}

const COUNTRY = 'radio.countrycode';

/** Gives the wireless page what is known of the radio beside its configuration, and the lists of the device. */
export function WirelessFrame({ children }: { readonly children: ReactNode }) {
  const [shown, regulation] = useUnitsOf(WirelessModel, 'shown', '$regulation');
  const [board, device] = useUnitsOf(StartModel, '$board', '$deviceModel');
  const channels = useUnitsOf(SettingsContextModel, '$channels');
  const countryCode = useSettingsScope(({ context }) => Number(context.values.get(COUNTRY) ?? '') || 0);
  useEffect(() => shown(), [shown]);

  const facts = wirelessFacts(board, device, { regulation, channels, countryCode });
  const sources = useWirelessSources(facts);
  return (
    <WirelessFactsProvider value={facts}>
      <ChoiceSourcesProvider value={sources}>{children}</ChoiceSourcesProvider>
    </WirelessFactsProvider>
  );
}
