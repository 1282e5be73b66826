import { HelpPort } from '@radiolink/application/help/help.port';
import { ClassicHelp } from './help.adapter.ts';
import { port } from '../classic-ports.ts';

/** Ports of the help texts, by the classic interface. */
export const PORTS = [port(HelpPort, ({ client }) => new ClassicHelp(client))];
