import { AlignmentPort } from '@radiolink/application/alignment/alignment.port';
import { UNSUPPORTED } from '../unsupported-ports.ts';
import { port } from '../v1-ports.ts';

/** Ports of antenna alignment, by the versioned interface. */
export const PORTS = [port(AlignmentPort, () => UNSUPPORTED.alignment)];
