import { UNSUPPORTED } from '../../http/v1/unsupported-ports.ts';
import type { V1Binding } from '../../http/v1/v1-ports.ts';
import { type FilePorts, portsOf } from '../found.ts';

/** All ports of the versioned API that the first dashboard does not use. */
export const ALL_V1: readonly V1Binding[] = [
  ...portsOf(
    import.meta.glob<Partial<FilePorts<V1Binding>>>(
      ['../../http/v1/*/*.adapter.ts', '../../http/api-version/*.adapter.ts'],
      { eager: true },
    ),
  ),
  ...Object.values(UNSUPPORTED).flat(),
];
