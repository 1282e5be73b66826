import type { FetchRequest } from '@radiolink/adapters/http/client/fetch-request';
import type { OpenSocket } from '@radiolink/adapters/http/socket/live-socket';
import { createPorts } from '@radiolink/adapters/modules/plain/create-ports';
import { PasswordPort } from '@radiolink/application/account/account.port';
import { AlignmentPort } from '@radiolink/application/alignment/alignment.port';
import { BackupPort } from '@radiolink/application/backup/backup.port';
import { ConfigurationTestPort } from '@radiolink/application/configuration/configuration-test.port';
import { ConfigurationPort } from '@radiolink/application/configuration/configuration.port';
import { DiscoveryPort } from '@radiolink/application/discovery/discovery.port';
import { EthernetPort } from '@radiolink/application/ethernet/ethernet.port';
import { FirmwarePort } from '@radiolink/application/firmware/firmware.port';
import { LinkHistoryPort } from '@radiolink/application/history/link-history.port';
import { LocatePort } from '@radiolink/application/locate/locate.port';
import { LogPort } from '@radiolink/application/log/log.port';
import { NetworkTablesPort } from '@radiolink/application/network-tables/network-tables.port';
import { NoticesPort } from '@radiolink/application/notices/notices.port';
import { PingPort } from '@radiolink/application/ping/ping.port';
import { LivenessPort } from '@radiolink/application/presence/liveness.port';
import { RegulatoryDomainPort } from '@radiolink/application/regulation/regulatory-domain.port';
import { LoginFailure as UnsaidFailure, loginWords } from '@radiolink/application/safe-apply/device-line';
import type { LoginProblem } from '@radiolink/application/session/session.port';
import { SiteSurveyPort } from '@radiolink/application/site-survey/site-survey.port';
import { SpectrumPort } from '@radiolink/application/spectrum/spectrum.port';
import { SpeedTestPort } from '@radiolink/application/speed-test/speed-test.port';
import { StationPort } from '@radiolink/application/station/station.port';
import { StatusPort } from '@radiolink/application/status/status.port';
import { SupportFilePort } from '@radiolink/application/support/support-file.port';
import { RestartPort } from '@radiolink/application/system/restart.port';
import { TraceroutePort } from '@radiolink/application/traceroute/traceroute.port';
import type { Radio } from './radio.ts';

/** Where a radio is and who logs in. */
export interface Login {
  /** Origin of the device, such as `https://192.0.2.1`. */
  readonly url: string;
  readonly username: string;
  readonly password: string;
}

/** How requests reach the device. */
export interface Transport {
  readonly fetch: FetchRequest;
  /** The cookies that belong to the device, as in a `Cookie` header. */
  readonly readCookies: () => string;
  readonly openSocket: OpenSocket;
}

/** One request, and the answer to it. Both are copies; they hold secrets. */
export interface HttpExchange {
  readonly request: Request;
  /** Undefined when none came. */
  readonly response: Response | undefined;
  /** Why there was no answer. */
  readonly failure?: unknown;
  /** How long it took, ms. */
  readonly ms: number;
}

export interface ConnectOptions extends Login {
  /** The browser's, unless something else is given: a virtual radio, or a proxy. */
  readonly transport?: Transport;
  /** Milliseconds since the epoch; the system's, unless a test has its own. */
  readonly now?: () => number;
  /** How long an ordinary call may take, ms; 15 s, unless given. */
  readonly timeoutMs?: number;
  /** Sees each request with its answer. */
  readonly onExchange?: (exchange: HttpExchange) => void;
}

const SENTENCES: Readonly<Record<LoginProblem['kind'], string>> = {
  refused: 'The device rejected the login.',
  'cookies-disabled': 'The device set no session cookie.',
  'incomplete-response': 'The response of the device to the login is incomplete.',
  unreachable: 'The device does not respond.',
  failed: 'The device responded to the login with an error.',
};

/**
 * The device opened no session. The message is a sentence; it never contains the password. In Node, `cause` is the
 * `ConnectionFailure` where no connection came about.
 */
export class LoginFailure extends UnsaidFailure {
  override readonly name = 'LoginFailure';

  constructor(problem: LoginProblem, options?: ErrorOptions) {
    super(problem, loginWords(problem) || SENTENCES[problem.kind], options);
  }
}

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
