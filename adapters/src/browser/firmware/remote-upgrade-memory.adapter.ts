import {
  REMOTE_UPGRADE_KEY,
  type RemoteUpgrade,
  RemoteUpgradeMemoryPort,
} from '@radiolink/application/firmware/remote-upgrade-memory.port';
import { isUpgradeJob } from '@radiolink/application/firmware/upgrade-memory';
import { isRecord } from '@radiolink/application/tool-runs/json-shape';
import { RememberedJson } from '../storage/stored-json.ts';
import type { KeyValueStorage } from '../storage/session-store.adapter.ts';
import { browserPort } from '../browser-ports.ts';

/** An installation on a remote device in the browser's local storage: by origin, so each device has its own. */
export class BrowserRemoteUpgradeMemory
  extends RememberedJson<RemoteUpgrade>
  implements RemoteUpgradeMemoryPort
{
  constructor(open?: () => KeyValueStorage) {
    super(REMOTE_UPGRADE_KEY, upgradeFrom, open);
  }
}

/** Undefined for what this program did not store. */
function upgradeFrom(stored: unknown): RemoteUpgrade | undefined {
  if (!isRecord(stored) || stored['version'] !== 1) return undefined;
  const { mac, name, job } = stored;
  if (typeof mac !== 'string' || typeof name !== 'string' || !isUpgradeJob(job)) return undefined;
  return { version: 1, mac, name, job };
}

/** An installation on a remote device on its way, by the browser. */
export const PORTS = [browserPort(RemoteUpgradeMemoryPort, () => new BrowserRemoteUpgradeMemory())];
