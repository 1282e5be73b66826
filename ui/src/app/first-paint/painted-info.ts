import type { PublicInfo } from '@radiolink/application/session/session.port';
import { PAINTED_TEXTS_ID, type PaintedTexts } from './first-paint.ts';

/** The info that a painted login form was rendered from: a device that is set up, without further data. */
export function paintedInfo({ language, translations }: PaintedTexts): PublicInfo {
  return {
    productName: '',
    setupComplete: true,
    defaultPassword: false,
    uiLanguage: language,
    uiLanguages: [],
    translations,
    countries: [],
  };
}

/** The texts embedded in the served page; undefined if it was painted without text. */
export function readPaintedTexts(page: Document): PaintedTexts | undefined {
  const text = page.getElementById(PAINTED_TEXTS_ID)?.textContent;
  // Written by our own build, into this very page.
  return text == null || text === '' ? undefined : (JSON.parse(text) as PaintedTexts);
}

/** Content that the served page shows; undefined when it shows none, or content of another page. */
export function readPaintedInfo(page: Document): PublicInfo | undefined {
  if ('held' in page.documentElement.dataset) return undefined;
  const texts = readPaintedTexts(page);
  return texts === undefined ? undefined : paintedInfo(texts);
}
