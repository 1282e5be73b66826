import type { LegalPage, LegalPagesPort } from '@radiolink/application/login/login.port';
import type { FetchRequest } from '../../client/fetch-request.ts';

/** The language that every device carries. §2.legal-dialogs. */
const FALLBACK = 'en_US';
/** Permitted language codes in a path: no path separators or other locations. */
const LANGUAGE = /^[A-Za-z]{2,3}(?:[_-][A-Za-z\d]{2,8})*$/;

/** The static pages `/help/<language>/<page>.html`; asks the device whether it has one in the language. reading 11. */
export class StaticLegalPages implements LegalPagesPort {
  readonly #baseUrl: string;
  readonly #fetch: FetchRequest;

  constructor({ baseUrl, fetch }: { readonly baseUrl: string; readonly fetch: FetchRequest }) {
    this.#baseUrl = baseUrl;
    this.#fetch = fetch;
  }

  async addressOf(page: LegalPage, language: string): Promise<string> {
    const fallback = this.#address(page, FALLBACK);
    if (language === FALLBACK || !LANGUAGE.test(language)) return fallback;
    const address = this.#address(page, language);
    return (await this.#isThere(address)) ? address : fallback;
  }

  #address(page: LegalPage, language: string): string {
    return `${this.#baseUrl}/help/${language}/${page}.html`;
  }

  async #isThere(address: string): Promise<boolean> {
    try {
      const { ok } = await this.#fetch(new Request(address, { method: 'HEAD' }));
      return ok;
    } catch {
      return false;
    }
  }
}
