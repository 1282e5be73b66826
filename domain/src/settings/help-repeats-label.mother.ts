import type { SettingDescriptor } from './setting.ts';

/** Words that say nothing about a field: function words, and the verbs and nouns of every switch and value. */
const EMPTY = `a an and are as at be by for from has how in into is it its of off on only or per that the this to what
  where which while with all each every assign device disable enable entry get interface known make set show switch
  turn use value`;

/** The stem of an English word, as far as its endings show: `Enables`, `enabled` and `enabling` are `enabl`. */
const stem = (word: string): string => word.replace(/(?:ies|ing|ed|es|(?<!s)s|e|y)$/, '');
const stems = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
const EMPTY_STEMS: ReadonlySet<string> = new Set(stems(EMPTY));

/** Words of a help that neither label, name nor heading have; none where it only repeats them. */
export function newWords({
  label,
  name,
  group,
  help,
}: Pick<SettingDescriptor, 'label' | 'name' | 'group' | 'help'>): readonly string[] {
  const said = new Set(stems(`${label} ${name} ${group}`));
  return stems(help).filter(word => !said.has(word) && !EMPTY_STEMS.has(word));
}
