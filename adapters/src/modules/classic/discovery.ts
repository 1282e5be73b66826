import { DiscoveryPort } from '@radiolink/application/discovery';
import { ClassicDiscovery } from '../../http/classic/index.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** Ports of device discovery, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(DiscoveryPort, ({ client, ...rest }) => new ClassicDiscovery(client, rest)),
];
