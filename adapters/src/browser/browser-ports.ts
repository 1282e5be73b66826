import { type BindPort, bindPort, type PortBinding } from '../wiring/port-binding.ts';

/** The adapters of the browser share nothing. */
export type BrowserBinding = PortBinding<object>;
export const browserPort: BindPort<object> = bindPort;
