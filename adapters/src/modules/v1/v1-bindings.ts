import { PasswordPolicyPort, PasswordPort, UsersPort } from '@radiolink/application/account';
import { DhcpClientPort, PppoePort } from '@radiolink/application/address-services';
import { Clock } from '@radiolink/application/clock';
import { CloudPort } from '@radiolink/application/cloud';
import {
  BackupPort,
  ConfigurationPort,
  ConfigurationSectionPort,
  ConfigurationTestPort,
  DeviceDocumentsPort,
} from '@radiolink/application/configuration';
import { EthernetPort, InterfaceSettingsPort } from '@radiolink/application/ethernet';
import { FirmwarePort } from '@radiolink/application/firmware';
import { HardwarePort } from '@radiolink/application/hardware';
import { HeartbeatLock } from '@radiolink/application/heartbeat';
import { HelpPort } from '@radiolink/application/help';
import { LinkHistoryPort } from '@radiolink/application/history';
import {
  LocatePort,
  LogPort,
  PresencePort,
  ProvisioningPort,
  RestartPort,
  SupportFilePort,
  TemperaturePort,
} from '@radiolink/application/maintenance';
import { NetworkTablesPort } from '@radiolink/application/network-tables';
import { NoticesPort } from '@radiolink/application/notices';
import { VisibilityPort } from '@radiolink/application/page';
import { ProxyPort } from '@radiolink/application/proxy';
import { CountriesPort, DfsPrescanPort, RegulatoryDomainPort } from '@radiolink/application/regulation';
import { PublicInfoPort, SessionPort, SessionStore } from '@radiolink/application/session';
import { ChannelDataPort, SpectrumPort } from '@radiolink/application/spectrum';
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
import { WeatherPort } from '@radiolink/application/weather';
import { type Token, token } from '@radiolink/application/wiring';
import type { ContainerModuleLoadOptions } from 'inversify';
import type { Surroundings } from '../../http/polling/index.ts';
import {
  UNOFFERED,
  V1Backup,
  type V1Client,
  V1Cloud,
  V1Configuration,
  V1ConfigurationTest,
  V1Countries,
  V1DeviceDocuments,
  V1DfsPrescan,
  V1Discovery,
  V1Ethernet,
  V1Firmware,
  V1InterfaceSettings,
  V1LinkHistory,
  V1Locate,
  V1NetworkTables,
  V1Notices,
  V1Password,
  V1PasswordPolicy,
  V1Ping,
  V1Presence,
  V1Proxy,
  V1PublicInfo,
  V1RegulatoryDomain,
  V1Restart,
  V1Session,
  V1SiteSurvey,
  V1SpeedTest,
  V1Status,
  V1SupportFile,
  V1Temperature,
  V1Traceroute,
  V1Users,
} from '../../http/v1/index.ts';
import { LiveTopics } from '../../http/v1/socket/index.ts';
import type { ClassicSettings } from '../classic-settings.ts';

/** Token of the client that all versioned adapters share. */
export const V1ClientToken: Token<V1Client> = token<V1Client>('V1Client');
/** The one configuration that two ports share. */
const V1ConfigurationToken: Token<V1Configuration> = token<V1Configuration>('V1Configuration');

/** The live socket that streams share. */
const LiveTopicsToken: Token<LiveTopics> = token<LiveTopics>('LiveTopics');

type SurroundingsOfStream = Surroundings & { readonly clock: Clock };

