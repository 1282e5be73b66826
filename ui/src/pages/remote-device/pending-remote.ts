import { REMOTE_UPGRADE_KEY } from '@radiolink/application/firmware/remote-upgrade-memory.port';
import { LINK_CHANGE_KEY } from '@radiolink/application/remote-device/remote-device.port';

/** A remote device on which something was begun here. */
export interface PendingRemote {
  readonly mac: string;
  readonly name: string;
  /** An installation of firmware; else a change of both ends. */
  readonly isUpgrade: boolean;
}

/**
 * A change of both ends that this browser remembers, as it is stored; null without one. The adapter that reads it whole is
 * loaded when it is gone on with.
 */
export function storedLinkChange(): string | null {
  return stored(LINK_CHANGE_KEY);
}

/** The remote device of a change of both ends, or of an installation of firmware, whose end was not seen; null without one. */
export function pendingRemote(): PendingRemote | null {
  const [change, upgrade] = [parsed(storedLinkChange()), parsed(stored(REMOTE_UPGRADE_KEY))];
  const { since, seconds } = Object(upgrade['job']);
  const isUpgrade = since + 2000 * seconds > Date.now();
  const { mac, name } = isUpgrade ? upgrade : change;
  return typeof mac === 'string' && typeof name === 'string' ? { mac, name, isUpgrade } : null;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parsed(json: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(json ?? ''));
  } catch {
    return {};
  }
}
