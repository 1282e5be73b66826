import type { DhcpClientPort, PppoePort } from '@radiolink/application/address-services';
import type { HardwarePort } from '@radiolink/application/hardware';
import type { HelpPort } from '@radiolink/application/help';
import type { DeviceLog, LogPort } from '@radiolink/application/log';
import type { ProvisioningPort } from '@radiolink/application/services';
import type { ChannelDataPort, SpectrumEvent, SpectrumPort } from '@radiolink/application/spectrum';
import type { StationPort } from '@radiolink/application/station';
import type { AlignmentPort } from '@radiolink/application/alignment';
import type { Watched } from '@radiolink/application/watching';
import type { WeatherPort } from '@radiolink/application/weather';
import { concat, NEVER, of } from 'rxjs';
import { notOffered } from '../client/not-offered.ts';

/** Refuses without a request. */
const refuse = (): Promise<never> => Promise.reject(notOffered());

const NO_LOG: Watched<DeviceLog> = { kind: 'value', value: { enabled: false, lines: [] } };
const NO_SPECTRUM: SpectrumEvent = { kind: 'unsupported' };

/** The ports for which the versioned interface has no call: empty where empty is an answer, else a refusal. */
export const UNOFFERED: {
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
  station: { kick: refuse },
  weather: { precipitation: () => Promise.resolve(undefined) },
};
