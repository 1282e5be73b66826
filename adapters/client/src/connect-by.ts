import { createPorts } from '@radiolink/adapters/modules/plain';
import { PasswordPort } from '@radiolink/application/account';
import { BackupPort, ConfigurationPort, ConfigurationTestPort } from '@radiolink/application/configuration';
import { EthernetPort } from '@radiolink/application/ethernet';
import { FirmwarePort } from '@radiolink/application/firmware';
import { LinkHistoryPort } from '@radiolink/application/history';
import { LogPort, PresencePort, RestartPort } from '@radiolink/application/maintenance';
import { NetworkTablesPort } from '@radiolink/application/network-tables';
import { NoticesPort } from '@radiolink/application/notices';
import { RegulatoryDomainPort } from '@radiolink/application/regulation';
import { SpectrumPort } from '@radiolink/application/spectrum';
import { StationPort } from '@radiolink/application/station';
import { StatusPort } from '@radiolink/application/status';
import {
  AlignmentPort,
  DiscoveryPort,
  PingPort,
  SiteSurveyPort,
  SpeedTestPort,
  TraceroutePort,
} from '@radiolink/application/tools';
import type { ConnectOptions, Transport } from './connect-options.ts';
import { LoginFailure } from './login-failure.ts';
import type { Radio } from './radio.ts';

/** Logs in over a transport. @throws LoginFailure if the device opens no session */
export async function connectBy(
  transport: Transport,
  { url, username, password, now = Date.now }: ConnectOptions,
): Promise<Radio> {
  const ports = createPorts({ baseUrl: new URL(url).origin, ...transport, clock: { now } });
  const outcome = await ports.login.login({ username, password });
  if (!outcome.ok) throw new LoginFailure(outcome.problem);
  const { api, port } = ports.device();
  return {
    api,
    session: outcome.session,
    account: port(PasswordPort),
    backup: port(BackupPort),
    configuration: port(ConfigurationPort),
    configurationTest: port(ConfigurationTestPort),
    ethernet: port(EthernetPort),
    firmware: port(FirmwarePort),
    history: port(LinkHistoryPort),
    log: port(LogPort),
    networkTables: port(NetworkTablesPort),
    notices: port(NoticesPort),
    presence: port(PresencePort),
    regulation: port(RegulatoryDomainPort),
    restart: port(RestartPort),
    stations: port(StationPort),
    status: port(StatusPort),
    tools: {
      alignment: port(AlignmentPort),
      discovery: port(DiscoveryPort),
      ping: port(PingPort),
      siteSurvey: port(SiteSurveyPort),
      spectrum: port(SpectrumPort),
      speedTest: port(SpeedTestPort),
      traceroute: port(TraceroutePort),
    },
    close: () => ports.login.logout(),
  };
}
