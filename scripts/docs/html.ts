const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text escaped for HTML, in attributes too. */
export const escaped = (text: unknown): string =>
  String(text).replaceAll(/[&<>"']/g, character => ENTITIES[character] ?? character);

/** One line with `code` in backticks. */
export const inline = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** Paragraphs, divided by empty lines, with `code` in backticks. */
export const prose = (text = ''): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map(paragraph => `<p>${inline(paragraph)}</p>`)
    .join('\n');

/** Valid name of an anchor. */
export const anchor = (text: string): string =>
  text.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');

/** A table; cells are HTML already, the first of each row is its head. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const head = heads.map(text => `<th scope="col">${text}</th>`).join('');
  const body = rows.map(
    ([first, ...rest]) =>
      `<tr><th scope="row">${first}</th>${rest.map(cell => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<div class="wide" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