/** Binds every port to the versioned interface, with an empty or refusing one where it has no call. */
export function bindV1Ports(
  { bind }: ContainerModuleLoadOptions,
  { upload, openSocket }: Pick<ClassicSettings, 'upload' | 'openSocket'>,
): void {
  const bindCall = <Port>(port: Token<Port>, make: (client: V1Client) => Port): void => {
    bind(port).toResolvedValue(make, [V1ClientToken]).inSingletonScope();
  };
  const bindOfSession = <Port>(
    port: Token<Port>,
    make: (client: V1Client, session: SessionStore) => Port,
  ): void => {
    bind(port).toResolvedValue(make, [V1ClientToken, SessionStore]).inSingletonScope();
  };
  const bindStream = <Port>(
    port: Token<Port>,
    make: (client: V1Client, surroundings: SurroundingsOfStream) => Port,
  ): void => {
    bind(port)
      .toResolvedValue(
        (client: V1Client, visibility: VisibilityPort, heartbeat: HeartbeatLock, clock: Clock) =>
          make(client, { visibility, heartbeat, clock }),
        [V1ClientToken, VisibilityPort, HeartbeatLock, Clock],
      )
      .inSingletonScope();
  };

  const bindLive = <Port>(
    port: Token<Port>,
    make: (client: V1Client, surroundings: SurroundingsOfStream, topics: LiveTopics) => Port,
  ): void => {
    bind(port)
      .toResolvedValue(
        (
          client: V1Client,
          visibility: VisibilityPort,
          heartbeat: HeartbeatLock,
          clock: Clock,
          topics: LiveTopics,
        ) => make(client, { visibility, heartbeat, clock }, topics),
        [V1ClientToken, VisibilityPort, HeartbeatLock, Clock, LiveTopicsToken],
      )
      .inSingletonScope();
  };
  bind(LiveTopicsToken)
    .toResolvedValue(
      (client: V1Client, visibility: VisibilityPort, heartbeat: HeartbeatLock, session: SessionStore) =>
        new LiveTopics({
          openSocket,
          visibility,
          heartbeat,
          token: () => session.get('utoken'),
          sessionOver: () => client.endSession('expired'),
        }),
      [V1ClientToken, VisibilityPort, HeartbeatLock, SessionStore],
    )
    .inSingletonScope();

  bindOfSession(SessionPort, (client, session) => new V1Session(client, session));
  bindOfSession(PasswordPort, (client, session) => new V1Password(client, session));
  bindCall(PublicInfoPort, client => new V1PublicInfo(client));
  bindCall(PasswordPolicyPort, client => new V1PasswordPolicy(client));
  bindCall(UsersPort, client => new V1Users(client));
  bindCall(CountriesPort, client => new V1Countries(client));
  bindCall(RegulatoryDomainPort, client => new V1RegulatoryDomain(client));

  bindCall(DeviceDocumentsPort, client => new V1DeviceDocuments(client));
  bindCall(InterfaceSettingsPort, client => new V1InterfaceSettings(client));
  bindStream(DfsPrescanPort, (client, surroundings) => new V1DfsPrescan(client, surroundings));

  bindCall(V1ConfigurationToken, client => new V1Configuration(client));
  bind(ConfigurationPort).toResolvedValue(each => each, [V1ConfigurationToken]);
  bind(ConfigurationSectionPort).toResolvedValue(each => each, [V1ConfigurationToken]);
  bindCall(ConfigurationTestPort, client => new V1ConfigurationTest(client));
  bindCall(BackupPort, client => new V1Backup(client, upload));

  bindCall(FirmwarePort, client => new V1Firmware(client, upload));
  bindCall(RestartPort, client => new V1Restart(client));
  bindCall(PresencePort, client => new V1Presence(client));
  bindCall(LocatePort, client => new V1Locate(client));
  bindCall(SupportFilePort, client => new V1SupportFile(client));
  bindCall(TemperaturePort, client => new V1Temperature(client));
  bindCall(EthernetPort, client => new V1Ethernet(client));
  bindCall(LinkHistoryPort, client => new V1LinkHistory(client));
  bindCall(ProxyPort, client => new V1Proxy(client));

  bindLive(StatusPort, (client, surroundings, topics) => new V1Status(client, surroundings, topics));
  bindLive(NoticesPort, (client, surroundings, topics) => new V1Notices(client, surroundings, topics));
  bindLive(CloudPort, (client, surroundings, topics) => new V1Cloud(client, surroundings, topics));
  bindStream(NetworkTablesPort, (client, { clock }) => new V1NetworkTables(client, clock));
  bindStream(PingPort, (client, surroundings) => new V1Ping(client, surroundings));
  bindStream(TraceroutePort, (client, surroundings) => new V1Traceroute(client, surroundings));
  bindStream(SpeedTestPort, (client, surroundings) => new V1SpeedTest(client, surroundings));
  bindStream(DiscoveryPort, (client, surroundings) => new V1Discovery(client, surroundings));
  bindStream(SiteSurveyPort, (client, surroundings) => new V1SiteSurvey(client, surroundings));

  bind(AlignmentPort).toConstantValue(UNOFFERED.alignment);
  bind(ChannelDataPort).toConstantValue(UNOFFERED.channelData);
  bind(DhcpClientPort).toConstantValue(UNOFFERED.dhcpClient);
  bind(HardwarePort).toConstantValue(UNOFFERED.hardware);
  bind(HelpPort).toConstantValue(UNOFFERED.help);
  bind(LogPort).toConstantValue(UNOFFERED.log);
  bind(PppoePort).toConstantValue(UNOFFERED.pppoe);
  bind(ProvisioningPort).toConstantValue(UNOFFERED.provisioning);
  bind(SpectrumPort).toConstantValue(UNOFFERED.spectrum);
  bind(StationPort).toConstantValue(UNOFFERED.station);
  bind(WeatherPort).toConstantValue(UNOFFERED.weather);
}
