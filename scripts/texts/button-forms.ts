/** The form of a button in each language: one throughout, and never that of a sentence which addresses the reader. */
import { keysOf, type Translations } from './check-language.ts';
import type { ButtonForm, LanguageRules, WordPattern } from './language-rules.ts';

/** Texts of buttons that are no verb in English either, with what they are. */
export const NOT_ACTIONS: readonly { readonly texts: readonly string[]; readonly reason: string }[] = [
  {
    reason: 'The name of what the button opens, or goes to.',
    texts: [
      'Columns',
      'Connections',
      'Steps',
      'Support',
      'WAN',
      'Parts of the configuration as JSON',
      'Configuration',
      'Firmware',
      'Hardware',
      'Network',
      'Services',
      'System',
      'Wireless',
      'Details of the test',
      'Help pages',
      'Keyboard shortcuts',
      'Previous configurations',
      'User menu',

      'End User License Agreement',
      'Licensed Firmware User Agreement',
      'Privacy Policy',
      'Terms Of Service',
      'Running tools',
      'Speed test',
      'Site survey',
      'Next station',
      'Previous station',
      '{seconds} s',
      'More',
    ],
  },
  {
    reason: 'One of several to choose from.',
    texts: ['Local', 'Remote', 'My value:', 'On the device:', 'Sound'],
  },
  {
    reason: 'What is the case; the button tells it, and opens more about it.',
    texts: [
      'All connected stations are listed',
      'Please wait',
      'Scanning…',
      'Done',
      'No alerts',
      'No new alerts',
      '{count} alerts',
      '{count} new',
      'Details',
      'Failed',
      'Info',
      'Selected',
      'Warning',
    ],
  },
  { reason: 'An event that the demo plays.', texts: ['Power loss'] },
];

const exceptedFrom = ({ buttonExceptions }: LanguageRules): ReadonlySet<string> =>
  new Set([...NOT_ACTIONS, ...buttonExceptions].flatMap(({ texts }) => texts));

const split = (words = ''): readonly string[] => words.split(' ').filter(word => word !== '');

/** Whether a word is of a pattern. */
function isOf(word: string, { beginnings, endings, words }: WordPattern): boolean {
  return (
    split(beginnings).some(beginning => word.startsWith(beginning)) ||
    split(endings).some(ending => word.endsWith(ending)) ||
    split(words).includes(word)
  );
}

/** Whether the words of an action have the form of a language. */
function hasForm(
  action: readonly string[],
  { skipped, first, notFirst, last, notLast, not }: ButtonForm,
): boolean {
  const before = split(skipped);
  const words = action.map(word => word.toLowerCase());
  const begin = words.find(word => !before.includes(word)) ?? '';
  const end = words.at(-1) ?? '';
  return (
    (first === undefined || isOf(begin, first)) &&
    (notFirst === undefined || !isOf(begin, notFirst)) &&
    (last === undefined || isOf(end, last)) &&
    (notLast === undefined || !isOf(end, notLast)) &&
    (not === undefined || !action.some(word => isOf(word, not)))
  );
}

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

/** Translations of buttons in another form than that of their language; none where its form is not known. */
export function inconsistentButtons(
  buttons: readonly string[],
  code: string,
  translations: Translations,
  rules: LanguageRules,
): readonly { readonly key: string; readonly translation: string; readonly form: string }[] {
  const { buttons: form } = rules;
  if (form === undefined) return [];
  const excepted = exceptedFrom(rules);
  return buttons
    .filter(text => !excepted.has(text))
    .flatMap(text => keysOf(text, code))
    .map(key => ({ key, translation: translations[key] ?? '', form: form.form }))
    .filter(({ translation }) => translation !== '' && !hasForm(actionOf(translation), form));
}

/** What a translator is told of a button: `A button: an infinitive at the end.` */
export function buttonNotes(
  buttons: readonly string[],
  rules: LanguageRules,
): (text: string) => readonly string[] {
  const [known, excepted] = [new Set(buttons), exceptedFrom(rules)];
  const form = rules.buttons === undefined ? '' : `: ${rules.buttons.form}`;
  return text => (known.has(text) ? [`A button${excepted.has(text) ? '' : form}.`] : []);
}

/** Exceptions for a text that no button has. */
export const unusedButtonExceptions = (
  exceptions: readonly { readonly texts: readonly string[] }[],
  buttons: readonly string[],
): readonly string[] => exceptions.flatMap(({ texts }) => texts).filter(text => !buttons.includes(text));
