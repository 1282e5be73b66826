import { createPorts } from '@radiolink/adapters/modules/plain/create-ports';
import { PasswordPort } from '@radiolink/application/account/account.port';
import { BackupPort } from '@radiolink/application/backup/backup.port';
import { ConfigurationPort } from '@radiolink/application/configuration/configuration.port';
import { ConfigurationTestPort } from '@radiolink/application/configuration/configuration-test.port';
import { EthernetPort } from '@radiolink/application/ethernet/ethernet.port';
import { FirmwarePort } from '@radiolink/application/firmware/firmware.port';
import { LinkHistoryPort } from '@radiolink/application/history/link-history.port';
import { LocatePort } from '@radiolink/application/locate/locate.port';
import { LogPort } from '@radiolink/application/log/log.port';
import { LivenessPort } from '@radiolink/application/presence/liveness.port';
import { RestartPort } from '@radiolink/application/system/restart.port';
import { NetworkTablesPort } from '@radiolink/application/network-tables/network-tables.port';
import { NoticesPort } from '@radiolink/application/notices/notices.port';
import { RegulatoryDomainPort } from '@radiolink/application/regulation/regulatory-domain.port';
import { SpectrumPort } from '@radiolink/application/spectrum/spectrum.port';
import { StationPort } from '@radiolink/application/station/station.port';
import { StatusPort } from '@radiolink/application/status/status.port';
import { AlignmentPort } from '@radiolink/application/alignment/alignment.port';
import { DiscoveryPort } from '@radiolink/application/discovery/discovery.port';
import { PingPort } from '@radiolink/application/ping/ping.port';
import { SiteSurveyPort } from '@radiolink/application/site-survey/site-survey.port';
import { SpeedTestPort } from '@radiolink/application/speed-test/speed-test.port';
import { SupportFilePort } from '@radiolink/application/support/support-file.port';
import { TraceroutePort } from '@radiolink/application/traceroute/traceroute.port';
import type { ConnectOptions, HttpExchange, Transport } from './connect-options.ts';
import { LoginFailure } from './login-failure.ts';
import type { Radio } from './radio.ts';

/** Logs in over a transport. @throws LoginFailure if the device opens no session */
export async function connectBy(
  transport: Transport,
  { url, username, password, now = Date.now, timeoutMs, onExchange }: ConnectOptions,
): Promise<Radio> {
  const ports = createPorts({
    baseUrl: new URL(url).origin,
    ...transport,
    ...(onExchange && { fetch: watchedFetch(transport.fetch, onExchange) }),
    ...(timeoutMs !== undefined && { timeoutMs }),
    clock: { now },
  });
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
    locate: port(LocatePort),
    log: port(LogPort),
    networkTables: port(NetworkTablesPort),
    notices: port(NoticesPort),
    presence: port(LivenessPort),
    regulation: port(RegulatoryDomainPort),
    restart: port(RestartPort),
    stations: port(StationPort),
    status: port(StatusPort),
    supportFile: port(SupportFilePort),
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

/** A fetch whose exchanges are shown to somebody. */
function watchedFetch(
  fetch: Transport['fetch'],
  onExchange: (exchange: HttpExchange) => void,
): Transport['fetch'] {
  return async given => {
    const request = given.clone();
    const begun = Date.now();
    try {
      const response = await fetch(given);
      onExchange({ request, response: response.clone(), ms: Date.now() - begun });
      return response;
    } catch (failure) {
      onExchange({ request, response: undefined, failure, ms: Date.now() - begun });
      throw failure;
    }
  };
}
