import { MAKER } from '@radiolink/domain/session';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createI18n, type TextLog } from '../../i18n/create-i18n.ts';
import { useText } from '../../i18n/use-text.ts';
import type { PaintedTexts } from './first-paint.ts';

/** Name of the page beside the interface. */
export const OLD_BROWSER_PAGE = 'old-browser.html';

/** The language of the address is shown, else English, which comes last. No script chooses: an old browser may have none. */
const STYLE = [
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:34em;margin:0 auto;padding:2em 1em}',
  'section{display:none}#en,section:target{display:block}section:target~#en{display:none}',
].join('');

/** The page for browsers that are too old, in every language of the interface: no script, and nothing to load. */
export function oldBrowserPage(
  languages: readonly PaintedTexts[],
  needed: readonly NeededBrowser[],
  log: TextLog,
): string {
  const section = ({ language, translations }: PaintedTexts): string => {
    const i18n = createI18n(language, translations, log);
    return renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <section id={language.slice(0, 2)} lang={i18n.language} dir={i18n.dir()}>
          <OldBrowserNote needed={needed} />
        </section>
      </I18nextProvider>,
    );
  };
  const [english, ...others] = languages;
  const sections = [...others, ...(english === undefined ? [] : [english])].map(section).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${MAKER.name}</title><style>${STYLE}</style></head><body><main>${sections}</main></body></html>`;
}

/** A browser, and the first version of it that works. */
export interface NeededBrowser {
  readonly target: string;
  readonly name: string;
  readonly version: number;
}

/** What a browser that is too old shows instead of the interface. */
function OldBrowserNote({ needed }: { readonly needed: readonly NeededBrowser[] }) {
  const t = useText();
  // Every browser of an iPhone has the engine, and the version, of its system.
  const ios = needed.find(({ target }) => target === 'safari');
  return (
    <>
      <h1>{t('This browser is too old')}</h1>
      <p>{t('The device requires one of these browsers or a newer version:')}</p>
      <ul>
        {needed.map(({ target, name, version }) => (
          <li key={target}>
            <bdi>
              {name} {version}
            </bdi>
          </li>
        ))}
        {ios !== undefined && (
          <li>{t('On an iPhone or iPad: any browser, on iOS {version}', { version: ios.version })}</li>
        )}
      </ul>
      <p>
        <a href="./">{t('Try again')}</a>
      </p>
    </>
  );
}
