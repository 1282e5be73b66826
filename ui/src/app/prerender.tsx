import { type AssetFailure, catalogueMessages } from '@radiolink/domain/errors';
import { TICKET_IN_HASH } from '@radiolink/domain/session';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { LinkButton } from '../components/button.tsx';
import { createI18n } from '../i18n/create-i18n.ts';
import { useText } from '../i18n/use-text.ts';
import { LoginApplication } from '../pages/login/login-application.tsx';
import styles from '../pages/login/login-card.module.css';
import { EmptyLoginCard, LoginCard } from '../pages/login/login-card.tsx';
import type { LoginPorts } from '../pages/login/login-context.ts';
import { ASSET_FAILURE_ID, PAINTED_TEXTS_ID, type PaintedTexts } from './first-paint/first-paint.ts';
import { guardFirstPaint, leaveOldBrowser } from './first-paint/guard.ts';
import { type NeededBrowser, OLD_BROWSER_PAGE, oldBrowserPage } from './first-paint/old-browser-page.tsx';
import { paintedInfo } from './first-paint/hydrate-painted-form.ts';

/** A page as it is served. */
export interface PaintedPage {
  /** Goes to the end of the head. */
  readonly head: string;
  /** Replaces `<div id="root"></div>`. */
  readonly body: string;
  /** Attributes of the page's element. */
  readonly attributes: string;
}

const never = (): never => {
  throw new Error('Nothing is asked of a device while the page is built.');
};
/** While a page is built there is no device. */
const NO_PORTS: LoginPorts = {
  store: { get: () => undefined, set: never, clear: never },
  session: { login: never, loginWithTicket: never, logout: never, currentUser: never },
  publicInfo: { read: never },
  legalPages: { addressOf: never },
  draft: { read: () => ({}), save: never, clear: never },
  page: { reload: never },
};
const LOG = {
  error(text: string) {
    throw new Error(text);
  },
};
/** A script of its own: an old browser cannot read the second. */
const HEAD =
  `<script>(${leaveOldBrowser.toString()})(${JSON.stringify(OLD_BROWSER_PAGE)})</script>` +
  `<script>(${guardFirstPaint.toString()})(${JSON.stringify(TICKET_IN_HASH)})</script>`;

/** The page for browsers that are too old, and its name. */
export function paintOldBrowserPage(
  languages: readonly PaintedTexts[],
  needed: readonly NeededBrowser[],
): { readonly name: string; readonly html: string } {
  return { name: OLD_BROWSER_PAGE, html: oldBrowserPage(languages, needed, LOG) };
}

/** The page before anything is known of the device: no words. reading 10. */
export function paintEmptyPage(): PaintedPage {
  return {
    head: HEAD,
    body: root(renderToStaticMarkup(<EmptyLoginCard />), ENGLISH),
    attributes: 'lang="en"',
  };
}

const ENGLISH: PaintedTexts = { language: 'en_US', translations: {} };

/** The login form in one language, drawn by the very components that take it over. */
export function paintLoginPage({ language, translations }: PaintedTexts): PaintedPage {
  const early: PaintedTexts = { language, translations: earlyTexts(translations) };
  const form = paintForm(early);
  if (form !== paintForm({ language, translations })) {
    throw new Error('The painted login form says something that is not in the list of early texts.');
  }
  const { dir, language: tag } = createI18n(language, {}, LOG);
  const texts = JSON.stringify(early).replaceAll('<', '\\u003c');
  return {
    head: HEAD,
    body: `${root(form, { language, translations })}<script type="application/json" id="${PAINTED_TEXTS_ID}">${texts}</script>`,
    attributes: `lang="${tag}" dir="${dir(tag)}" data-painted="${language}"`,
  };
}

function paintForm(texts: PaintedTexts): string {
  return renderToString(
    <LoginApplication ports={NO_PORTS} painted={paintedInfo(texts)} onOpened={never} log={LOG} />,
  );
}

function root(markup: string, texts: PaintedTexts): string {
  const failure = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(texts.language, texts.translations, LOG)}>
      <AssetFailureNote />
    </I18nextProvider>,
  );
  return `<div id="root">${markup}</div><div id="${ASSET_FAILURE_ID}">${failure}</div>`;
}

/** Messages that the painted form may need before the translations of the device are loaded. */
const EARLY_TEXTS: readonly string[] = [
  'The device does not respond.',
  'Reconnecting…',
  'The device responds with an error.',
  'Retrying automatically.',
  'Username is required.',
  'Password is required.',
  'Please wait',
  'Please wait...',
  'Caps lock is on',
  'Show password',
  'Login',
  'Please login to manage your wireless device.',
  'Username',
  'Password',
  'End User License Agreement',
];

function earlyTexts(translations: PaintedTexts['translations']): Record<string, string> {
  return Object.fromEntries(
    EARLY_TEXTS.flatMap(text => {
      const translated = translations[text];
      return translated === undefined ? [] : [[text, translated]];
    }),
  );
}

const REASONS: readonly AssetFailure[] = ['missing', 'time-out'];

/** Hidden in the served page, shown if the page's own script does not load. §8. */
function AssetFailureNote() {
  const t = useText();
  return (
    <LoginCard productName="">
      <h1 className={styles.title}>{t('A part of the page could not be loaded')}</h1>
      {REASONS.map(reason => (
        <p key={reason} className={styles.subtitle} data-reason={reason}>
          {catalogueMessages({ kind: 'asset-load', reason })
            .map(said => t(said))
            .join(' ')}
        </p>
      ))}
      <p className={styles.subtitle}>{t('The device may be rebooting, or its firmware was just changed.')}</p>
      <LinkButton href="">{t('Try again')}</LinkButton>
    </LoginCard>
  );
}
