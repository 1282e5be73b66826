import { RemoteUpgradeMemoryPort } from '@radiolink/application/firmware/remote-upgrade-memory.port';
import { port } from '../browser-ports.ts';
import { BrowserRemoteUpgradeMemory } from './remote-upgrade-memory.adapter.ts';

/** An installation on a remote device on its way, by the browser. */
export const PORTS = [port(RemoteUpgradeMemoryPort, () => new BrowserRemoteUpgradeMemory())];
