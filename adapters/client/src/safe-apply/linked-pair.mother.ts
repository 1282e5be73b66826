import { createVirtualRadio, SharedAir, type VirtualRadio } from '@radiolink/virtual-radio';
import { onDevice, pass } from '../../../src/modules/scenarios/change-scenario.mother.ts';
import type { LinkAgreement } from '@radiolink/domain/settings';
import { type ApplyMemory, inMemory } from '@radiolink/application/safe-apply/device-ports';
import { changeLink } from '@radiolink/application/safe-apply/change-link';
import type { RememberedLink } from '@radiolink/application/safe-apply/remembered';
import type { LinkChangeResult } from '@radiolink/application/safe-apply/link-end';
import { TURNED, wayTo } from './driven-radio.mother.ts';

/** What both ends are to agree on. */
export const AGREED = { ssid: 'quarry-two', key: 'quarry-new-key' } as const;

/** Two radios of one link; the remote one is reached over it. */
export interface LinkedPair {
  readonly local: VirtualRadio;
  readonly remote: VirtualRadio;
  readonly air: SharedAir;
  /** The SSID that each runs, and that it has stored. */
  readonly ssids: () => { readonly local: string; readonly remote: string };
}

/** An access point and its station, linked. */
export async function aLinkedPair(): Promise<LinkedPair> {
  const air = new SharedAir();
  const options = { clock: { now: () => Date.now() }, wait: async () => undefined, sharedAir: air };
  const local = createVirtualRadio({ ...options, profile: 'ap-ptp' });
  const remote = createVirtualRadio({ ...options, profile: 'sta-ptp' });
  const radio = await wayTo(remote).open(`http://${remote.address}`);
  const { text } = await radio.configuration.read();
  await radio.configuration.write({ text: likeLocal(text), testMode: false, noSave: false });
  await pass(40);
  await radio.close();
  const ssidOf = (of: VirtualRadio) => {
    const [running, stored] = (['running', 'stored'] as const).map(copy =>
      onDevice(of, 'wireless.1.ssid', copy),
    );
    return running === stored ? String(stored) : `${running} over ${stored}`;
  };
  return { local, remote, air, ssids: () => ({ local: ssidOf(local), remote: ssidOf(remote) }) };
}

const LIKE_LOCAL: Readonly<Record<string, string>> = {
  'radio.countrycode': '840',
  'radio.1.countrycode': '840',
  'radio.1.freq': '0',
  'radio.1.chanbw': '0',
  'radio.1.scan_list.status': 'disabled',
  'wireless.1.ssid': 'quarry-backhaul',
  'wpasupplicant.profile.1.network.1.ssid': 'quarry-backhaul',
  'wpasupplicant.profile.1.network.1.psk': 'quarry-demo-key',
};

/** The configuration of a station that links with an access point `ap-ptp`; it seeks it on each channel, or on one alone. */
export const likeLocal = (text: string, frequencyMhz = 0): string =>
  Object.entries({ ...LIKE_LOCAL, 'radio.1.freq': String(frequencyMhz) }).reduce(
    (changed, [key, value]) =>
      changed.replace(new RegExp(`^${key.replaceAll('.', '\\.')}=.*$`, 'm'), `${key}=${value}`),
    text,
  );

/** A program that changes both ends. */
export interface DrivenLink {
  readonly memory: ApplyMemory<RememberedLink>;
  readonly result: () => LinkChangeResult | undefined;
  readonly failure: () => unknown;
  readonly kill: () => void;
}

/** Starts a program that changes both ends of a pair, in the time that tests turn. */
export function drivenLink(
  { local, remote, air }: LinkedPair,
  memory: ApplyMemory<RememberedLink> = inMemory(),
  link: LinkAgreement = AGREED,
): DrivenLink {
  const life = new AbortController();
  let result: LinkChangeResult | undefined;
  let failure: unknown;
  const ofThisLife: ApplyMemory<RememberedLink> = {
    load: () => memory.load(),
    save: remembered => (life.signal.aborted ? undefined : memory.save(remembered)),
    clear: () => memory.clear(),
  };
  const ends = { local: wayTo(local), remote: wayTo(remote, { isCutOff: () => !air.isLinked }) };
  const run = async () => {
    try {
      result = await changeLink(ends, link, { memory: ofThisLife, clock: TURNED, signal: life.signal });
    } catch (reason) {
      failure = reason;
    }
  };
  void run();
  return { memory, result: () => result, failure: () => failure, kill: () => life.abort() };
}

export { pass };
