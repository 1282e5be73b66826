import { ApiVersionModel } from '@radiolink/application/api-version/api-version.model';
import { API_VERSION } from '@radiolink/domain/device';
import { useUnit } from 'effector-react';
import { Banner } from '../components/banner.tsx';
import { TextButton } from '../components/text-button.tsx';
import { useText } from '../i18n/use-text.ts';
import { useModel } from '../models/models.ts';
import styles from './notices.module.css';

/** Warning that the device uses another API version than this page supports. Specification §9, Interface. */
export function ApiVersionBar({ version }: { readonly version: string }) {
  const t = useText();
  const { reloadRequested, dismissed } = useModel(ApiVersionModel);
  const [reload, dismiss] = useUnit([reloadRequested, dismissed]);
  return (
    <Banner
      tone="warn"
      action={
        <span className={styles.actions}>
          <TextButton onClick={() => reload()}>{t('Reload page')}</TextButton>
          <TextButton onClick={() => dismiss()}>{t('Hide')}</TextButton>
        </span>
      }
    >
      {t('The device uses API version {version}; this page supports version {known}.', {
        version,
        known: API_VERSION,
      })}
    </Banner>
  );
}
