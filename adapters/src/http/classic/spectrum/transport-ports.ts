import { ChannelDataPort } from '@radiolink/application/spectrum/channel-data.port';
import { SpectrumPort } from '@radiolink/application/spectrum/spectrum.port';
import type { TransportBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';
import { ClassicChannelData } from './channel-data.adapter.ts';
import { ClassicSpectrum } from './spectrum.adapter.ts';

/** Ports of the spectrum, by the classic interface. */
export const PORTS: readonly TransportBinding[] = [
  port(ChannelDataPort, ({ client }) => new ClassicChannelData(client)),
  port(
    SpectrumPort,
    ({ client, settings: { openSocket }, ...rest }) => new ClassicSpectrum(client, { ...rest, openSocket }),
  ),
];
