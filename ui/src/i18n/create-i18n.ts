import { languageTag } from '@radiolink/domain/units';
import { createInstance, type i18n } from 'i18next';
import { ENGLISH_PLURALS } from './english-plurals.ts';
import { isolatedFigures, typeset } from './typeset.ts';

/** Translated texts by their English source, as the device serves them (`ui_translations.strings`). */
export type Translations = Readonly<Record<string, string>>;

/** A language, and what the device says in it. */
export interface Texts {
  /** As the device writes it, for example `en_US`. */
  readonly language: string;
  readonly translations: Translations;
}

/** Where a text with a missing value is reported. */
export interface TextLog {
  error(text: string): void;
}

const NAMESPACE = 'ui';

const FIGURES = { type: 'postProcessor', name: 'figures', process: isolatedFigures } as const;

/**
 * The texts of the interface in one language. English sentences are their own keys with single-brace placeholders;
 * whatever the device does not translate stays English. A missing value logs one error per text (§8).
 */
export function createI18n(language: string, translations: Translations, log: TextLog): i18n {
  const reported = new Set<string>();
  // Converts the language of the texts for `Intl`, which throws for a malformed code.
  const tag = languageTag(language);
  const translated = language.startsWith('en') ? {} : typesetAll(translations, tag);
  const instance = createInstance().use(FIGURES);
  void instance.init({
    lng: tag,
    fallbackLng: 'en',
    defaultNS: NAMESPACE,
    ns: [NAMESPACE],
    resources: {
      [tag]: { [NAMESPACE]: translated },
      en: { [NAMESPACE]: tag === 'en' ? { ...ENGLISH_PLURALS, ...translated } : ENGLISH_PLURALS },
    },
    initAsync: false,
    ...(instance.dir(tag) === 'rtl' && { postProcess: FIGURES.name }),
    keySeparator: false,
    nsSeparator: false,
    returnEmptyString: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false, skipOnVariables: true },
    missingInterpolationHandler: (text: string, match: string[]) => {
      const placeholder = match[0] ?? '';
      const key = `${placeholder} ${text}`;
      if (!reported.has(key)) {
        reported.add(key);
        log.error(`No value for ${placeholder} in "${text}"`);
      }
      return placeholder;
    },
    react: { useSuspense: false },
  });
  return instance;
}

/**
 * A copy of the translations with the spaces of their language. They are set before the values are in a text: those of a name
 * or a passphrase are the user's. In one pass, as a login waits for it.
 */
function typesetAll(translations: Translations, tag: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [key, text] of Object.entries(translations))
    all[key] = typeof text === 'string' ? typeset(text, tag) : text;
  return all;
}

/** Sets the language and the text direction of the page. Arabic is read from the right. */
export function showLanguage(
  root: Pick<HTMLElement, 'lang' | 'dir'>,
  texts: Pick<i18n, 'language' | 'dir'>,
): void {
  root.lang = texts.language;
  root.dir = texts.dir(texts.language);
}
