import type { PasswordPort } from '@radiolink/application/account/account.port';
import type { BackupPort } from '@radiolink/application/backup/backup.port';
import type { ConfigurationPort } from '@radiolink/application/configuration/configuration.port';
import type { ConfigurationTestPort } from '@radiolink/application/configuration/configuration-test.port';
import type { EthernetPort } from '@radiolink/application/ethernet/ethernet.port';
import type { FirmwarePort } from '@radiolink/application/firmware/firmware.port';
import type { LinkHistoryPort } from '@radiolink/application/history/link-history.port';
import type { LocatePort } from '@radiolink/application/locate/locate.port';
import type { LogPort } from '@radiolink/application/log/log.port';
import type { LivenessPort } from '@radiolink/application/presence/liveness.port';
import type { RestartPort } from '@radiolink/application/system/restart.port';
import type { NetworkTablesPort } from '@radiolink/application/network-tables/network-tables.port';
import type { NoticesPort } from '@radiolink/application/notices/notices.port';
import type { RegulatoryDomainPort } from '@radiolink/application/regulation/regulatory-domain.port';
import type { OpenedSession } from '@radiolink/application/session/session.port';
import type { SpectrumPort } from '@radiolink/application/spectrum/spectrum.port';
import type { StationPort } from '@radiolink/application/station/station.port';
import type { StatusPort } from '@radiolink/application/status/status.port';
import type { AlignmentPort } from '@radiolink/application/alignment/alignment.port';
import type { DiscoveryPort } from '@radiolink/application/discovery/discovery.port';
import type { PingPort } from '@radiolink/application/ping/ping.port';
import type { SiteSurveyPort } from '@radiolink/application/site-survey/site-survey.port';
import type { SpeedTestPort } from '@radiolink/application/speed-test/speed-test.port';
import type { SupportFilePort } from '@radiolink/application/support/support-file.port';
import type { TraceroutePort } from '@radiolink/application/traceroute/traceroute.port';

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
  /** Which API the device has. reading 12. */
  readonly api: 'classic' | 'versioned';
  readonly session: OpenedSession;
  readonly account: PasswordPort;
  readonly backup: BackupPort;
  readonly configuration: ConfigurationPort;
  readonly configurationTest: ConfigurationTestPort;
  readonly ethernet: EthernetPort;
  readonly firmware: FirmwarePort;
  readonly history: LinkHistoryPort;
  readonly locate: LocatePort;
  readonly log: LogPort;
  readonly networkTables: NetworkTablesPort;
  readonly notices: NoticesPort;
  readonly presence: LivenessPort;
  readonly regulation: RegulatoryDomainPort;
  readonly restart: RestartPort;
  readonly stations: StationPort;
  readonly status: StatusPort;
  readonly supportFile: SupportFilePort;
  readonly tools: RadioTools;
  /** Logs out. The device may be unreachable: the session ends here all the same. */
  readonly close: () => Promise<void>;
}
