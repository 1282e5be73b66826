import type { Page } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';

/** A printed page. */
export interface PaperPage {
  /** Its words, and those of its drawings. */
  readonly text: string;
  /** From the words that stand outermost to the edge of the paper, points. */
  readonly marginLeft: number;
  readonly marginRight: number;
}

/** Prints the page as a browser does, on A4. */
export async function printed(page: Page): Promise<readonly PaperPage[]> {
  return paperPages(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
}

/** The pages of a PDF file. */
export async function paperPages(file: Uint8Array): Promise<readonly PaperPage[]> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const places = Array.from({ length: document.numPages }, (_, place) => place + 1);
  return Promise.all(
    places.map(async place => {
      const sheet = await document.getPage(place);
      const { items } = await sheet.getTextContent();
      const words = items.flatMap(item => ('str' in item && item.str.trim() !== '' ? [item] : []));
      const starts = words.map(({ transform }) => Number(transform[4]));
      return {
        text: items
          .map(item => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
          .join('')
          .replaceAll(/\s+/g, ' '),
        marginLeft: Math.min(...starts),
        marginRight:
          sheet.getViewport({ scale: 1 }).width -
          Math.max(...words.map(({ width }, word) => (starts[word] ?? 0) + width)),
      };
    }),
  );
}
