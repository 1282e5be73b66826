import '../theme/styles.ts';
import './first-paint/styles.ts';
import { ticketOfHash } from '@radiolink/domain/session';
import { createLoginPorts } from './composition/login-ports.ts';
import { EarlyLogin } from './first-paint/early-login.ts';
import { noteMove } from './first-paint/moved-here.ts';
import { hydratePaintedForm } from './first-paint/hydrate-painted-form.ts';
import { applyThemeChoice, readThemeChoice } from '../theme/theme-choice.ts';

// The first script of the page, a few kB: the painted form logs in by it while React is still on its way.
const storage = () => window.localStorage;
applyThemeChoice(readThemeChoice(storage), document.documentElement, storage);

const ports = createLoginPorts();
const early = new EarlyLogin(ports.session, document);
const page = hydratePaintedForm(window, () => early.press());
const ticket = ticketOfHash(page.hash);
noteMove(window, ports.store);
// §2.application-start: the session's flag decides which application starts.
const isOpen = ports.store.get('logged_in') === true && ticket === undefined;

/** Draws the first screen in React. If its file is missing, the guard of the page has seen so, and shows it. */
async function takeOver(): Promise<void> {
  const { openSession, showLogin } = await import(
    /* webpackChunkName: "first-screen" */ './first-screen.tsx'
  );
  if (isOpen) openSession(page, ports);
  else showLogin(page, { ...ports, session: early }, ticket);
}
void takeOver();
