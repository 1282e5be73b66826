import { AlignmentPort } from '@radiolink/application/alignment/alignment.port';
import { UNOFFERED } from '../unoffered-ports.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of antenna alignment, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [port(AlignmentPort, () => UNOFFERED.alignment)];
