import type { PublicInfo } from '@radiolink/application/session/session.port';
import { type FirstPaint, PAINTED_TEXTS_ID, type PaintedTexts } from './first-paint.ts';

/** The served page in the hands of its script. */
export interface HydratedForm {
  readonly place: HTMLElement;
  /** The hash that brought a ticket; empty when there was none. */
  readonly hash: string;
  /**
   * The existing content of `place`, ready to be hydrated; undefined if it is to be rendered from scratch.
   */
  readonly painted: PublicInfo | undefined;
  /**
   * To be called when React has drawn the form. Repeats what was pressed before, and fetches the code after the
   * login once the user acts: earlier, it would only compete with the form.
   */
  readonly taken: (preload: () => void) => void;
}

/** Where a measurement finds from when on a press of Login is carried out at once, and when React had the form. */
const USABLE_MARK = 'login-usable';
const TAKEN_MARK = 'login-taken';

const NOTHING_HELD: FirstPaint = {
  hash: '',
  submitted: false,
  clicked: undefined,
  press: undefined,
  ready: false,
};

/** Takes over the events of the guard. `press` carries out a press of Login on the painted form. */
export function hydratePaintedForm(page: Window, press: () => void): HydratedForm {
  const { document } = page;
  const place = document.getElementById('root');
  if (place === null) throw new Error('The page has no #root to draw into.');
  const held = page.radiolinkFirstPaint ?? NOTHING_HELD;
  const painted = readPaintedInfo(document);
  if ('held' in document.documentElement.dataset) place.replaceChildren();
  delete document.documentElement.dataset['held'];
  if (painted !== undefined) {
    held.press = press;
    performance.mark(USABLE_MARK);
    if (held.submitted) press();
  }
  return { place, hash: held.hash, painted, taken: preload => take(document, held, preload) };
}

function take(document: Document, held: FirstPaint, preload: () => void): void {
  if (held.ready) return;
  held.ready = true;
  performance.mark(TAKEN_MARK);
  delete document.documentElement.dataset['pressed'];
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement && activeElement.value !== '') preload();
  else onFirstAction(document, preload);
  if (held.press === undefined) {
    performance.mark(USABLE_MARK);
    return;
  }
  if (held.submitted) document.querySelector('form')?.requestSubmit();
  else held.clicked?.click();
}

/** Events of the user. Focus is not one of them, because the form focuses its first field itself. */
const ACTIONS = ['pointerdown', 'keydown', 'input'] as const;

function onFirstAction(document: Document, run: () => void): void {
  const first = new AbortController();
  const act = (): void => {
    first.abort();
    run();
  };
  for (const action of ACTIONS) document.addEventListener(action, act, { signal: first.signal });
}

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
function readPaintedInfo(page: Document): PublicInfo | undefined {
  if ('held' in page.documentElement.dataset) return undefined;
  const texts = readPaintedTexts(page);
  return texts === undefined ? undefined : paintedInfo(texts);
}
