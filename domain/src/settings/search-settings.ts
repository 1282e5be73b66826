import { type Setting, settingsCatalogue } from './catalogue.ts';
import type { SettingLevel } from './setting.ts';

/** Score of a match, by its location; the first that applies counts, for each word of the query. */
const WORTH = {
  whole: 100,
  labelWord: 80,
  synonym: 79,
  labelPart: 60,
  keyword: 40,
  key: 25,
  help: 10,
} as const;
/** Maximum length of a query that is evaluated: no name is longer, and the work is bounded however much is pasted. */
const LONGEST_QUERY = 200;
const LEVEL_BONUS: Readonly<Record<SettingLevel, number>> = { basic: 3, advanced: 1, internal: 0 };

interface Searchable {
  readonly setting: Setting;
  /** Label and name, as a query would spell them. */
  readonly titles: readonly string[];
  readonly labelWords: readonly string[];
  readonly keywords: readonly string[];
  readonly key: string;
  readonly help: string;
}

const words = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const withoutIndexes = (name: string): string => name.replaceAll(/\{.\}/g, '');

const searchables: readonly Searchable[] = settingsCatalogue
  .filter(setting => setting.level !== 'internal')
  .map(setting => ({
    setting,
    titles: [setting.label, withoutIndexes(setting.name)].map(title => words(title).join(' ')),
    labelWords: words(`${setting.label} ${withoutIndexes(setting.name)}`),
    keywords: words(`${setting.keywords} ${setting.group}`),
    key: setting.key.toLowerCase(),
    help: setting.help.toLowerCase(),
  }));

/**
 * The settings that match every word of a query, best first: by name, then by synonyms, then by key, then by help.
 * Equal ones keep the order of the catalogue, basic before advanced. Internal ones are left out.
 */
export function searchSettings(query: string): readonly Setting[] {
  const wanted = [...new Set(words(query.slice(0, LONGEST_QUERY)))];
  if (wanted.length === 0) return [];
  const whole = words(query.slice(0, LONGEST_QUERY)).join(' ');
  return searchables
    .map(item => ({ setting: item.setting, score: scoreOf(item, wanted, whole) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ setting }) => setting);
}

function scoreOf(item: Searchable, wanted: readonly string[], whole: string): number {
  const scores = wanted.map(word => worthOf(item, word));
  if (scores.includes(0)) return 0;
  const exact = item.titles.includes(whole) ? WORTH.whole : 0;
  const sum = scores.reduce((total, score) => total + score, exact);
  return sum + LEVEL_BONUS[item.setting.level];
}

function worthOf(item: Searchable, word: string): number {
  if (item.labelWords.includes(word)) return WORTH.labelWord;
  // Another whole word for the same thing is as good as the label, save that the label wins.
  if (item.keywords.includes(word)) return WORTH.synonym;
  if (item.labelWords.some(part => part.startsWith(word))) return WORTH.labelPart;
  if (item.keywords.some(part => part.startsWith(word))) return WORTH.keyword;
  if (item.key.includes(word)) return WORTH.key;
  return item.help.includes(word) ? WORTH.help : 0;
}
