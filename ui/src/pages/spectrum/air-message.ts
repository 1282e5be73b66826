import type { AirGrid, AirSweep } from '@radiolink/domain/tools';
import type { AirLook } from './air-look.ts';

/** What a page tells the worker that paints for it. */
export type AirMessage =
  | { readonly kind: 'canvas'; readonly canvas: OffscreenCanvas }
  | {
      readonly kind: 'view';
      readonly grid: AirGrid;
      /** Hits by level and bin, as counted before and since. */
      readonly histogram: readonly (readonly number[])[];
      readonly sweeps: readonly AirSweep[];
    }
  | { readonly kind: 'sweep'; readonly sweep: AirSweep }
  | { readonly kind: 'look'; readonly look: AirLook };
