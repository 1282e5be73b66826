import type { VirtualRadio } from '@radiolink/virtual-radio';
import { expect } from 'vitest';

/** The values that a radio runs and has stored of a key of its configuration. */
function valuesOf(radio: VirtualRadio | undefined, key: string): readonly (string | undefined)[] {
  if (radio === undefined) return [];
  const { configuration } = JSON.parse(radio.snapshot()) as {
    configuration: Record<'running' | 'stored', string>;
  };
  return [configuration.running, configuration.stored].map(text =>
    text
      .split('\n')
      .find(line => line.startsWith(`${key}=`))
      ?.slice(key.length + 1),
  );
}

/** Both ends of the link run this pre-shared key and have it stored: the access point here, the station at its remote end. */
export function expectKeyOfBothEnds(radio: VirtualRadio, secret: string): void {
  expect(valuesOf(radio, 'aaa.1.wpa.psk')).toEqual([secret, secret]);
  expect(valuesOf(radio.remoteEnds[0], 'wpasupplicant.profile.1.network.1.psk')).toEqual([secret, secret]);
}
