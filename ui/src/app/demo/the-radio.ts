import { switchOnRadio } from './demo-radio.ts';

/**
 * The demo's one radio. A separate module, so that it runs before the interface that is imported after it.
 */
export const demo = switchOnRadio(window);
