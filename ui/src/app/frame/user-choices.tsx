import { PreferencesModel } from '@radiolink/application/preferences/preferences.model';
import { SessionModel } from '@radiolink/application/session/session.model';
import { StartModel } from '@radiolink/application/start/start.model';
import { failureText } from '@radiolink/domain/errors';
import { controllerLink } from '@radiolink/domain/session';
import type { MeasurementSystem } from '@radiolink/domain/units';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { classNames, ForeignText } from '../../components/index.ts';
import { SelectField } from '../../components/select-field.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../models/models.ts';
import { PasswordButton } from '../../pages/account/password-button.tsx';
import { THEME_CHOICES, type ThemeChoice } from '../../theme/theme-choice.ts';
import { useThemeChoice } from '../../theme/use-theme-choice.ts';
import styles from './header-menu.module.css';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

/** The content of the user menu above its logout: who is at the page, and how it is shown to them. */
export function UserChoices() {
  return (
    <>
      <Account />
      <LanguageField />
      <UnitsField />
      <ThemeField />
    </>
  );
}

/** The user, the role, and the account behind a single sign-on. §3.current-user, §5.controller-links. */
function Account() {
  const t = useText();
  const session = useModel(SessionModel);
  const start = useModel(StartModel);
  const [user, reported] = useUnit([session.$user, start.user.$data]);
  const account = reported?.sso === true ? controllerLink(reported.accountUrl) : undefined;
  return (
    <div className={styles.user}>
      <Avatar address={reported?.sso === true ? controllerLink(reported.avatar) : undefined} />
      <div className={classNames(layout.pair, layout.slim)}>
        <strong className={typography.anywhere}>
          <ForeignText>{user.username}</ForeignText>
        </strong>
        <span className={typography.note}>{user.readOnly ? t('Read-only user') : t('Full user')}</span>
        {reported?.sso === true && (
          <span className={typography.note}>{t('Logged in by single sign-on')}</span>
        )}
        {account !== undefined && (
          <a href={account} target="_blank" rel="noopener noreferrer">
            {t('Open the account')}
          </a>
        )}
        {reported?.sso === false && (
          <PasswordButton account="own" username={user.username}>
            {t('Change password')}
          </PasswordButton>
        )}
      </div>
    </div>
  );
}

/** The picture of the account; nothing where there is none, or it does not come. */
function Avatar({ address }: { readonly address: string | undefined }) {
  const [missing, setMissing] = useState<string>();
  if (address === undefined || address === missing) return null;
  return (
    <img
      className={styles.avatar}
      src={address}
      alt=""
      width={40}
      height={40}
      referrerPolicy="no-referrer"
      onError={() => setMissing(address)}
    />
  );
}

/** Language of the page, from the languages of the device. The page does not reload. */
function LanguageField() {
  const t = useText();
  const [list, loading, failure, choose] = useUnitsOf(
    PreferencesModel,
    '$languages',
    '$languageLoading',
    '$languageFailure',
    'languageChosen',
  );
  return (
    <SelectField
      label={t('Language')}
      disabled={list === null || loading}
      help={loading ? t('Please wait') : undefined}
      danger={failure === null ? undefined : t(failureText(failure))}
      value={list?.current ?? ''}
      onChange={event => choose(event.target.value)}
    >
      {list === null && <option value="">{t('Please wait')}</option>}
      {list?.languages.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
      {list !== null && !list.languages.some(({ code }) => code === list.current) && (
        <option value={list.current}>{list.current}</option>
      )}
    </SelectField>
  );
}

const UNIT_LABELS: Readonly<Record<MeasurementSystem, string>> = { metric: 'Metric', imperial: 'Imperial' };
const SYSTEMS: readonly MeasurementSystem[] = ['metric', 'imperial'];

/** Metres or feet. §9.units. */
function UnitsField() {
  const [chosen, choose] = useUnitsOf(PreferencesModel, '$measurement', 'measurementChosen');
  const field = { legend: 'Units', name: 'units', labels: UNIT_LABELS, options: SYSTEMS };
  return <RadioField {...field} chosen={chosen} onChoose={choose} />;
}

const THEME_LABELS: Readonly<Record<ThemeChoice, string>> = {
  auto: 'Auto',
  light: 'Light',
  dark: 'Dark',
  sun: 'High contrast',
};

/** Which look the page has. */
function ThemeField() {
  const [chosen, choose] = useThemeChoice();
  const field = { legend: 'Theme', name: 'theme', labels: THEME_LABELS, options: THEME_CHOICES };
  return <RadioField {...field} chosen={chosen} onChoose={choose} />;
}

interface RadioFieldProps<Option extends string> {
  /** English sentence key. */
  readonly legend: string;
  readonly name: string;
  /** English sentence keys. */
  readonly labels: Readonly<Record<Option, string>>;
  readonly options: readonly Option[];
  readonly chosen: Option;
  readonly onChoose: (option: Option) => void;
}

/** One of a few, all in sight. */
function RadioField<Option extends string>(props: RadioFieldProps<Option>) {
  const { legend, name, labels, options, chosen, onChoose } = props;
  const t = useText();
  return (
    <fieldset className={styles.choices}>
      <legend>{t(legend)}</legend>
      {options.map(option => (
        <label key={option} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          {t(labels[option])}
        </label>
      ))}
    </fieldset>
  );
}
