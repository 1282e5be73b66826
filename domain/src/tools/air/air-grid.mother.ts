import { type AirGrid, AIRVIEW_SCALE } from './spectrum.ts';

/** The grid of the devices. */
export const DEVICE_GRID: AirGrid = { firstMhz: 5095.625, stepMhz: 1.25, bins: 648, scale: AIRVIEW_SCALE };
