import type { TabMessage, TabsPort } from '@radiolink/application/configuration/drafts/tabs.port';
import { Observable } from 'rxjs';

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
