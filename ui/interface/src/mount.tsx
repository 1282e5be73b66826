import '../../src/theme/styles.ts';
import '../../src/app/first-paint/styles.ts';
import 'reflect-metadata/lite';
import { LegalPagesPort, LoginDraftPort } from '@radiolink/application/login/login.port';
import { PagePort } from '@radiolink/application/place/page.port';
import { createProgram, PROGRAM_MODELS, PROGRAM_PORTS } from '@radiolink/application/program/program';
import { SessionStore } from '@radiolink/application/session/session-store.port';
import { PublicInfoPort, SessionPort } from '@radiolink/application/session/session.port';
import { bindInstances, resolveAll } from '@radiolink/application/wiring/model-binding';
import type { Token } from '@radiolink/application/wiring/token';
import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { Container } from 'inversify';
import { SessionDraft } from '../../src/app/composition/session-draft.ts';
import { LoginApplication } from '../../src/pages/login/login-application.tsx';
import type { LoginPorts } from '../../src/pages/login/login-context.ts';
import { readTexts } from '../../src/pages/login/read-texts.ts';
import { showMain } from '../../src/app/main-application.tsx';
import { makeLanguageUsable } from '../../src/app/start/usable-language.ts';
import type { Ports } from './ports.ts';
import { bindLaterProgram } from '../../src/app/composition/later-part.ts';
import { LoadedModels } from '../../src/models/loaded-models.ts';
import type { Models } from '../../src/models/models.ts';

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

/** The program of the page on the ports of any adapter. */
function mountedModels(ports: Ports): Models {
  const container = new Container();
  const bind = (tokens: readonly Token<unknown>[]): Promise<void> => {
    for (const token of tokens) {
      const port = container.isBound(token) ? undefined : ports(token);
      if (port !== undefined) container.bind(token).toConstantValue(port);
    }
    return Promise.resolve();
  };
  void bind(Object.values(PROGRAM_PORTS));
  const program = createProgram(resolveAll(container, PROGRAM_PORTS));
  bindInstances(container, PROGRAM_MODELS, program);
  let later: Promise<void> | undefined;
  return new LoadedModels(container, async needed => {
    await bind(needed);
    // What is no port is a model of the part of the program that is loaded later.
    if (needed.some(token => !container.isBound(token)))
      await (later ??= bindLaterProgram(container, { bind }, program));
  });
}
