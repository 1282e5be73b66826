/** The whole interface with a virtual radio inside the page: no server but one for files. */
import { showPanel } from './panel/show-panel.tsx';
import { demo } from './the-radio.ts';
import '../login.ts';

showPanel(demo);
