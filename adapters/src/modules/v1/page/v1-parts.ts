import type { PortPart } from '../../parts/port-part.ts';
import { pageModule } from './page-module.ts';
import type { V1Binding } from '../v1-ports.ts';

const part = (
  ports: PortPart['ports'],
  load: () => Promise<{ readonly PORTS: readonly V1Binding[] }>,
): PortPart => ({ ports, load: async () => pageModule((await load()).PORTS) });

/** The ports by the versioned interface of the device that serves the page, loaded by subject. `v1Start` is loaded already. */
export const V1_PARTS: readonly PortPart[] = [
  part(
    ['PasswordPort', 'PasswordPolicyPort', 'UsersPort'],
    () => import(/* webpackChunkName: "v1-account" */ '../ports/account.ts'),
  ),
  part(
    ['DhcpClientPort', 'PppoePort'],
    () => import(/* webpackChunkName: "v1-address-services" */ '../ports/address-services.ts'),
  ),
  part(['AlignmentPort'], () => import(/* webpackChunkName: "v1-alignment" */ '../ports/alignment.ts')),
  part(
    ['BackupPort', 'ConfigurationSectionPort', 'DeviceDocumentsPort'],
    () => import(/* webpackChunkName: "v1-backup" */ '../ports/backup.ts'),
  ),
  part(['CloudPort', 'ProxyPort'], () => import(/* webpackChunkName: "v1-cloud" */ '../ports/cloud.ts')),
  part(['DiscoveryPort'], () => import(/* webpackChunkName: "v1-discovery" */ '../ports/discovery.ts')),
  part(['EthernetPort'], () => import(/* webpackChunkName: "v1-ethernet" */ '../ports/ethernet.ts')),
  part(
    ['FirmwarePort', 'RestartPort', 'SupportFilePort'],
    () => import(/* webpackChunkName: "v1-firmware" */ '../ports/firmware.ts'),
  ),
  part(
    ['HardwarePort', 'LocatePort', 'TemperaturePort'],
    () => import(/* webpackChunkName: "v1-hardware" */ '../ports/hardware.ts'),
  ),
  part(['HelpPort'], () => import(/* webpackChunkName: "v1-help" */ '../ports/help.ts')),
  part(['LinkHistoryPort'], () => import(/* webpackChunkName: "v1-history" */ '../ports/history.ts')),
  part(['LogPort'], () => import(/* webpackChunkName: "v1-log" */ '../ports/log.ts')),
  part(
    ['NetworkTablesPort'],
    () => import(/* webpackChunkName: "v1-network-tables" */ '../ports/network-tables.ts'),
  ),
  part(['PingPort'], () => import(/* webpackChunkName: "v1-ping" */ '../ports/ping.ts')),
  part(
    [
      'ConfigurationTestPort',
      'CountriesPort',
      'DfsPrescanPort',
      'NoticesPort',
      'PresencePort',
      'RegulatoryDomainPort',
      'SiteSurveyPort',
      'ApiVersionPort',
    ],
    () => import(/* webpackChunkName: "v1-program" */ '../ports/program.ts'),
  ),
  part(
    ['ProvisioningPort'],
    () => import(/* webpackChunkName: "v1-provisioning" */ '../ports/provisioning.ts'),
  ),
  part(
    ['ChannelDataPort', 'SpectrumPort'],
    () => import(/* webpackChunkName: "v1-spectrum" */ '../ports/spectrum.ts'),
  ),
  part(['SpeedTestPort'], () => import(/* webpackChunkName: "v1-speed-test" */ '../ports/speed-test.ts')),
  part(['StationPort'], () => import(/* webpackChunkName: "v1-stations" */ '../ports/stations.ts')),
  part(['TraceroutePort'], () => import(/* webpackChunkName: "v1-traceroute" */ '../ports/traceroute.ts')),
  part(['WeatherPort'], () => import(/* webpackChunkName: "v1-weather" */ '../ports/weather.ts')),
];
