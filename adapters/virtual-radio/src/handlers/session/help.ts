import { jsonAnswer, notFound } from '../../wire/answers.ts';
import { openCall } from '../call.ts';
import { DEFAULT_LANGUAGE, knownLanguage } from './languages.ts';

const TITLES: Readonly<Record<string, string>> = {
  eula: 'End User License Agreement',
  licensed: 'Licensed Firmware User Agreement',
  tos: 'Terms Of Service',
  privacy: 'Privacy Policy',
};

/** GET /api/info/help — URL of a legal page. §classic.help. */
export const help = openCall('GET', '/api/info/help', ({ radio, query }) => {
  const page = query.get('page') ?? '';
  const title = Object.hasOwn(TITLES, page) ? TITLES[page] : undefined;
  if (title === undefined) return notFound();
  const lang = knownLanguage(radio, query.get('lang')) ?? DEFAULT_LANGUAGE;
  return jsonAnswer({ page, lang, title, url: `/help/${lang}/${page}.html` });
});
