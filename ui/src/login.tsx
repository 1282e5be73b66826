import './theme/index.ts';
import { createRoot } from 'react-dom/client';
import { createLoginPorts } from './composition/login-ports.ts';
import { LoginApplication } from './pages/login/login-application.tsx';
import { loadMain } from './pages/login/load-main.tsx';
import { applyThemeChoice, readThemeChoice } from './theme/index.ts';

const storage = () => window.localStorage;
applyThemeChoice(readThemeChoice(storage), document.documentElement, storage);

const place = document.getElementById('root');
if (place === null) throw new Error('The page has no #root to draw into.');
const root = createRoot(place);
const ports = createLoginPorts();
const openMain = () => loadMain(root);

// Specification §2, application start: the session's flag decides which application starts.
if (ports.store.get('logged_in') === true) {
  void openMain();
} else {
  root.render(
    <LoginApplication
      publicInfo={ports.publicInfo}
      session={ports.session}
      onOpened={openMain}
      log={console}
    />,
  );
}
