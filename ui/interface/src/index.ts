export { type DeviceSettings, devicePorts } from './device-ports.ts';
export { mount, type MountOptions } from './mount.tsx';
export { type Ports, replacePorts, type Replacement } from './ports.ts';
export type { Token } from '@radiolink/application/wiring';
export { PasswordPort } from '@radiolink/application/account';
export { Clock } from '@radiolink/application/clock';
export { BackupPort, ConfigurationPort, ConfigurationTestPort } from '@radiolink/application/configuration';
export { EthernetPort } from '@radiolink/application/ethernet';
export { FirmwarePort } from '@radiolink/application/firmware';
export { LinkHistoryPort } from '@radiolink/application/history';
export { LogPort, PresencePort, RestartPort } from '@radiolink/application/maintenance';
export { NetworkTablesPort } from '@radiolink/application/network-tables';
export { NoticesPort } from '@radiolink/application/notices';
export { RegulatoryDomainPort } from '@radiolink/application/regulation';
export { PublicInfoPort, SessionPort, SessionStore } from '@radiolink/application/session';
export { SpectrumPort } from '@radiolink/application/spectrum';
export { StationPort } from '@radiolink/application/station';
export { StatusPort } from '@radiolink/application/status';
export {
  AlignmentPort,
  DiscoveryPort,
  PingPort,
  SiteSurveyPort,
  SpeedTestPort,
  TraceroutePort,
} from '@radiolink/application/tools';
