import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The page without a word, for a device that did not say what it is. */
const EMPTY_PAGE = 'index.html';
/** Language codes permitted in a file name. */
const LANGUAGE = /^[A-Za-z]{2,3}(?:_[A-Za-z]{2,4})?$/;

/**
 * The painted page to serve, by the device's public info. While the device is set up it is the login form in
 * the device's language, else the page without text. reading 10.
 */
export function firstPage(files: string, publicInfo: unknown): string {
  if (typeof publicInfo !== 'object' || publicInfo === null) return EMPTY_PAGE;
  const { setup_complete, default_password, ui_lang } = publicInfo as Readonly<Record<string, unknown>>;
  if (setup_complete !== true || default_password === true) return EMPTY_PAGE;
  if (typeof ui_lang !== 'string' || !LANGUAGE.test(ui_lang)) return EMPTY_PAGE;
  const page = `index.${ui_lang}.html`;
  return existsSync(join(files, page)) ? page : EMPTY_PAGE;
}
