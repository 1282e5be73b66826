import { codeWords } from '../../errors/code-words.ts';

/** Band codes of the status: 1 is G, 2 is A. Specification §3, Antenna. */
export const bandMessage = codeWords({ 1: '2.4 GHz', 2: '5 GHz' });

/** State of the spectral service in the status. */
export const airviewServiceMessage = codeWords({ 0: 'Off', 2: 'Running', 4: 'In use' });

/** Capacity reporting modes. Specification §9: default 0, split by downlink and uplink 1. */
export const capacityReportingMessage = codeWords({ 0: 'Default', 1: 'DL/UL split based' });
