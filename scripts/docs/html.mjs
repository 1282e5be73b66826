const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text escaped for HTML, in attributes too. */
export const escaped = text => String(text).replaceAll(/[&<>"']/g, character => ENTITIES[character]);

/** One line with `code` in backticks. */
export const inline = text => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** Paragraphs, divided by empty lines, with `code` in backticks. */
export const prose = text =>
  String(text ?? '')
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map(paragraph => `<p>${inline(paragraph)}</p>`)
    .join('\n');

/** Valid name of an anchor. */
export const anchor = text => text.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');

/** A table; cells are HTML already, the first of each row is its head. */
export function table(heads, rows) {
  if (rows.length === 0) return '';
  const head = heads.map(text => `<th scope="col">${text}</th>`).join('');
  const body = rows.map(
    ([first, ...rest]) =>
      `<tr><th scope="row">${first}</th>${rest.map(cell => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<div class="wide" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
