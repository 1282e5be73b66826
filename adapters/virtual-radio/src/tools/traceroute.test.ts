import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBareRadio } from '../testing/radio-in-hand.mother.ts';
import {
  isTracerouteRunning,
  reach,
  startTraceroute,
  tracerouteHops,
  tracerouteProgress,
} from './traceroute.ts';

describe('a host seen from a radio', () => {
  const { radio } = aBareRadio('ap-ptp');

  /** The other end of the bridge, and the way out of the network of 198.51.100.61. */
  const PEER = '198.51.100.62';

  const GATEWAY = '198.51.100.1';

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

describe('a traceroute', () => {
  const GATEWAY = '198.51.100.1';

  const FAR = '203.0.113.9';

  const SILENT = '203.0.113.255';

  function traced(host: string, maxHops = 20, resolve = false) {
    const { radio, clock } = aBareRadio('ap-ptp');
    return { clock, run: startTraceroute(radio, 7, host, maxHops, resolve) };
  }

  it('a traceroute begins at the gateway and ends at the host, numbered from 1', () => {
    const { hops } = traced(FAR).run;
    expect(hops.map(({ hop }) => hop)).toEqual([1, 2, 3, 4]);
    expect([hops[0]?.ipaddr, hops.at(-1)?.ipaddr]).toEqual([GATEWAY, FAR]);
  });

  it('a traceroute of a neighbour has one hop, the neighbour itself', () => {
    expect(traced('198.51.100.62').run.hops).toMatchObject([{ hop: 1, ipaddr: '198.51.100.62' }]);
  });

  it('a traceroute of the radio itself has one hop as well', () => {
    expect(traced('127.0.0.1').run.hops).toMatchObject([{ hop: 1, ipaddr: '127.0.0.1' }]);
  });

  it('probes each hop three times', () => {
    expect(traced(FAR).run.hops.map(({ rtt }) => rtt.length)).toEqual([3, 3, 3, 3]);
  });

  it('names the gateway only when it is to resolve names', () => {
    expect(traced(FAR, 20, true).run.hops[0]?.hostname).toBe('gateway.example.net');
    expect(traced(FAR, 20, false).run.hops[0]?.hostname).toBe('');
  });

  it('uses all hops for a host that does not answer, and has no reply behind the gateway', () => {
    const [first, ...others] = traced(SILENT, 6).run.hops;
    expect(first?.ipaddr).toBe(GATEWAY);
    expect(others).toHaveLength(5);
    expect(others.every(({ ipaddr, rtt }) => ipaddr === '' && rtt.every(time => time === null))).toBe(true);
  });

  it.each([1, 2, 3])('never has the address of a host that does not answer, with %i hops', maxHops => {
    expect(traced(SILENT, maxHops).run.hops.map(({ ipaddr }) => ipaddr)).not.toContain(SILENT);
  });

  it('stops at the most hops before it has come to the host', () => {
    expect(traced(FAR, 2).run.hops.map(({ ipaddr }) => ipaddr)).not.toContain(FAR);
  });

  it('a traceroute of an unknown name has no hop, and says so', () => {
    expect(traced('no.such.example').run).toMatchObject({ hops: [], error: 'Unknown host' });
  });

  it('shows its hops one after the other, 0.7 s each', () => {
    const { run, clock } = traced(FAR);
    const shown = [0, 0.6, 0.2, 0.6, 5].map(seconds => {
      clock.advance(seconds);
      return tracerouteHops(run, clock.now()).length;
    });
    expect(shown).toEqual([0, 0, 1, 2, 4]);
  });

  it('runs until its last hop is shown', () => {
    const { run, clock } = traced(FAR);
    expect([isTracerouteRunning(run, clock.now()), tracerouteProgress(run, clock.now())]).toMatchObject([
      true,
      { running: true, hops: [] },
    ]);
    clock.advance(2.8);
    expect([isTracerouteRunning(run, clock.now()), tracerouteProgress(run, clock.now())]).toMatchObject([
      false,
      { running: false, host: FAR, error: '' },
    ]);
  });

  it('a traceroute has no more hops than it may, and shows never fewer than before', () => {
    const hosts = fc.constantFrom(FAR, SILENT, GATEWAY, '127.0.0.1', 'nowhere');
    fc.assert(
      fc.property(hosts, fc.integer({ min: 1, max: 30 }), fc.nat(40_000), (host, most, later) => {
        const { run, clock } = traced(host, most);
        const early = tracerouteHops(run, clock.now() + later);
        const late = tracerouteHops(run, clock.now() + later + 700);
        expect(run.hops.length).toBeLessThanOrEqual(most);
        expect(late.slice(0, early.length)).toEqual(early);
      }),
      { numRuns: 40 },
    );
  });
});
