import { ChannelDataPort, SpectrumPort } from '@radiolink/application/spectrum';
import { capturedSpectrum } from '../../../http/classic/spectrum/captured-spectrum.ts';
import { UNOFFERED } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of the spectrum, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  v1Port(ChannelDataPort, () => UNOFFERED.channelData),
  v1Port(SpectrumPort, () => ({ ...UNOFFERED.spectrum, captured: capturedSpectrum })),
];
