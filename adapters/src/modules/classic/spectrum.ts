import { ChannelDataPort, SpectrumPort } from '@radiolink/application/spectrum';
import { ClassicChannelData, ClassicSpectrum } from '../../http/classic/index.ts';
import { type ClassicBinding, type ClassicDevice } from '../classic-ports.ts';
import type { ClassicSettings } from '../classic-settings.ts';
import { portFor } from '../port-binding.ts';

const port = portFor<ClassicDevice<ClassicSettings>>();

/** Ports of the spectrum, by the classic interface. */
export const PORTS: readonly ClassicBinding<ClassicSettings>[] = [
  port(ChannelDataPort, ({ client }) => new ClassicChannelData(client)),
  port(
    SpectrumPort,
    ({ client, settings: { openSocket }, ...rest }) => new ClassicSpectrum(client, { ...rest, openSocket }),
  ),
];
