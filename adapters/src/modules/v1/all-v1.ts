import type { V1Binding } from '../../http/v1/v1-ports.ts';
import type { FilePorts } from '../found.ts';

const FILES = import.meta.glob<FilePorts<V1Binding>>('../../http/v1/*/ports.ts', { eager: true });

/** All ports of the versioned interface that the first dashboard does not use. */
export const ALL_V1: readonly V1Binding[] = Object.values(FILES).flatMap(({ PORTS }) => PORTS);
