/**
 * On how many lines a text stands that is wrapped at so many characters of one width: between words, inside of those that
 * are longer than a line. An estimate, since a browser has further rules; 1 without a known width.
 */
export function wrappedLines(text: string, columns: number): number {
  if (!(columns >= 1) || text.length <= columns) return 1;
  let lines = 1;
  let column = 0;
  for (const word of text.split(' ')) {
    if (column > 0 && column + word.length > columns) {
      lines += 1;
      column = 0;
    }
    const last = Math.max(0, Math.ceil(word.length / columns) - 1);
    lines += last;
    column += word.length - last * columns + 1;
  }
  return lines;
}
