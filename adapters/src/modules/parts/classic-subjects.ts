import type { ContainerModule } from 'inversify';
import { browserFetch } from '../../browser/page/browser-fetch.ts';
import { readBrowserCookies } from '../../browser/page/cookies.ts';
import {
  CLASSIC_SHARED,
  type ClassicBinding,
  type TransportBinding,
} from '../../http/classic/classic-ports.ts';
import type { PageSettings } from '../../http/device-settings.ts';
import { portsModule } from '../../wiring/port-binding.ts';
import type { FilePorts } from '../found.ts';
import type { LoadSubject } from './port-loader.ts';

const FILES = import.meta.glob<FilePorts<ClassicBinding>>('../../http/classic/*/ports.ts');
const TRANSPORT_FILES = import.meta.glob<FilePorts<TransportBinding>>(
  '../../http/classic/*/transport-ports.ts',
);
const PAGE: PageSettings = { baseUrl: '', fetch: browserFetch, readCookies: readBrowserCookies };

/** The ports of a subject by the classic interface of the device that serves the page. `httpStart` is loaded already. */
export const loadClassic: LoadSubject = subject => {
  const load = FILES[`../../http/classic/${subject}/ports.ts`];
  const loadWithTransport = TRANSPORT_FILES[`../../http/classic/${subject}/transport-ports.ts`];
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
