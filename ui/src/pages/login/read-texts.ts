import type { PublicInfoPort } from '@radiolink/application/session';
import { STARTUP_RETRY_MS } from '@radiolink/domain/status';
import type { Texts } from '../../i18n/index.ts';

/** The language of a page that begins with an open session; asks in silence until the device answers. */
export async function readTexts(port: PublicInfoPort, chosen: string | undefined): Promise<Texts> {
  for (;;) {
    try {
      const options = { withLanguages: true, ...(chosen === undefined ? {} : { language: chosen }) };
      const { uiLanguage, translations } = await port.read(options);
      return { language: uiLanguage, translations };
    } catch {
      await new Promise(resolve => setTimeout(resolve, STARTUP_RETRY_MS));
    }
  }
}
