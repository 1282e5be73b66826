import { WirelessModel } from '@radiolink/application/wireless';
import { StartModel } from '@radiolink/application/start';
import { SessionModel } from '@radiolink/application/session';
import { EditingModel } from '@radiolink/application/configuration';
import { settingsBoardOf } from '@radiolink/domain/device';
import { accompanyingEdits, mayBeWide, settingsContext } from '@radiolink/domain/settings';
import { useStoreMap, useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { Skeleton, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import {
  carriedSections,
  type SettingsScope,
  SettingsScopeProvider,
  SettingsView,
} from '../../settings/index.ts';
import { OWN_FIELDS } from './own-fields.ts';
import { WIRELESS_SECTIONS } from './sections.ts';
import { useWirelessSources } from './use-wireless-sources.ts';
import { wirelessFacts, WirelessFactsProvider } from './wireless-facts.ts';
import styles from './wireless.module.css';

/** Everything about the radio link that can be set, in the words of those who build it. */
export function WirelessPage() {
  const editing = useModel(EditingModel);
  const loaded = useStoreMap(editing.$state, state => state !== null);
  return loaded ? <Loaded /> : <Waiting />;
}

function Loaded() {
  const t = useText();
  const editing = useModel(EditingModel);
  const session = useModel(SessionModel);
  const start = useModel(StartModel);
  const wireless = useModel(WirelessModel);
  const [values, original, carried, edit, shown] = useUnit([
    editing.$values,
    editing.$saved,
    editing.$carried,
    editing.edited,
    wireless.shown,
  ]);
  const [{ readOnly }, board, device] = useUnit([session.$user, start.$board, start.$deviceModel]);
  const regulation = useUnit(wireless.$regulation);
  useEffect(() => shown(), [shown]);

  const countryCode = Number(values.get('radio.countrycode') ?? '') || 0;
  const facts = useMemo(
    () => wirelessFacts(board, device, regulation, countryCode),
    [board, device, regulation, countryCode],
  );
  const context = useMemo(
    () =>
      settingsContext(values, settingsBoardOf(board), {
        ...(facts.channels && { channels: facts.channels }),
        allowAbove40: mayBeWide(values),
      }),
    [values, board, facts],
  );
  const sources = useWirelessSources(facts);
  const scope = useMemo(
    (): SettingsScope => ({ original, context, readOnly, edit, sources, also: accompanyingEdits }),
    [original, context, readOnly, edit, sources],
  );
  const sections = useMemo(() => carriedSections(WIRELESS_SECTIONS, carried), [carried]);
  return (
    <WirelessFactsProvider value={facts}>
      <SettingsScopeProvider value={scope}>
        <SettingsView title={t('Wireless')} sections={sections} own={OWN_FIELDS} />
      </SettingsScopeProvider>
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
        <output>{t('The configuration is on its way.')}</output>
      </VisuallyHidden>
      <Skeleton height="220px" />
      <Skeleton height="320px" />
    </div>
  );
}
