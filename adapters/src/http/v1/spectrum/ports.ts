import { ChannelDataPort } from '@radiolink/application/spectrum/channel-data.port';
import { SpectrumPort } from '@radiolink/application/spectrum/spectrum.port';
import { capturedSpectrum } from '../../mixed/captured-spectrum.ts';
import { UNSUPPORTED } from '../unsupported-ports.ts';
import { port } from '../v1-ports.ts';

/** Ports of the spectrum, by the versioned interface. */
export const PORTS = [
  port(ChannelDataPort, () => UNSUPPORTED.channelData),
  port(SpectrumPort, () => ({ ...UNSUPPORTED.spectrum, captured: capturedSpectrum })),
];
