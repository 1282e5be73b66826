import type { ApplyState } from '@radiolink/application/configuration/apply/apply-state';
import {
  LINK_CHANGE_KEY,
  LinkChangeMemoryPort,
  type RememberedLinkChange,
} from '@radiolink/application/remote-device/remote-device.port';
import type { RememberedApply } from '@radiolink/application/safe-apply/device-ports';
import { isRecord } from '@radiolink/application/tool-runs/json-shape';
import type { KeyValueStorage } from '../storage/session-store.adapter.ts';
import { RememberedJson } from '../storage/stored-json.ts';
import { browserPort } from '../browser-ports.ts';

const STATES: ReadonlySet<unknown> = new Set<ApplyState['kind']>([
  'idle',
  'writing',
  'checking',
  'restarting',
  'testing',
  'ended',
  'done',
]);

/** A change of both ends in the browser's local storage: by origin, so each device has its own. */
export class BrowserLinkChangeMemory
  extends RememberedJson<RememberedLinkChange>
  implements LinkChangeMemoryPort
{
  constructor(open?: () => KeyValueStorage) {
    super(LINK_CHANGE_KEY, changeFrom, open);
  }
}

/** Undefined for what this program did not store. */
function changeFrom(stored: unknown): RememberedLinkChange | undefined {
  if (!isRecord(stored) || stored['version'] !== 1) return undefined;
  const { mac, name, isKeyChanged } = stored;
  const [link, ends] = [linkFrom(stored['link']), endsFrom(stored['ends'])];
  if (typeof mac !== 'string' || typeof name !== 'string' || typeof isKeyChanged !== 'boolean')
    return undefined;
  return link && ends && { version: 1, mac, name, link, isKeyChanged, ends };
}

function linkFrom(stored: unknown): RememberedLinkChange['link'] | undefined {
  if (!isRecord(stored)) return undefined;
  const { ssid, widthMhz, frequencyMhz, isPtp } = stored;
  return {
    ...(typeof ssid === 'string' && { ssid }),
    ...(typeof widthMhz === 'number' && { widthMhz }),
    ...(typeof frequencyMhz === 'number' && { frequencyMhz }),
    ...(typeof isPtp === 'boolean' && { isPtp }),
  };
}

function endsFrom(stored: unknown): RememberedLinkChange['ends'] | undefined {
  if (!isRecord(stored)) return undefined;
  const [local, remote] = [endFrom(stored['local']), endFrom(stored['remote'])];
  if (local === undefined || remote === undefined) return undefined;
  const tested = stored['localTestedAt'];
  const localTestedAt = Array.isArray(tested) ? tested.filter(at => typeof at === 'number') : [];
  return { version: 1, local, remote, localTestedAt };
}

/** Null for an end that was not begun. */
function endFrom(stored: unknown): RememberedApply | null | undefined {
  if (stored === null) return null;
  if (!isRecord(stored)) return undefined;
  const { url, keys, state, at } = stored;
  if (typeof url !== 'string' || !URL.canParse(url) || typeof at !== 'number') return undefined;
  if (!Array.isArray(keys) || !isRecord(state) || !STATES.has(state['kind'])) return undefined;
  const names = keys.filter(key => typeof key === 'string');
  return { version: 1, url, keys: names, state: state as unknown as ApplyState, at };
}

/** A change of both ends of a link on its way, by the browser. */
export const PORTS = [browserPort(LinkChangeMemoryPort, () => new BrowserLinkChangeMemory())];
