import {
  ChannelDataPort,
  type SpectrumEvent,
  SpectrumPort,
} from '@radiolink/application/spectrum/spectrum.port';
import { concat, NEVER, of } from 'rxjs';
import { unsupported } from '../../client/unsupported.ts';
import { capturedSpectrum } from '../../mixed/captured-spectrum.ts';
import { v1Port } from '../v1-ports.ts';

const NO_SPECTRUM: SpectrumEvent = { kind: 'unsupported' };

/** The versioned API has no call for the spectrum: only what was captured is shown. */
export const PORTS = [
  v1Port(ChannelDataPort, () => ({ read: () => Promise.reject(unsupported()) })),
  v1Port(SpectrumPort, () => ({ watch: () => concat(of(NO_SPECTRUM), NEVER), captured: capturedSpectrum })),
];
