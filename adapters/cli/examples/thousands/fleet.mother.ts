import { connect } from '@radiolink/client/node';
import { createVirtualRadio, fastClock, SharedAir, type VirtualRadio } from '@radiolink/virtual-radio';
import { type ServedRadio, serveRadio } from '@radiolink/virtual-radio/serve';
import { likeLocal } from '../../../client/src/safe-apply/linked-pair.mother.ts';
import type { Link } from './fleet.ts';
import { frequencyOf } from './frequency.ts';

export const LOGIN = { username: 'admin', password: 'Tower-Link-2026' };

/** A radio of the fleet, and what was done to it. */
export interface FleetRadio {
  readonly url: string;
  readonly radio: VirtualRadio;
  /** Tests that were kept. */
  kept: number;
  frequency(): Promise<number>;
}

/** Radios in this process, whose clocks run `speed` times as fast. */
export class Fleet {
  readonly #served: ServedRadio[] = [];
  #made = 0;

  constructor(private readonly speed: number) {}

  async radio(profile: string, sharedAir?: SharedAir): Promise<FleetRadio> {
    this.#made += 1;
    const digits = this.#made.toString(16).padStart(6, '0').match(/../g) ?? [];
    const radio = createVirtualRadio({
      profile,
      clock: fastClock(this.speed),
      baseMac: ['02', '00', '00', ...digits].join(':'),
      stations: 2,
      ...(sharedAir && { sharedAir }),
    });
    // The radio itself counts nothing: what its caller does is counted here.
    const counted: VirtualRadio = Object.assign(Object.create(radio) as VirtualRadio, {
      fetch: async (...call: Parameters<VirtualRadio['fetch']>) => {
        const answer = await radio.fetch(...call);
        if (new URL(call[0].url).pathname === '/apply.cgi' && answer.ok) member.kept += 1;
        return answer;
      },
    });
    const one = await serveRadio(counted);
    this.#served.push(one);
    const { url } = one;
    const member: FleetRadio = {
      url,
      radio,
      kept: 0,
      async frequency() {
        radio.faults.clear();
        const opened = await connect({ url, ...LOGIN });
        const { text } = await opened.configuration.read();
        await opened.close();
        return frequencyOf(text);
      },
    };
    return member;
  }

  async close(): Promise<void> {
    await Promise.all(this.#served.map(one => one.close()));
  }
}

export interface FleetLink {
  readonly link: Link;
  readonly local: FleetRadio;
  readonly remote: FleetRadio;
}

/** No more than the EIRP limit of the country on any of its channels. */
const POWER_DBM = 5;

/** Gives the remote end what the local one has: SSID, key and frequency. Both restart into it. */
async function link(local: FleetRadio, remote: FleetRadio): Promise<void> {
  const frequencyMhz = await local.frequency();
  await rewrite(local, text => text);
  await rewrite(remote, text => likeLocal(text, frequencyMhz));
}

async function rewrite({ url }: FleetRadio, change: (text: string) => string): Promise<void> {
  const radio = await connect({ url, ...LOGIN });
  const { text } = await radio.configuration.read();
  const changed = change(text).replace(/^radio\.1\.txpower=.*$/m, `radio.1.txpower=${POWER_DBM}`);
  await radio.configuration.write({ text: changed, testMode: false, noSave: false });
  await radio.close().catch(() => undefined);
}

/** Links of some sites. */
export async function fleetLinks(fleet: Fleet, count: number, sites: number): Promise<readonly FleetLink[]> {
  const links: FleetLink[] = [];
  const airs: SharedAir[] = [];
  for (let place = 0; place < count; place += 1) {
    const air = new SharedAir();
    const [local, remote] = [await fleet.radio('ap-ptp', air), await fleet.radio('sta-ptp', air)];
    airs.push(air);
    await link(local, remote);
    links.push({
      local,
      remote,
      link: { id: `link-${place}`, site: `site-${place % sites}`, local: local.url, remote: remote.url },
    });
  }
  while (!airs.every(({ isLinked }) => isLinked)) await new Promise(resolve => setTimeout(resolve, 200));
  return links;
}
