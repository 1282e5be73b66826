import type { Air } from '@radiolink/application/spectrum/air-source';
import type { AirLook } from './air-look.ts';

/** Where the air is painted: by a worker where the browser can, else by the page. */
export interface AirScreen {
  show(air: Air): void;
  look(look: AirLook): void;
  close(): void;
}
