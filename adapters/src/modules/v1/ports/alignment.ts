import { AlignmentPort } from '@radiolink/application/alignment';
import { UNOFFERED } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of antenna alignment, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [v1Port(AlignmentPort, () => UNOFFERED.alignment)];
