import { useTranslation } from 'react-i18next';

/** The language of the page as the device writes it, `de_DE`: its help pages use that name. */
export function useDeviceLanguage(): string {
  return useTranslation().i18n.language.replaceAll('-', '_');
}
