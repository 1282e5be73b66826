import { untilAnswered } from '@radiolink/application/retry';
import type { PublicInfoPort } from '@radiolink/application/session';
import { STARTUP_RETRY_MS } from '@radiolink/domain/status';
import type { Texts } from '../../i18n/index.ts';

/**
 * The language of a page that starts with an open session; retries without a message until the device
 * responds.
 */
export async function readTexts(port: PublicInfoPort, chosen: string | undefined): Promise<Texts> {
  const options = { withLanguages: true, ...(chosen === undefined ? {} : { language: chosen }) };
  const { uiLanguage, translations } = await untilAnswered(() => port.read(options), {
    pauseMs: () => STARTUP_RETRY_MS,
  });
  return { language: uiLanguage, translations };
}
