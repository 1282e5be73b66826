/** The whole interface with a virtual radio inside the page: no server but one for files. */

import { showPanel } from './panel/show-panel.tsx';
import '../login.ts';
import { switchOnRadio } from './demo-radio.ts';

/**
 * The demo's one radio. A separate module, so that it runs before the interface that is imported after it.
 */
const demo = switchOnRadio(window);

showPanel(demo);
