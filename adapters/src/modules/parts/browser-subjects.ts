import type { BrowserBinding } from '../../browser/browser-ports.ts';
import { portsModule } from '../../wiring/port-binding.ts';
import type { FilePorts } from '../found.ts';
import type { LoadSubject } from './port-loader.ts';

const FILES = import.meta.glob<FilePorts<BrowserBinding>>('../../browser/*/ports.ts');

/** The ports of a subject that the browser serves. */
export const loadBrowser: LoadSubject = subject => {
  const load = FILES[`../../browser/${subject}/ports.ts`];
  return load?.().then(({ PORTS }) => portsModule({}, {}, PORTS));
};
