import type { OverviewPart } from './overview-part.ts';

/** The overview as text, a line for each value: for a ticket, or the file of a site. Secrets are masked as on the page. */
export function overviewText(title: string, parts: readonly OverviewPart[]): string {
  const lines = parts.flatMap(part => [
    '',
    part.title,
    ...part.cards.flatMap(card => [
      `  ${card.title}`,
      ...card.lines.map(({ label, value }) => `    ${label}: ${value}`),
    ]),
  ]);
  return [title, ...lines, ''].join('\n');
}
