import type { DhcpClientPort } from '@radiolink/application/address-services/dhcp-client.port';
import type { PppoePort } from '@radiolink/application/address-services/pppoe.port';
import type { HardwarePort } from '@radiolink/application/hardware/hardware.port';
import type { HelpPort } from '@radiolink/application/help/help.port';
import type { DeviceLog, LogPort } from '@radiolink/application/log/log.port';
import type { ProvisioningPort } from '@radiolink/application/services/provisioning.port';
import type { ChannelDataPort } from '@radiolink/application/spectrum/channel-data.port';
import type { SpectrumEvent, SpectrumPort } from '@radiolink/application/spectrum/spectrum.port';
import type { StationPort } from '@radiolink/application/station/station.port';
import type { AlignmentPort } from '@radiolink/application/alignment/alignment.port';
import type { Watched } from '@radiolink/application/watching/watched';
import type { WeatherPort } from '@radiolink/application/weather/weather.port';
import { concat, NEVER, of } from 'rxjs';
import { unsupported } from '../client/unsupported.ts';

/** Refuses without a request. */
const refuse = (): Promise<never> => Promise.reject(unsupported());

const NO_LOG: Watched<DeviceLog> = { kind: 'value', value: { enabled: false, lines: [] } };
const NO_SPECTRUM: SpectrumEvent = { kind: 'unsupported' };

/** The ports for which the versioned interface has no call: empty where empty is an answer, else a refusal. */
export const UNSUPPORTED: {
  readonly alignment: AlignmentPort;
  readonly channelData: ChannelDataPort;
  readonly dhcpClient: DhcpClientPort;
  readonly hardware: HardwarePort;
  readonly help: HelpPort;
  readonly log: LogPort;
  readonly pppoe: PppoePort;
  readonly provisioning: ProvisioningPort;
  readonly spectrum: SpectrumPort;
  readonly station: StationPort;
  readonly weather: WeatherPort;
} = {
  alignment: { start: refuse },
  channelData: { read: refuse },
  dhcpClient: { read: () => Promise.resolve([]), renew: refuse, release: refuse },
  hardware: { bluetooth: () => Promise.resolve(undefined), antennas: () => Promise.resolve(undefined) },
  help: { find: () => Promise.resolve(undefined) },
  log: { watch: () => concat(of(NO_LOG), NEVER), clear: refuse },
  pppoe: { read: () => Promise.resolve([]), restart: refuse },
  provisioning: { start: refuse, stop: refuse },
  spectrum: { watch: () => concat(of(NO_SPECTRUM), NEVER) },
  station: {},
  weather: { precipitation: () => Promise.resolve(undefined) },
};
