import '../../src/theme/styles.ts';
import '../../src/app/first-paint/styles.ts';
import { LegalPagesPort, LoginDraftPort } from '@radiolink/application/login/login.port';
import { PagePort } from '@radiolink/application/place/page.port';
import { PublicInfoPort, SessionPort } from '@radiolink/application/session/session.port';
import { SessionStore } from '@radiolink/application/session/session-store.port';
import type { Token } from '@radiolink/application/wiring/token';
import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { SessionDraft } from '../../src/app/composition/session-draft.ts';
import { LoginApplication } from '../../src/pages/login/login-application.tsx';
import type { LoginPorts } from '../../src/pages/login/login-context.ts';
import { readTexts } from '../../src/pages/login/read-texts.ts';
import { showMain } from '../../src/app/show-main.tsx';
import { makeLanguageUsable } from '../../src/app/start/usable-language.ts';
import { mountedModels } from './mounted-models.ts';
import type { Ports } from './ports.ts';

export interface MountOptions {
  /** What the interface reaches the device by: `devicePorts()`, with or without replaced ports, or an adapter of your own. */
  readonly ports: Ports;
}

/**
 * Shows the interface of a radio in an element: the login, or the dashboard where the session is open already. Its style applies
 * to the whole page, so give it a page or a frame of its own. Returns what takes it down.
 *
 * @throws RangeError if the adapter lacks a port that the login needs
 */
export function mount(element: HTMLElement, { ports }: MountOptions): () => void {
  makeLanguageUsable(navigator);
  const style = addStyle(element.ownerDocument);
  const root = createRoot(element);
  const login = loginPorts(ports);
  const open = (texts: i18n): Promise<void> => {
    showMain(root, mountedModels(ports), login.legalPages, texts);
    return Promise.resolve();
  };
  if (login.store.get('logged_in') === true)
    void readTexts(login.publicInfo, login.store.get('new_ui_lang'), console).then(open);
  else root.render(<LoginApplication ports={login} onOpened={open} log={console} />);
  return () => {
    root.unmount();
    style.remove();
  };
}

function loginPorts(ports: Ports): LoginPorts {
  const needed = <Port,>(token: Token<Port>): Port => {
    const port = ports(token);
    if (port === undefined) throw new RangeError(`The adapter has no ${String(token)}.`);
    return port;
  };
  return {
    store: needed(SessionStore),
    session: needed(SessionPort),
    publicInfo: needed(PublicInfoPort),
    page: needed(PagePort),
    legalPages: needed(LegalPagesPort),
    draft: ports(LoginDraftPort) ?? new SessionDraft(),
  };
}

function addStyle(document: Document): HTMLLinkElement {
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = new URL(/* @vite-ignore */ './interface.css', import.meta.url).href;
  document.head.append(style);
  return style;
}
