import { ChannelDataPort } from '@radiolink/application/spectrum/channel-data.port';
import { SpectrumPort } from '@radiolink/application/spectrum/spectrum.port';
import { capturedSpectrum } from '../../mixed/captured-spectrum.ts';
import { UNOFFERED } from '../unoffered-ports.ts';
import { port } from '../v1-ports.ts';

/** Ports of the spectrum, by the versioned interface. */
export const PORTS = [
  port(ChannelDataPort, () => UNOFFERED.channelData),
  port(SpectrumPort, () => ({ ...UNOFFERED.spectrum, captured: capturedSpectrum })),
];
