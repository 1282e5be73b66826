import { FIGURE_UNIT } from './isolated-figures.ts';

const [NO_BREAK, NARROW_NO_BREAK] = ['\u00A0', '\u202F'];

/** A space between a number, or the placeholder of one, and its unit. */
const BEFORE_UNIT = new RegExp(`([\\d}]) (?=${FIGURE_UNIT}(?![\\p{L}\\d’'-]))`, 'gu');

/** What French puts in front of a sign of two parts and of a percent sign, and within its quotation marks. */
const FRENCH_SPACES = /[ \u00A0]+(?=[:;?!%»])|(?<=«)[ \u00A0]+/g;

/** A translation with the spaces that its language writes: figure and unit stay on one line. */
export const typeset = (text: string, language: string): string =>
  (language.startsWith('fr') ? text.replaceAll(FRENCH_SPACES, NARROW_NO_BREAK) : text).replaceAll(
    BEFORE_UNIT,
    `$1${NO_BREAK}`,
  );
