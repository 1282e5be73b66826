import { DhcpClientPort, PppoePort } from '@radiolink/application/address-services/address-services.port';
import { HelpPort } from '@radiolink/application/help/help.port';
import { type DeviceLog, LogPort } from '@radiolink/application/log/log.port';
import { ProvisioningPort } from '@radiolink/application/services/provisioning.port';
import { StationPort } from '@radiolink/application/station/station.port';
import { AlignmentPort } from '@radiolink/application/alignment/alignment.port';
import type { Watched } from '@radiolink/application/watching/watched';
import { WeatherPort } from '@radiolink/application/weather/weather.port';
import { concat, NEVER, of } from 'rxjs';
import { unsupported } from '../client/unsupported.ts';
import { v1Port } from './v1-ports.ts';

/** Refuses without a request. */
const refuse = (): Promise<never> => Promise.reject(unsupported());

const NO_LOG: Watched<DeviceLog> = { kind: 'value', value: { enabled: false, lines: [] } };

/** The subjects for which the versioned API has no call: empty where empty is an answer, else a refusal. */
export const UNSUPPORTED = {
  'address-services': [
    v1Port(DhcpClientPort, () => ({ read: () => Promise.resolve([]), renew: refuse, release: refuse })),
    v1Port(PppoePort, () => ({ read: () => Promise.resolve([]), restart: refuse })),
  ],
  alignment: [v1Port(AlignmentPort, () => ({ start: refuse }))],
  help: [v1Port(HelpPort, () => ({ find: () => Promise.resolve(undefined) }))],
  log: [v1Port(LogPort, () => ({ watch: () => concat(of(NO_LOG), NEVER), clear: refuse }))],
  services: [v1Port(ProvisioningPort, () => ({ start: refuse, stop: refuse }))],
  station: [v1Port(StationPort, () => ({}))],
  weather: [v1Port(WeatherPort, () => ({ precipitation: () => Promise.resolve(undefined) }))],
};
