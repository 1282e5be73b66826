import { codeWords } from '../../errors/message.ts';

/** Band codes of the status: 1 is G, 2 is A. §3.antenna. */
export const bandMessage = codeWords({ 1: '2.4 GHz', 2: '5 GHz' });

/** State of the spectral service in the status. */
export const airviewServiceMessage = codeWords({ 0: 'Off', 2: 'Running', 4: 'In use' });

/** Capacity reporting mode of the device. §9.ff-capacity. */
export const CapacityReporting = { Default: 0, Split: 1 } as const;

/** The words for a capacity reporting mode. */
export const capacityReportingMessage = codeWords({
  [CapacityReporting.Default]: 'Default',
  [CapacityReporting.Split]: 'DL/UL split based',
});
