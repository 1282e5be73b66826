import { PasswordPort } from '@radiolink/application/account';
import { ApiVersionPort } from '@radiolink/application/api-version';
import { DhcpClientPort, PppoePort } from '@radiolink/application/address-services';
import { BackupPort, ConfigurationSectionPort } from '@radiolink/application/backup';
import { ConfigurationPort, ConfigurationTestPort } from '@radiolink/application/configuration';
import { CloudPort } from '@radiolink/application/cloud';
import { EthernetPort } from '@radiolink/application/ethernet';
import { FirmwarePort } from '@radiolink/application/firmware';
import { HardwarePort, TemperaturePort } from '@radiolink/application/hardware';
import { HelpPort } from '@radiolink/application/help';
import { LinkHistoryPort } from '@radiolink/application/history';
import { LogPort } from '@radiolink/application/log';
import { PresencePort } from '@radiolink/application/presence';
import { ProvisioningPort } from '@radiolink/application/services';
import { RestartPort } from '@radiolink/application/system';
import { NetworkTablesPort } from '@radiolink/application/network-tables';
import { NoticesPort } from '@radiolink/application/notices';
import { CountriesPort, DfsPrescanPort, RegulatoryDomainPort } from '@radiolink/application/regulation';
import { PublicInfoPort, SessionEndPort, SessionPort } from '@radiolink/application/session';
import { ChannelDataPort, SpectrumPort } from '@radiolink/application/spectrum';
import { StationPort } from '@radiolink/application/station';
import { StatusPort } from '@radiolink/application/status';
import { AlignmentPort } from '@radiolink/application/alignment';
import { DiscoveryPort } from '@radiolink/application/discovery';
import { PingPort } from '@radiolink/application/ping';
import { SiteSurveyPort } from '@radiolink/application/site-survey';
import { SpeedTestPort } from '@radiolink/application/speed-test';
import { TraceroutePort } from '@radiolink/application/traceroute';
import { WeatherPort } from '@radiolink/application/weather';
import type { Token } from '@radiolink/application/wiring';

/** Every port that the classic interface serves. */
export const PORTS: readonly Token<object>[] = [
  AlignmentPort,
  ApiVersionPort,
  BackupPort,
  ChannelDataPort,
  CloudPort,
  ConfigurationPort,
  ConfigurationSectionPort,
  ConfigurationTestPort,
  DhcpClientPort,
  DiscoveryPort,
  EthernetPort,
  FirmwarePort,
  HardwarePort,
  HelpPort,
  LinkHistoryPort,
  LogPort,
  NetworkTablesPort,
  NoticesPort,
  PasswordPort,
  PingPort,
  PppoePort,
  PresencePort,
  ProvisioningPort,
  PublicInfoPort,
  CountriesPort,
  DfsPrescanPort,
  RegulatoryDomainPort,
  RestartPort,
  SessionEndPort,
  SessionPort,
  SiteSurveyPort,
  SpectrumPort,
  SpeedTestPort,
  StationPort,
  StatusPort,
  TemperaturePort,
  TraceroutePort,
  WeatherPort,
];
