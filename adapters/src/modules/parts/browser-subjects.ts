import type { BrowserBinding } from '../../browser/browser-ports.ts';
import { portsModule } from '../../wiring/port-binding.ts';
import type { PortFiles } from '../found.ts';
import type { LoadSubject } from './port-loader.ts';

/** Where the ports of a subject stand. */
const FILES: PortFiles<BrowserBinding> = {
  alignment: () =>
    import(/* webpackChunkName: "page-alignment-part-ts" */ '../../browser/alignment/senses.adapter.ts'),
  configuration: () =>
    import(/* webpackChunkName: "later" */ '../../browser/configuration/configuration.adapter.ts'),
  files: () => import(/* webpackChunkName: "ports-files" */ '../../browser/files/download.adapter.ts'),
  firmware: () =>
    import(
      /* webpackChunkName: "ports-firmware" */ '../../browser/firmware/remote-upgrade-memory.adapter.ts'
    ),
  place: () => import(/* webpackChunkName: "later" */ '../../browser/place/place.adapter.ts'),
  'remote-device': () =>
    import(
      /* webpackChunkName: "ports-remote-device" */ '../../browser/remote-device/link-change-memory.adapter.ts'
    ),
  'served-interface': () =>
    import(/* webpackChunkName: "later" */ '../../browser/served-interface/served-interface.adapter.ts'),
  'speed-test': () =>
    import(
      /* webpackChunkName: "page-speed-test-part-ts" */ '../../browser/speed-test/speed-test-memory.adapter.ts'
    ),
  station: () =>
    import(/* webpackChunkName: "ports-station" */ '../../browser/station/station-storage.adapter.ts'),
  recorder: () => import(/* webpackChunkName: "later" */ '../../browser/recorder/history-store.adapter.ts'),
};

/** The ports of a subject that the browser serves. */
export const loadBrowser: LoadSubject = subject =>
  FILES[subject]?.().then(({ PORTS }) => portsModule({}, {}, PORTS));
