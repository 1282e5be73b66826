import { HelpPort } from '@radiolink/application/help';
import { ClassicHelp } from '../../http/classic/index.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** Ports of the help texts, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(HelpPort, ({ client }) => new ClassicHelp(client)),
];
