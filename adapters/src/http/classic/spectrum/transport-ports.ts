import { ChannelDataPort } from '@radiolink/application/spectrum/channel-data.port';
import { SpectrumPort } from '@radiolink/application/spectrum/spectrum.port';
import { transportPort } from '../classic-ports.ts';
import { ClassicChannelData } from './channel-data.adapter.ts';
import { ClassicSpectrum } from './spectrum.adapter.ts';

/** Ports of the spectrum, by the classic interface. */
export const PORTS = [
  transportPort(ChannelDataPort, ({ client }) => new ClassicChannelData(client)),
  transportPort(
    SpectrumPort,
    ({ client, settings: { openSocket }, ...rest }) => new ClassicSpectrum(client, { ...rest, openSocket }),
  ),
];
