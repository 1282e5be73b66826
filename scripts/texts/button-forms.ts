/** The form of a button in each language: one throughout, and never that of a sentence which addresses the reader. */
import { NOT_ACTIONS, OTHER_FORMS } from './button-exceptions.ts';
import type { Translations } from './check-language.ts';
import { keysOf } from './keys.ts';

/** A language's form: what it is called, and whether the words of a button have it. */
interface Form {
  readonly name: string;
  readonly has: (words: readonly string[]) => boolean;
}

const first =
  (pattern: RegExp) =>
  ([word = '']: readonly string[]): boolean =>
    pattern.test(word);

/** Words that stand before a French or Spanish infinitive: `Tout sélectionner`, `No seleccionar nada`. */
const BEFORE_VERB = /^(se|s’|tout|toutes|les|la|le|ne|rien|no)$/i;
const afterThem = (words: readonly string[]): readonly string[] => {
  const at = words.findIndex(word => !BEFORE_VERB.test(word));
  return at < 0 ? [] : words.slice(at);
};

/** Imperatives of Arabic, which begins a button with the noun of the verb: حفظ, not احفظ. */
const ARABIC_IMPERATIVES =
  /^(?:اضغط|اختر|انسخ|احذف|افتح|أدخل|أضف|حدد|حدّد|استخدم|انتظر|اكتب|ابدأ|أوقف|غيّر|احفظ|اعرض|أظهر|أزل|ابحث|استعد|طبّق|سجّل|أعد|انقل|جرّب|امسح)$/;

/** Infinitives and nouns of Polish, whose buttons are imperatives as in other Polish software: Zapisz, not Zapisać or Zapisanie. */
const POLISH_OTHER_FORMS = /(?:[aeiyąę]ć|[óe]c|nie|cie|acja|ować)$|^(?:wyjść|przejść|zejść|znaleźć)$/i;

const FORMS: Readonly<Record<string, Form>> = {
  de_DE: {
    name: 'an infinitive at the end',
    has: words => /(?:[ea]n|[el]?rn|eln)$/.test(words.at(-1) ?? '') && !words.includes('Sie'),
  },
  es_ES: {
    name: 'an infinitive at the beginning',
    has: words => first(/[aeií]r(?:se|l[aeo]s?)?$/i)(afterThem(words)),
  },
  fr_FR: {
    name: 'an infinitive at the beginning',
    has: words => first(/(?:er|ir|re)$/i)(afterThem(words)),
  },
  pl_PL: { name: 'an imperative at the beginning', has: words => !first(POLISH_OTHER_FORMS)(words) },
  zh_CN: { name: 'a verb without 请', has: words => !/^[请您]|。$/.test(words.join('')) },
  ar: {
    name: 'the noun of a verb, no imperative',
    has: words => !ARABIC_IMPERATIVES.test(words[0] ?? ''),
  },
};

/** Whether the form of a language is known: otherwise its buttons are not judged. */
export const hasButtonForm = (code: string): boolean => Object.hasOwn(FORMS, code);

/** The words of the action: without what stands before a colon where the verb is behind it, or a name and a remark. */
function actionOf(translated: string): readonly string[] {
  const [before = '', behind = ''] = translated.split(/\s*[:：]\s*/);
  const action = behind === '' || behind.startsWith('{') ? before : behind;
  return action
    .replace(/\s*[（(].*?[)）]|[¿?？…,]/g, '')
    .trim()
    .split(/\s+/)
    .filter(word => word !== '');
}

/** Translations of buttons in another form than that of their language. */
export function inconsistentButtons(
  buttons: readonly string[],
  code: string,
  translations: Translations,
): readonly { readonly key: string; readonly translation: string; readonly form: string }[] {
  const form = FORMS[code];
  if (form === undefined) return [];
  return buttons
    .filter(text => !isExcepted(text, code))
    .flatMap(text => keysOf(text, code))
    .map(key => ({ key, translation: translations[key] ?? '', form: form.name }))
    .filter(({ translation }) => translation !== '' && !form.has(actionOf(translation)));
}

const isExcepted = (text: string, code: string): boolean =>
  NOT_ACTIONS.some(({ texts }) => texts.includes(text)) ||
  OTHER_FORMS.some(({ texts, codes }) => texts.includes(text) && codes.includes(code));

/** Exceptions for a text that no button has. */
export const unusedButtonExceptions = (buttons: readonly string[]): readonly string[] =>
  [...NOT_ACTIONS, ...OTHER_FORMS].flatMap(({ texts }) => texts).filter(text => !buttons.includes(text));
