/** The unit of a figure, in Latin letters. */
export const FIGURE_UNIT = String.raw`(?:dB[mi]?|[kMG]?Hz|[kMG]bps|[kMGT]i?B|[mµ]?s|min|[hdBWV]|[cmk]?m|ft|mi|px|%|°[CF])`;

/** A number with its unit, in Latin letters; a mark of direction before the sign, as `Intl` writes it, belongs to it. */
const FIGURE = new RegExp(
  `(?<![\\u2066\\u2068\\w])[\\u200E\\u061C]?[−+-]?\\d[\\d.,]*[ \\u00A0\\u202F]?${FIGURE_UNIT}(?: EIRP)?(?![\\p{L}\\d])`,
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
