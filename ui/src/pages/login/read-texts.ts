import { untilAnswered } from '@radiolink/application/retry/retries';
import type { PublicInfoPort } from '@radiolink/application/session/session.port';
import { STARTUP_RETRY_MS } from '@radiolink/domain/status';
import type { i18n } from 'i18next';
import { createI18n, type TextLog, showLanguage } from '../../i18n/create-i18n.ts';

/**
 * The texts of a page that opens a session before the device has said them, in the chosen language or the device's;
 * shows that language on the page. Retries without a message until the device responds.
 */
export async function readTexts(
  port: PublicInfoPort,
  chosen: string | undefined,
  log: TextLog,
): Promise<i18n> {
  const options = { withLanguages: true, ...(chosen === undefined ? {} : { language: chosen }) };
  const { uiLanguage, translations } = await untilAnswered(() => port.read(options), {
    pauseMs: () => STARTUP_RETRY_MS,
  });
  const texts = createI18n(uiLanguage, translations, log);
  showLanguage(document.documentElement, texts);
  return texts;
}
