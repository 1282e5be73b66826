import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBareRadio } from '../testing/radio-in-hand.mother.ts';
import { reach } from './reach.ts';

const { radio } = aBareRadio('ap-ptp');
/** The other end of the bridge, and the way out of the network of 198.51.100.61. */
const PEER = '198.51.100.62';
const GATEWAY = '198.51.100.1';

describe('a host seen from a radio', () => {
  it.each(['127.0.0.1', '127.9.9.9', 'localhost', '198.51.100.61'])(
    '%s is the radio itself: no hop, less than a millisecond',
    host => {
      const found = reach(radio, host, 1);
      expect(found).toMatchObject({ kind: 'answers', hops: 0 });
      expect(found.kind === 'answers' && found.milliseconds).toBeLessThan(1);
    },
  );

  it.each([PEER, GATEWAY])('%s is one hop away', host => {
    expect(reach(radio, host, 1)).toMatchObject({ kind: 'answers', address: host, hops: 1 });
  });

  it.each(['198.51.100.77', '198.51.100.255', '203.0.113.255', '240.0.0.1'])('%s does not answer', host => {
    expect(reach(radio, host, 1)).toEqual({ kind: 'silent', address: host });
  });

  it('a host seen from a radio behind the gateway is further away than the gateway', () => {
    const far = reach(radio, '203.0.113.9', 1);
    const near = reach(radio, GATEWAY, 1);
    expect(far.kind === 'answers' && near.kind === 'answers' && far.milliseconds > near.milliseconds).toBe(
      true,
    );
    expect(far).toMatchObject({ hops: 4 });
  });

  it('a host seen from a radio by a name of the resolver has its address', () => {
    expect(reach(radio, 'ntp.example.net', 1)).toMatchObject({ address: '192.0.2.123' });
  });

  it.each(['no.such.example', '', 'constructor', '__proto__', 'toString', '256.1.1.1', '1.2.3', '1.2.3.4.5'])(
    '%j is unknown',
    host => {
      expect(reach(radio, host, 1)).toEqual({ kind: 'unknown' });
    },
  );

  it('a host seen from a radio is silent while the station at that address is away', () => {
    const world = aBareRadio('ap-ptp');
    world.radio.air.dropAll(60);
    world.clock.advance(2);
    world.radio.catchUp();
    expect(reach(world.radio, PEER, 1)).toEqual({ kind: 'silent', address: PEER });
  });

  it('answers one attempt always in the same way', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.nat(5000), (host, attempt) => {
        expect(reach(radio, host, attempt)).toEqual(reach(radio, host, attempt));
      }),
    );
  });

  it('answers in a positive finite time, or not at all, whatever the text is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.string(), fc.domain()), fc.nat(), (host, attempt) => {
        const found = reach(radio, host, attempt);
        if (found.kind !== 'answers') return;
        expect(found.milliseconds).toBeGreaterThan(0);
        expect(found.milliseconds).toBeLessThan(100);
      }),
    );
  });

  it('a host seen from a radio behind the gateway is lost now and then: about one packet in fifty', () => {
    const lost = Array.from({ length: 2000 }, (_, attempt) => reach(radio, '203.0.113.9', attempt)).filter(
      ({ kind }) => kind === 'silent',
    );
    expect(lost.length).toBeGreaterThan(10);
    expect(lost.length).toBeLessThan(90);
  });
});
