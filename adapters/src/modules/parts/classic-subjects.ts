import type { ContainerModule } from 'inversify';
import { browserFetch, readBrowserCookies } from '../../browser/page/browser-fetch.ts';
import {
  CLASSIC_SHARED,
  type ClassicBinding,
  type TransportBinding,
} from '../../http/classic/classic-ports.ts';
import type { PageSettings } from '../../http/device-settings.ts';
import { portsModule } from '../../wiring/port-binding.ts';
import type { FilePorts, PortFiles } from '../found.ts';
import type { LoadSubject } from './port-loader.ts';

/** Where the ports of a subject stand. */
const FILES: PortFiles<ClassicBinding> = {
  account: () =>
    import(/* webpackChunkName: "ports-account" */ '../../http/classic/account/account.adapter.ts'),
  'address-services': () =>
    import(
      /* webpackChunkName: "part-wan" */ '../../http/classic/address-services/address-services.adapter.ts'
    ),
  alignment: () =>
    import(
      /* webpackChunkName: "page-alignment-part-ts" */ '../../http/classic/alignment/alignment.adapter.ts'
    ),
  'api-version': () =>
    import(/* webpackChunkName: "later" */ '../../http/api-version/api-version.adapter.ts'),
  cloud: () =>
    import(/* webpackChunkName: "page-services-part-ts" */ '../../http/mixed/mixed-cloud.adapter.ts'),
  configuration: () =>
    import(/* webpackChunkName: "later" */ '../../http/classic/configuration/configuration-test.adapter.ts'),
  discovery: () =>
    import(/* webpackChunkName: "ports-discovery" */ '../../http/classic/discovery/discovery.adapter.ts'),
  ethernet: () =>
    import(/* webpackChunkName: "ports-ethernet" */ '../../http/classic/ethernet/ethernet.adapter.ts'),
  hardware: () =>
    import(/* webpackChunkName: "ports-hardware" */ '../../http/classic/hardware/hardware.adapter.ts'),
  help: () => import(/* webpackChunkName: "ports-help" */ '../../http/classic/help/help.adapter.ts'),
  history: () =>
    import(/* webpackChunkName: "part-charts" */ '../../http/classic/history/link-history.adapter.ts'),
  locate: () => import(/* webpackChunkName: "ports-system" */ '../../http/mixed/mixed-locate.adapter.ts'),
  log: () => import(/* webpackChunkName: "page-log-part-ts" */ '../../http/classic/log/log.adapter.ts'),
  'network-tables': () =>
    import(
      /* webpackChunkName: "ports-network-tables" */ '../../http/classic/network-tables/network-tables.adapter.ts'
    ),
  notices: () => import(/* webpackChunkName: "later" */ '../../http/classic/notices/notices.adapter.ts'),
  ping: () => import(/* webpackChunkName: "page-ping-part-ts" */ '../../http/classic/ping/ping.adapter.ts'),
  presence: () => import(/* webpackChunkName: "later" */ '../../http/classic/presence/presence.adapter.ts'),
  regulation: () =>
    import(/* webpackChunkName: "later" */ '../../http/classic/regulation/regulatory-domain.adapter.ts'),
  'remote-device': () =>
    import(/* webpackChunkName: "ports-remote-device" */ '../../http/mixed/mixed-remote-device.adapter.ts'),
  services: () =>
    import(
      /* webpackChunkName: "page-services-part-ts" */ '../../http/classic/services/provisioning.adapter.ts'
    ),
  'site-survey': () =>
    import(/* webpackChunkName: "later" */ '../../http/classic/site-survey/site-survey.adapter.ts'),
  'speed-test': () =>
    import(
      /* webpackChunkName: "page-speed-test-part-ts" */ '../../http/classic/speed-test/speed-test.adapter.ts'
    ),
  station: () =>
    import(/* webpackChunkName: "ports-station" */ '../../http/classic/station/station.adapter.ts'),
  support: () =>
    import(/* webpackChunkName: "ports-system" */ '../../http/mixed/mixed-support-file.adapter.ts'),
  system: () => import(/* webpackChunkName: "ports-system" */ '../../http/classic/system/restart.adapter.ts'),
  traceroute: () =>
    import(
      /* webpackChunkName: "page-traceroute-part-ts" */ '../../http/classic/traceroute/traceroute.adapter.ts'
    ),
  weather: () => import(/* webpackChunkName: "part-rain" */ '../../http/classic/weather/weather.adapter.ts'),
};
/** Those that need the transport of files or of sockets as well. */
const TRANSPORT_FILES: PortFiles<TransportBinding> = {
  backup: () => import(/* webpackChunkName: "ports-backup" */ '../../http/classic/backup/backup.adapter.ts'),
  firmware: () =>
    import(/* webpackChunkName: "ports-firmware" */ '../../http/classic/firmware/firmware.adapter.ts'),
  spectrum: () =>
    import(/* webpackChunkName: "page-spectrum-part-ts" */ '../../http/classic/spectrum/spectrum.adapter.ts'),
};
const PAGE: PageSettings = { baseUrl: '', fetch: browserFetch, readCookies: readBrowserCookies };

/** The ports of a subject by the classic API of the device that serves the page. `httpStart` is loaded already. */
export const loadClassic: LoadSubject = subject => {
  const load = FILES[subject];
  const loadWithTransport = TRANSPORT_FILES[subject];
  return load ? plain(load) : loadWithTransport && withTransport(loadWithTransport);
};

async function plain(load: () => Promise<FilePorts<ClassicBinding>>): Promise<ContainerModule> {
  const { PORTS } = await load();
  return portsModule(CLASSIC_SHARED, PAGE, PORTS);
}

async function withTransport(load: () => Promise<FilePorts<TransportBinding>>): Promise<ContainerModule> {
  const [{ PORTS }, { TRANSPORT }] = await Promise.all([
    load(),
    import(/* webpackChunkName: "transport" */ './browser-transport.ts'),
  ]);
  return portsModule(CLASSIC_SHARED, { ...PAGE, ...TRANSPORT }, PORTS);
}
