/** The unit of a figure, in Latin letters. */
const FIGURE_UNIT = String.raw`(?:dB[mi]?|[kMG]?Hz|[kMG]bps|[kKMGT]i?B|[mµ]?s|min|mm/h|[hdBWV]|[cmk]?m|ft|mi|px|%|°[CF])`;

/** A number or a range; a mark of direction before the sign, as `Intl` writes it, belongs to it. */
const FIGURE_VALUE = String.raw`[\u200E\u061C]?[−+-]?\d[\d.,]*(?:[–…-][−+]?\d[\d.,]*)?`;

/**
 * A value with its unit, in Latin letters. The value may be isolated already, as each text of the device in a message
 * is: alone it would be drawn on the wrong side of its unit.
 */
const FIGURE = new RegExp(
  String.raw`(?:(?<![\u2066\u2068\w])${FIGURE_VALUE}|[\u2066\u2068]${FIGURE_VALUE}\u2069)[ \u00A0\u202F]?${FIGURE_UNIT}(?: EIRP)?(?![\p{L}\d])`,
  'gu',
);

/** Direction marks around a figure: left-to-right isolate, and its end. */
const [OPEN, CLOSE] = ['\u2066', '\u2069'];

/**
 * A right-to-left text whose figures keep their order: without isolation `-62 dBm` is drawn as `dBm 62-`, and may be
 * split between two lines.
 */
export function isolatedFigures(text: string): string {
  return text.replaceAll(FIGURE, figure => `${OPEN}${figure.replaceAll(' ', '\u00A0')}${CLOSE}`);
}

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

/**
 * Plain text, where no markup is possible. In right-to-left text a figure such as `20 MHz` or a name such as `eth0` keeps
 * its direction by isolating characters.
 */
export const isolatedText = (text: string, direction: string): string =>
  direction === 'rtl' ? `\u2068${text}\u2069` : text;
