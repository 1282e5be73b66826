import { V1_SHARED, type V1Binding } from '../../../http/v1/v1-ports.ts';
import { portsModule } from '../../../wiring/port-binding.ts';
import type { UNSUPPORTED } from '../../../http/v1/unsupported-ports.ts';
import type { FilePorts, PortFiles } from '../../found.ts';
import type { LoadSubject } from '../../parts/port-loader.ts';
import { PAGE } from './page-module.ts';

/** Where the ports of a subject stand. */
const FILES: PortFiles<V1Binding> = {
  account: () => import(/* webpackChunkName: "v1-account" */ '../../../http/v1/account/account.adapter.ts'),
  'address-services': () => unsupported('address-services'),
  alignment: () => unsupported('alignment'),
  'api-version': () =>
    import(/* webpackChunkName: "v1-later" */ '../../../http/api-version/api-version.adapter.ts'),
  backup: () => import(/* webpackChunkName: "v1-backup" */ '../../../http/v1/backup/backup.adapter.ts'),
  cloud: () => import(/* webpackChunkName: "v1-services" */ '../../../http/v1/cloud/cloud.adapter.ts'),
  configuration: () =>
    import(/* webpackChunkName: "v1-later" */ '../../../http/v1/configuration/configuration-test.adapter.ts'),
  discovery: () =>
    import(/* webpackChunkName: "v1-discovery" */ '../../../http/v1/discovery/discovery.adapter.ts'),
  ethernet: () =>
    import(/* webpackChunkName: "v1-ethernet" */ '../../../http/v1/ethernet/ethernet.adapter.ts'),
  firmware: () =>
    import(/* webpackChunkName: "v1-firmware" */ '../../../http/v1/firmware/firmware.adapter.ts'),
  hardware: () =>
    import(/* webpackChunkName: "v1-hardware" */ '../../../http/v1/hardware/temperature.adapter.ts'),
  help: () => unsupported('help'),
  history: () =>
    import(/* webpackChunkName: "v1-history" */ '../../../http/v1/history/link-history.adapter.ts'),
  locate: () => import(/* webpackChunkName: "v1-system" */ '../../../http/v1/locate/locate.adapter.ts'),
  log: () => unsupported('log'),
  'network-tables': () =>
    import(
      /* webpackChunkName: "v1-network-tables" */ '../../../http/v1/network-tables/network-tables.adapter.ts'
    ),
  notices: () => import(/* webpackChunkName: "v1-later" */ '../../../http/v1/notices/notices.adapter.ts'),
  ping: () => import(/* webpackChunkName: "v1-ping" */ '../../../http/v1/ping/ping.adapter.ts'),
  presence: () => import(/* webpackChunkName: "v1-later" */ '../../../http/v1/presence/presence.adapter.ts'),
  regulation: () =>
    import(/* webpackChunkName: "v1-later" */ '../../../http/v1/regulation/regulatory-domain.adapter.ts'),
  'remote-device': () =>
    import(
      /* webpackChunkName: "v1-remote-device" */ '../../../http/v1/remote-device/remote-device.adapter.ts'
    ),
  services: () => unsupported('services'),
  'site-survey': () =>
    import(/* webpackChunkName: "v1-later" */ '../../../http/v1/site-survey/site-survey.adapter.ts'),
  spectrum: () =>
    import(/* webpackChunkName: "v1-spectrum" */ '../../../http/v1/spectrum/spectrum.adapter.ts'),
  'speed-test': () =>
    import(/* webpackChunkName: "v1-speed-test" */ '../../../http/v1/speed-test/speed-test.adapter.ts'),
  station: () => unsupported('station'),
  support: () =>
    import(/* webpackChunkName: "v1-system" */ '../../../http/v1/support/support-file.adapter.ts'),
  system: () => import(/* webpackChunkName: "v1-system" */ '../../../http/v1/system/restart.adapter.ts'),
  traceroute: () =>
    import(/* webpackChunkName: "v1-traceroute" */ '../../../http/v1/traceroute/traceroute.adapter.ts'),
  weather: () => unsupported('weather'),
};

/** The ports of a subject for which this API has no call. */
async function unsupported(subject: keyof typeof UNSUPPORTED): Promise<FilePorts<V1Binding>> {
  const { UNSUPPORTED } = await import(
    /* webpackChunkName: "v1-unsupported" */ '../../../http/v1/unsupported-ports.ts'
  );
  return { PORTS: UNSUPPORTED[subject] };
}

/** The ports of a subject by the versioned API of the device that serves the page. `v1Start` is loaded already. */
export const loadV1: LoadSubject = subject =>
  FILES[subject]?.().then(({ PORTS }) => portsModule(V1_SHARED, PAGE, PORTS));
