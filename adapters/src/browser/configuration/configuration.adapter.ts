import {
  type Snapshot,
  SNAPSHOTS_PER_DEVICE,
  SnapshotsPort,
} from '@radiolink/application/configuration/snapshots/snapshots.port';
import type { Message } from '@radiolink/domain/errors';
import { BrowserRecords } from '../storage/database.ts';
import { type TabMessage, TabsPort } from '@radiolink/application/configuration/drafts/tabs.port';
import { Observable } from 'rxjs';
import { ProbePort } from '@radiolink/application/configuration/probe.port';
import { ChangeMemoryPort } from '@radiolink/application/configuration/drafts/change-memory.port';
import { BrowserChangeMemory } from './change-memory.adapter.ts';
import { browserPort } from '../browser-ports.ts';

/** The last configurations of each device, in the browser's database. */
export class BrowserSnapshots implements SnapshotsPort {
  constructor(private readonly records: BrowserRecords) {}

  async list(mac: string): Promise<readonly Snapshot[]> {
    return readList(await this.records.read('snapshots', mac));
  }

  async save(mac: string, configuration: Snapshot): Promise<readonly Snapshot[]> {
    const { value } = await this.records.change('snapshots', mac, before =>
      [configuration, ...readList(before)].slice(0, SNAPSHOTS_PER_DEVICE),
    );
    return readList(value);
  }
}

function readList(stored: unknown): readonly Snapshot[] {
  return Array.isArray(stored) ? stored.filter(isSnapshot) : [];
}

function isSnapshot(stored: unknown): stored is Snapshot {
  if (typeof stored !== 'object' || stored === null) return false;
  const { id, at, user, text, secretKeys, changed } = stored as Readonly<Record<string, unknown>>;
  const isText = (value: unknown): boolean => typeof value === 'string';
  return (
    [id, user, text].every(isText) &&
    typeof at === 'number' &&
    Array.isArray(secretKeys) &&
    secretKeys.every(isText) &&
    Array.isArray(changed) &&
    changed.every(isMessage)
  );
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string';

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

/** The other pages of this browser, by a broadcast channel. A browser without any is alone. */
export class BrowserTabs implements TabsPort {
  readonly #channel: Channel | undefined;
  readonly messages: Observable<TabMessage>;

  constructor(open: () => Channel = () => new BroadcastChannel('radiolink')) {
    const channel = attempt(open);
    this.#channel = channel;
    this.messages = new Observable(listener => {
      const received = ({ data }: MessageEvent<unknown>): void => {
        const message = readMessage(data);
        if (message !== undefined) listener.next(message);
      };
      channel?.addEventListener('message', received);
      return () => channel?.removeEventListener('message', received);
    });
  }

  post(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }
}

function attempt(open: () => Channel): Channel | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}

/** Other versions of the program may be open beside this one. */
function readMessage(data: unknown): TabMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { owner, kind, count } = data as Readonly<Record<string, unknown>>;
  if (typeof owner !== 'object' || owner === null) return undefined;
  const { mac, user } = owner as Readonly<Record<string, unknown>>;
  const isKnown = kind === 'draft' || kind === 'written';
  if (typeof mac !== 'string' || typeof user !== 'string' || !isKnown || typeof count !== 'number') {
    return undefined;
  }
  return { owner: { mac, user }, kind, count };
}

const TIME_OUT_MS = 2000;

/**
 * True if an address responds, by a request whose response the browser hides: without cookies, referrer and
 * cache.
 */
export class BrowserProbe implements ProbePort {
  constructor(
    private readonly fetch: (url: string, init: RequestInit) => Promise<unknown> = (url, init) =>
      window.fetch(url, init),
  ) {}

  async answers(url: string): Promise<boolean> {
    try {
      await this.fetch(`${url}/api/info/public`, {
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        cache: 'no-store',
        signal: AbortSignal.timeout(TIME_OUT_MS),
      });
      return true;
    } catch {
      return false;
    }
  }
}

/** One database for both memories. */
const records = new BrowserRecords();

/** What a change needs of the browser: its memory, other tabs, and whether an address answers. */
export const PORTS = [
  browserPort(ChangeMemoryPort, () => new BrowserChangeMemory(records)),
  browserPort(SnapshotsPort, () => new BrowserSnapshots(records)),
  browserPort(TabsPort, () => new BrowserTabs()),
  browserPort(ProbePort, () => new BrowserProbe()),
];
