import type { PasswordPort } from '@radiolink/application/account';
import type { BackupPort } from '@radiolink/application/backup';
import type { ConfigurationPort, ConfigurationTestPort } from '@radiolink/application/configuration';
import type { EthernetPort } from '@radiolink/application/ethernet';
import type { FirmwarePort } from '@radiolink/application/firmware';
import type { LinkHistoryPort } from '@radiolink/application/history';
import type { LogPort } from '@radiolink/application/log';
import type { PresencePort } from '@radiolink/application/presence';
import type { RestartPort } from '@radiolink/application/system';
import type { NetworkTablesPort } from '@radiolink/application/network-tables';
import type { NoticesPort } from '@radiolink/application/notices';
import type { RegulatoryDomainPort } from '@radiolink/application/regulation';
import type { OpenedSession } from '@radiolink/application/session';
import type { SpectrumPort } from '@radiolink/application/spectrum';
import type { StationPort } from '@radiolink/application/station';
import type { StatusPort } from '@radiolink/application/status';
import type { AlignmentPort } from '@radiolink/application/alignment';
import type { DiscoveryPort } from '@radiolink/application/discovery';
import type { PingPort } from '@radiolink/application/ping';
import type { SiteSurveyPort } from '@radiolink/application/site-survey';
import type { SpeedTestPort } from '@radiolink/application/speed-test';
import type { TraceroutePort } from '@radiolink/application/traceroute';

/** What measures and searches. */
export interface RadioTools {
  readonly alignment: AlignmentPort;
  readonly discovery: DiscoveryPort;
  readonly ping: PingPort;
  readonly siteSurvey: SiteSurveyPort;
  readonly spectrum: SpectrumPort;
  readonly speedTest: SpeedTestPort;
  readonly traceroute: TraceroutePort;
}

/**
 * A radio with an open session, by subject. What the interface of the device has no call for answers empty, or rejects
 * without a request.
 */
export interface Radio {
  /** Which interface the device has. decided.md row 12. */
  readonly api: 'classic' | 'versioned';
  readonly session: OpenedSession;
  readonly account: PasswordPort;
  readonly backup: BackupPort;
  readonly configuration: ConfigurationPort;
  readonly configurationTest: ConfigurationTestPort;
  readonly ethernet: EthernetPort;
  readonly firmware: FirmwarePort;
  readonly history: LinkHistoryPort;
  readonly log: LogPort;
  readonly networkTables: NetworkTablesPort;
  readonly notices: NoticesPort;
  readonly presence: PresencePort;
  readonly regulation: RegulatoryDomainPort;
  readonly restart: RestartPort;
  readonly stations: StationPort;
  readonly status: StatusPort;
  readonly tools: RadioTools;
  /** Logs out. The device may be unreachable: the session ends here all the same. */
  readonly close: () => Promise<void>;
}
