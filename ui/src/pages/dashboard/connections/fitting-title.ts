/** Narrow letters that a line of the drawing has room for. */
const ROOM = 17;
/** From here on letters are about as wide as high: those of Chinese, Japanese and Korean, and pictures. */
const WIDE_FROM = 0x11_00;

const widthOf = (letter: string): number => ((letter.codePointAt(0) ?? 0) >= WIDE_FROM ? 2 : 1);

/** A name as its line has room for it, with an ellipsis where it is cut. */
export function fittingTitle(name: string): string {
  const letters = [...name];
  if (letters.reduce((sum, letter) => sum + widthOf(letter), 0) <= ROOM) return name;
  let width = 1;
  const kept = letters.findIndex(letter => (width += widthOf(letter)) > ROOM);
  return `${letters.slice(0, kept).join('')}…`;
}
