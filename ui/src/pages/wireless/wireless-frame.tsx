import { SettingsContextModel } from '@radiolink/application/configuration/change-models';
import { StartModel } from '@radiolink/application/start/start.model';
import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import { isOfferedCountry, regulatoryCountries } from '@radiolink/domain/radio';
import { useEffect, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { antennaChoices } from '../../components/catalogue/antenna-choices.ts';
import { visibleLine, Skeleton } from '../../components/index.ts';
import { localCountries } from '../../i18n/country-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import {
  type ChoiceSources,
  ChoiceSourcesProvider,
  EntryTableContext,
  useSettingsScope,
  type EntryTableProps,
} from '../../settings/index.ts';
import { wirelessFacts, WirelessFactsProvider, type WirelessFacts } from './wireless-facts.ts';
import { lazyView } from '../../components/lazy-view.tsx';

/** Lists from the running device: its countries, else those of the table of permissions, and antennas. */
function useWirelessSources(facts: WirelessFacts): ChoiceSources {
  const t = useText();
  const { i18n } = useTranslation();
  const reported = useUnitsOf(WirelessModel, '$countries');
  const offered =
    reported.length > 0
      ? reported
      : regulatoryCountries()
          .filter(({ countryCode }) => isOfferedCountry(countryCode))
          .map(({ countryCode, name }) => ({ code: countryCode, name }));
  const countries = localCountries(offered, i18n.language).map(({ code, name }) => ({
    value: String(code),
    label: visibleLine(name),
  }));
  return { countries, antennas: antennaChoices(facts.radio?.antennas ?? [], t) };
}

const COUNTRY = 'radio.countrycode';

/** Gives the wireless page what is known of the radio beside its configuration, the lists of the device, and rows to its own. */
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
      <ChoiceSourcesProvider value={sources}>
        <EntryTableContext value={renderEntriesLater}>{children}</EntryTableContext>
      </ChoiceSourcesProvider>
    </WirelessFactsProvider>
  );
}

const Entries = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "part-entries" */ '../../settings/entry-table/entries.tsx'))
    .Entries,
}));

/** Heights of a row and of the head of its column. */
const ROW_PX = 47;
const HEAD_PX = 20;

/** Draws the lists of a page that seldom shows one: what draws them is loaded with the first. */
const renderEntriesLater = (props: EntryTableProps) => {
  const { length } = props.entries;
  return (
    <Suspense fallback={length > 0 && <Skeleton height={`${HEAD_PX + length * ROW_PX}px`} />}>
      <Entries {...props} />
    </Suspense>
  );
};
