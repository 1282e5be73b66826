import { HelpPort } from '@radiolink/application/help/help.port';
import { ClassicHelp } from './help.adapter.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of the help texts, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [port(HelpPort, ({ client }) => new ClassicHelp(client))];
