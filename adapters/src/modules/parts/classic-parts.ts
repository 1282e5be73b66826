import { ContainerModule } from 'inversify';
import { browserFetch, readBrowserCookies } from '../../browser/index.ts';
import { CLASSIC_SHARED, type ClassicBinding } from '../classic-ports.ts';
import type { ClassicSettings, PageSettings } from '../classic-settings.ts';
import { bindPorts } from '../port-binding.ts';
import type { PortPart } from './port-part.ts';

const PAGE: PageSettings = { baseUrl: '', fetch: browserFetch, readCookies: readBrowserCookies };

const part = (
  ports: PortPart['ports'],
  load: () => Promise<{ readonly PORTS: readonly ClassicBinding[] }>,
): PortPart => ({
  ports,
  load: async () => {
    const { PORTS } = await load();
    return new ContainerModule(options => bindPorts(options, CLASSIC_SHARED, PAGE, PORTS));
  },
});

/** A part that needs the transport of files or of sockets as well. */
const partWithTransport = (
  ports: PortPart['ports'],
  load: () => Promise<{ readonly PORTS: readonly ClassicBinding<ClassicSettings>[] }>,
): PortPart => ({
  ports,
  load: async () => {
    const [{ PORTS }, { TRANSPORT }] = await Promise.all([
      load(),
      import(/* webpackChunkName: "transport" */ './browser-transport.ts'),
    ]);
    return new ContainerModule(options =>
      bindPorts(options, CLASSIC_SHARED, { ...PAGE, ...TRANSPORT }, PORTS),
    );
  },
});

/**
 * The ports by the classic interface of the device that serves the page, each loaded with the page that needs it: a chunk
 * of the same name is the same chunk. `httpStart` is loaded already.
 */
export const CLASSIC_PARTS: readonly PortPart[] = [
  part(
    ['PasswordPort', 'PasswordPolicyPort', 'UsersPort'],
    () => import(/* webpackChunkName: "ports-account" */ '../classic/account.ts'),
  ),
  part(
    ['DhcpClientPort', 'PppoePort'],
    () => import(/* webpackChunkName: "part-wan" */ '../classic/address-services.ts'),
  ),
  part(
    ['AlignmentPort'],
    () => import(/* webpackChunkName: "page-alignment-part-ts" */ '../classic/alignment.ts'),
  ),
  partWithTransport(
    ['BackupPort', 'ConfigurationSectionPort'],
    () => import(/* webpackChunkName: "ports-backup" */ '../classic/backup.ts'),
  ),
  part(['CloudPort'], () => import(/* webpackChunkName: "page-services-part-ts" */ '../classic/cloud.ts')),
  part(['DiscoveryPort'], () => import(/* webpackChunkName: "ports-discovery" */ '../classic/discovery.ts')),
  part(['EthernetPort'], () => import(/* webpackChunkName: "ports-ethernet" */ '../classic/ethernet.ts')),
  partWithTransport(
    ['FirmwarePort', 'RestartPort'],
    () => import(/* webpackChunkName: "ports-firmware" */ '../classic/firmware.ts'),
  ),
  part(
    ['HardwarePort', 'TemperaturePort'],
    () => import(/* webpackChunkName: "ports-hardware" */ '../classic/hardware.ts'),
  ),
  part(['HelpPort'], () => import(/* webpackChunkName: "ports-help" */ '../classic/help.ts')),
  part(['LinkHistoryPort'], () => import(/* webpackChunkName: "part-history" */ '../classic/history.ts')),
  part(['LocatePort'], () => import(/* webpackChunkName: "ports-system" */ '../classic/locate.ts')),
  part(['LogPort'], () => import(/* webpackChunkName: "page-log-part-ts" */ '../classic/log.ts')),
  part(
    ['NetworkTablesPort'],
    () => import(/* webpackChunkName: "ports-network-tables" */ '../classic/network-tables.ts'),
  ),
  part(['PingPort'], () => import(/* webpackChunkName: "page-ping-part-ts" */ '../classic/ping.ts')),
  part(
    [
      'ApiVersionPort',
      'ConfigurationTestPort',
      'CountriesPort',
      'DfsPrescanPort',
      'NoticesPort',
      'PresencePort',
      'RegulatoryDomainPort',
      'SiteSurveyPort',
    ],
    () => import(/* webpackChunkName: "later" */ '../classic/program.ts'),
  ),
  part(
    ['ProvisioningPort'],
    () => import(/* webpackChunkName: "page-services-part-ts" */ '../classic/provisioning.ts'),
  ),
  partWithTransport(
    ['ChannelDataPort', 'SpectrumPort'],
    () => import(/* webpackChunkName: "page-spectrum-part-ts" */ '../classic/spectrum.ts'),
  ),
  part(
    ['SpeedTestPort'],
    () => import(/* webpackChunkName: "page-speed-test-part-ts" */ '../classic/speed-test.ts'),
  ),
  part(['StationPort'], () => import(/* webpackChunkName: "ports-stations" */ '../classic/stations.ts')),
  part(
    ['SupportFilePort'],
    () => import(/* webpackChunkName: "ports-system" */ '../classic/support-file.ts'),
  ),
  part(
    ['TraceroutePort'],
    () => import(/* webpackChunkName: "page-traceroute-part-ts" */ '../classic/traceroute.ts'),
  ),
  part(['WeatherPort'], () => import(/* webpackChunkName: "part-rain" */ '../classic/weather.ts')),
];
