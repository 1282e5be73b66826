import { createPorts } from '@radiolink/adapters/modules/plain';
import { PasswordPort } from '@radiolink/application/account';
import { BackupPort } from '@radiolink/application/backup';
import { ConfigurationPort, ConfigurationTestPort } from '@radiolink/application/configuration';
import { EthernetPort } from '@radiolink/application/ethernet';
import { FirmwarePort } from '@radiolink/application/firmware';
import { LinkHistoryPort } from '@radiolink/application/history';
import { LogPort } from '@radiolink/application/log';
import { PresencePort } from '@radiolink/application/presence';
import { RestartPort } from '@radiolink/application/system';
import { NetworkTablesPort } from '@radiolink/application/network-tables';
import { NoticesPort } from '@radiolink/application/notices';
import { RegulatoryDomainPort } from '@radiolink/application/regulation';
import { SpectrumPort } from '@radiolink/application/spectrum';
import { StationPort } from '@radiolink/application/station';
import { StatusPort } from '@radiolink/application/status';
import { AlignmentPort } from '@radiolink/application/alignment';
import { DiscoveryPort } from '@radiolink/application/discovery';
import { PingPort } from '@radiolink/application/ping';
import { SiteSurveyPort } from '@radiolink/application/site-survey';
import { SpeedTestPort } from '@radiolink/application/speed-test';
import { TraceroutePort } from '@radiolink/application/traceroute';
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
