import { AlignmentPort } from '@radiolink/application/alignment/alignment.port';
import { ClassicAlignment } from './alignment.adapter.ts';
import { port } from '../classic-ports.ts';

/** Ports of antenna alignment, by the classic interface. */
export const PORTS = [port(AlignmentPort, ({ client }) => new ClassicAlignment(client))];
