import { AlignmentPort } from '@radiolink/application/alignment/alignment.port';
import { ClassicAlignment } from './alignment.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of antenna alignment, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(AlignmentPort, ({ client }) => new ClassicAlignment(client)),
];
