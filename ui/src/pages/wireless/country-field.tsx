import { WirelessModel } from '@radiolink/application/wireless/wireless.model';
import { failureText } from '@radiolink/domain/errors';
import { isLicensedCountryName, mayChangeCountry, isUniiLocked } from '@radiolink/domain/radio';
import { unitsOfCodePoints } from '@radiolink/domain/text';
import { useState } from 'react';
import { StateBadge, Banner, Button, TextField } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import {
  ChoiceControl,
  type PlacedSetting,
  useChoiceSources,
  useSettingField,
  useSettingsScope,
  useReadOnly,
} from '../../settings/index.ts';
import { LegalLink, useDeviceLanguage } from '../legal/legal-dialog.tsx';
import styles from './power.module.css';
import { useWirelessFacts } from './wireless-facts.ts';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

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

/** Unlocks the lower 5 GHz bands of the United States, Canada and Puerto Rico by a key. §5. */
export function UniiUnlock() {
  const t = useText();
  const [unii, enter] = useUnitsOf(WirelessModel, '$unii', 'uniiKeyEntered');
  const readOnly = useReadOnly();
  const { board, countryCode } = useWirelessFacts();
  const [name, setName] = useState('');
  const [key, setKey] = useState('');
  const { fccUniiSwitchable: switchable, fccUniiActivated: activated } = board.features;
  if (unii.unlocked) return <Banner tone="good">{t('5150 to 5725 MHz is unlocked.')}</Banner>;
  if (!isUniiLocked(countryCode, { switchable, activated })) return null;
  return (
    <div className={styles.unii}>
      <h3 className={styles.title}>{t('Channels from 5150 to 5725 MHz are locked')}</h3>
      <p className={typography.muted}>
        {readOnly
          ? t('In this country these channels require a UNII key. A full user can enter it.')
          : t(
              'In this country these channels require a UNII key, issued by the manufacturer to the owner of the device.',
            )}
      </p>
      {!readOnly && (
        <div className={layout.wideBar}>
          <TextField
            label={t('Name of the owner')}
            autoComplete="off"
            maxLength={unitsOfCodePoints(64)}
            value={name}
            onChange={event => setName(event.target.value)}
          />
          <TextField
            label={t('UNII key')}
            autoComplete="off"
            spellCheck={false}
            maxLength={unitsOfCodePoints(64)}
            value={key}
            onChange={event => setKey(event.target.value)}
            danger={unii.failure && failureText(unii.failure)}
          />
          <Button disabled={unii.asking || key.trim() === ''} onClick={() => enter({ name, key })}>
            {unii.asking ? t('Please wait') : t('Unlock')}
          </Button>
        </div>
      )}
    </div>
  );
}
