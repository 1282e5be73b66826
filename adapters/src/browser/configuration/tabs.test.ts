import type { TabMessage } from '@radiolink/application/configuration/drafts/tabs.port';
import { describe, expect, it } from 'vitest';
import { BrowserTabs } from './configuration.adapter.ts';

const OWNER = { mac: '02:00:00:00:00:01', user: 'admin' };
const DRAFT: TabMessage = { owner: OWNER, kind: 'draft', count: 2 };

/** A channel that does not receive its own messages, as in browsers. */
function aChannel() {
  const channel = new EventTarget();
  const posted: unknown[] = [];
  return {
    posted,
    postMessage: (message: unknown) => void posted.push(message),
    addEventListener: channel.addEventListener.bind(channel) as BroadcastChannel['addEventListener'],
    removeEventListener: channel.removeEventListener.bind(channel) as BroadcastChannel['removeEventListener'],
    arrive: (data: unknown) => void channel.dispatchEvent(new MessageEvent('message', { data })),
  };
}

describe('the other pages of a browser', () => {
  it('the other pages of a browser are told', () => {
    const channel = aChannel();
    new BrowserTabs(() => channel).post(DRAFT);
    expect(channel.posted).toEqual([DRAFT]);
  });

  it('the other pages of a browser are heard until nobody listens any more', () => {
    const channel = aChannel();
    const received: TabMessage[] = [];
    const listening = new BrowserTabs(() => channel).messages.subscribe(message => received.push(message));
    channel.arrive({ ...DRAFT, secret: 'of another version' });
    listening.unsubscribe();
    channel.arrive(DRAFT);
    expect(received).toEqual([DRAFT]);
  });

  it.each([
    ['nothing', null],
    ['a text', 'draft'],
    ['another kind', { ...DRAFT, kind: 'party' }],
    ['no owner', { ...DRAFT, owner: null }],
    ['an owner without a device', { ...DRAFT, owner: { user: 'admin' } }],
    ['a count that is none', { ...DRAFT, count: '2' }],
  ])('the other pages of a browser are not heard with %s', (_, data) => {
    const channel = aChannel();
    const received: TabMessage[] = [];
    new BrowserTabs(() => channel).messages.subscribe(message => received.push(message));
    channel.arrive(data);
    expect(received).toEqual([]);
  });

  it('the other pages of a browser are none where the browser has no such channel', () => {
    const alone = new BrowserTabs(() => {
      throw new Error('blocked');
    });
    const received: TabMessage[] = [];
    alone.messages.subscribe(message => received.push(message));
    expect(() => alone.post(DRAFT)).not.toThrow();
    expect(received).toEqual([]);
  });
});
