import { V1_SHARED, type V1Binding } from '../../../http/v1/v1-ports.ts';
import { portsModule } from '../../../wiring/port-binding.ts';
import type { FilePorts } from '../../found.ts';
import type { LoadSubject } from '../../parts/port-loader.ts';
import { PAGE } from './page-module.ts';

const FILES = import.meta.glob<FilePorts<V1Binding>>('../../../http/v1/*/ports.ts');

/** The ports of a subject by the versioned interface of the device that serves the page. `v1Start` is loaded already. */
export const loadV1: LoadSubject = subject => {
  const load = FILES[`../../../http/v1/${subject}/ports.ts`];
  return load?.().then(({ PORTS }) => portsModule(V1_SHARED, PAGE, PORTS));
};
