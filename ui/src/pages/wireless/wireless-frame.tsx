import { ChangeModels } from '@radiolink/application/configuration/change-models';
import { StartModel } from '@radiolink/application/start/start.model';
import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import { useModel } from '../../models/models.ts';
import { ChoiceSourcesProvider, useSettingsScope } from '../../settings/settings-scope.tsx';
import { useWirelessSources } from './use-wireless-sources.ts';
import { wirelessFacts, WirelessFactsProvider } from './wireless-facts.ts';

const COUNTRY = 'radio.countrycode';

/** Gives the wireless page what is known of the radio beside its configuration, and the lists of the device. */
export function WirelessFrame({ children }: { readonly children: ReactNode }) {
  const start = useModel(StartModel);
  const wireless = useModel(WirelessModel);
  const { settings } = useModel(ChangeModels);
  const shown = useUnit(wireless.shown);
  const [board, device] = useUnit([start.$board, start.$deviceModel]);
  const [regulation, channels] = useUnit([wireless.$regulation, settings.$channels]);
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
