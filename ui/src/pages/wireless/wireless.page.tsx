import { ChangeModels, EditingModel } from '@radiolink/application/configuration';
import { StartModel } from '@radiolink/application/start';
import { WirelessModel } from '@radiolink/application/wireless';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { Skeleton, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import {
  carriedSections,
  ChoiceSourcesProvider,
  SettingsView,
  useSettingsScope,
} from '../../settings/index.ts';
import { OWN_FIELDS } from './own-fields.ts';
import { WIRELESS_SECTIONS } from './sections.ts';
import { useWirelessSources } from './use-wireless-sources.ts';
import { wirelessFacts, WirelessFactsProvider } from './wireless-facts.ts';
import styles from './wireless.module.css';

const COUNTRY = 'radio.countrycode';

/** Everything about the radio link that can be set, in the words of those who build it. */
export function WirelessPage() {
  const editing = useModel(EditingModel);
  const loaded = useStoreMap(editing.$state, state => state !== null);
  return loaded ? <Loaded /> : <Waiting />;
}

function Loaded() {
  const t = useText();
  const editing = useModel(EditingModel);
  const start = useModel(StartModel);
  const wireless = useModel(WirelessModel);
  const { settings } = useModel(ChangeModels);
  const [carried, shown] = useUnit([editing.$carried, wireless.shown]);
  const [board, device] = useUnit([start.$board, start.$deviceModel]);
  const [regulation, channels] = useUnit([wireless.$regulation, settings.$channels]);
  const countryCode = useSettingsScope(({ context }) => Number(context.values.get(COUNTRY) ?? '') || 0);
  useEffect(() => shown(), [shown]);

  const facts = useMemo(
    () => wirelessFacts(board, device, { regulation, channels, countryCode }),
    [board, device, regulation, channels, countryCode],
  );
  const sources = useWirelessSources(facts);
  const sections = useMemo(() => carriedSections(WIRELESS_SECTIONS, carried), [carried]);
  return (
    <WirelessFactsProvider value={facts}>
      <ChoiceSourcesProvider value={sources}>
        <SettingsView title={t('Wireless')} sections={sections} own={OWN_FIELDS} />
      </ChoiceSourcesProvider>
    </WirelessFactsProvider>
  );
}

/** Holds the place of the page until the configuration was read. */
function Waiting() {
  const t = useText();
  return (
    <div className={styles.waiting}>
      <h1 className={styles.title}>{t('Wireless')}</h1>
      <VisuallyHidden>
        <output>{t('Loading the configuration…')}</output>
      </VisuallyHidden>
      <Skeleton height="220px" />
      <Skeleton height="320px" />
    </div>
  );
}
