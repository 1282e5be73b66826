import { yupResolver } from '@hookform/resolvers/yup';
import {
  AGREEMENT_LABEL,
  checkFirstSetup,
  type FirstSetup,
  firstSetupResults,
  isValid,
  needsLicensedFirmware,
  NO_COUNTRY,
} from '@radiolink/domain/session';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/banner.tsx';
import { Button } from '../../components/button.tsx';
import { CheckField } from '../../components/check-field.tsx';
import { ScrollArea } from '../../components/scroll-area.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { useDocumentTitle } from '../../components/use-document-title.ts';
import { useDanger } from '../../components/forms/problem-of.ts';
import { ruledForm } from '../../components/forms/rule-schema.ts';
import { localCountries } from '../../i18n/country-names.ts';
import { useText } from '../../i18n/use-text.ts';
import { LegalLink } from '../legal/legal-dialog.tsx';
import { LoginCard } from '../login/login-card.tsx';
import card from '../login/login-card.module.css';
import { useLoginPorts } from '../login/login-context.ts';
import { LoginOutcome } from '../login/login-outcome.tsx';
import { BackupUpload } from './backup-upload.tsx';
import type { SetupPageProps } from './setup-page-props.ts';
import styles from './setup.module.css';

const resolver = yupResolver(ruledForm<FirstSetup>(['country', 'language', 'agreed'], checkFirstSetup));

const asNumber = (value: unknown): number => Number(value) || NO_COUNTRY;

/** `Please Set Up Your Device`: country, language and terms. §2.first-setup. */
export function FirstSetupPage({ info, login, offersBackup, onDone }: SetupPageProps) {
  const t = useText();
  const { i18n } = useTranslation();
  const { draft, store, page } = useLoginPorts();
  useDocumentTitle(`${t('Please Set Up Your Device')} · ${info.productName}`);
  const saved = draft.read();
  const { register, control, handleSubmit, formState } = useForm<FirstSetup>({
    resolver,
    defaultValues: {
      country: saved.country ?? NO_COUNTRY,
      language: info.uiLanguage,
      agreed: saved.agreed ?? false,
    },
    mode: 'onTouched',
  });
  const setup = useWatch({ control, compute: (values: FirstSetup) => values });
  const country = asNumber(setup.country);
  const countryName = info.countries.find(({ code }) => code === country)?.name ?? '';
  const ready = isValid(checkFirstSetup({ ...setup, country }));
  const danger = useDanger();

  const speak = (language: string): void => {
    draft.save({ country, agreed: setup.agreed });
    store.set({ new_ui_lang: language });
    page.reload();
  };

  const submit = handleSubmit(values => {
    draft.save({ country: values.country, agreed: values.agreed });
    return onDone(firstSetupResults(values));
  });

  return (
    <LoginCard productName={info.productName} wide>
      <h1 className={card.title}>{t('Please Set Up Your Device')}</h1>
      <p className={card.subtitle}>
        {t('The country of installation determines the permitted frequencies.')}
      </p>
      <form className={card.form} method="post" noValidate onSubmit={event => void submit(event)}>
        <SelectField
          label={t('Country')}
          danger={danger(formState.errors.country)}
          {...register('country', { setValueAs: asNumber })}
        >
          <option value={NO_COUNTRY}>{t('Select Country')}</option>
          {localCountries(info.countries, i18n.language).map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        {needsLicensedFirmware(countryName) && <LicensedNotice language={info.uiLanguage} />}
        <SelectField
          label={t('Language')}
          {...register('language', {
            onChange: (event: { target: HTMLSelectElement }) => speak(event.target.value),
          })}
        >
          {info.uiLanguages.map(({ code, name }) => (
            <option key={code} value={code} lang={code.replaceAll('_', '-')}>
              {name}
            </option>
          ))}
        </SelectField>
        <Terms text={info.licenseAgreement ?? ''} language={info.uiLanguage} />
        <CheckField
          label={t(AGREEMENT_LABEL)}
          danger={danger(formState.errors.agreed)}
          {...register('agreed')}
        />
        <div className={card.buttons}>
          <Button type="submit" look="primary" wide disabled={!ready || login.busy}>
            {login.busy ? t('Please wait') : t('Continue')}
          </Button>
        </div>
        <LoginOutcome problem={login.problem} />
      </form>
      {offersBackup && <BackupUpload busy={login.busy} onLoaded={onDone} />}
      <div className={card.links}>
        <LegalLink page="tos" language={info.uiLanguage} />
        <LegalLink page="privacy" language={info.uiLanguage} />
      </div>
    </LoginCard>
  );
}

/** Shown for a country whose label says that it needs the licensed firmware. §2. */
function LicensedNotice({ language }: { readonly language: string }) {
  const t = useText();
  return (
    <div className={styles.licensed}>
      <Banner tone="warn">
        <p>
          {t(
            'Licensed operators only: allows frequencies and power levels that require a license from the regulator.',
          )}
        </p>
        <LegalLink page="licensed" language={language} />
      </Banner>
    </div>
  );
}

/** The device's terms, always as plain text; of a device that sends none, the page of this interface. §2.first-setup. */
function Terms({ text, language }: { readonly text: string; readonly language: string }) {
  const t = useText();
  return (
    <div>
      <h2 className={styles.termsTitle}>{t('Terms of Use')}</h2>
      {text === '' ? (
        <LegalLink page="eula" language={language} />
      ) : (
        <ScrollArea label={t('Terms of Use')} className={styles.terms}>
          <div dir="auto">{text}</div>
        </ScrollArea>
      )}
    </div>
  );
}
