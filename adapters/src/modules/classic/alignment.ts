import { AlignmentPort } from '@radiolink/application/alignment';
import { ClassicAlignment } from '../../http/classic/index.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** Ports of antenna alignment, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(AlignmentPort, ({ client }) => new ClassicAlignment(client)),
];
