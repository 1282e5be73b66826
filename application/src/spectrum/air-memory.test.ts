import { AIRVIEW_SCALE, AirView } from '@radiolink/domain/tools';
import { describe, expect, it } from 'vitest';
import type { SessionStore } from '../session/session-store.port.ts';
import { rememberAir, rememberedAir } from './air-memory.ts';

/** A session storage that holds the tools alone. */
function aStore(tools?: string): SessionStore & { readonly stored: () => string | undefined } {
  let held = tools;
  return {
    get: key => (key === 'tools' ? held : undefined) as never,
    set: values => void (held = values.tools ?? held),
    clear: () => void (held = undefined),
    stored: () => held,
  };
}

const AT = Date.UTC(2026, 2, 4, 10);
const view = new AirView({ firstMhz: 5150, stepMhz: 5, bins: 2, scale: AIRVIEW_SCALE });
view.add({ at: AT, levels: Uint8Array.from([10, 20]) });
view.add({ at: AT + 1000, levels: Uint8Array.from([10, 30]) });

describe('the spectrum of a session', () => {
  it('the spectrum of a session is remembered as curves with the time of its newest sweep, beside the runs of other tools', () => {
    const store = aStore('{"ping":{"typed":null,"runs":[]}}');
    rememberAir(store, view);
    const { minDbm, stepDb } = AIRVIEW_SCALE;
    expect(rememberedAir(store)).toMatchObject({
      at: AT + 1000,
      firstMhz: 5150,
      stepMhz: 5,
      maximumDbm: [Math.round(minDbm + 10 * stepDb), Math.round(minDbm + 30 * stepDb)],
    });
    expect(store.stored()).toContain('"ping"');
  });

  it('the spectrum of a session is none without a sweep', () => {
    const store = aStore();
    rememberAir(store, new AirView({ firstMhz: 5150, stepMhz: 5, bins: 2, scale: AIRVIEW_SCALE }));
    expect(rememberedAir(store)).toBeUndefined();
  });

  it.each([
    '{"spectrum":{"runs":[{"number":1,"startedAt":1,"request":{},"result":{"firstMhz":5150}}]}}',
    '{"spectrum":{"runs":[{"number":1,"startedAt":1,"request":{},"result":{"firstMhz":5150,"stepMhz":0,"averageDbm":[],"maximumDbm":[]}}]}}',
    '{"spectrum":{"runs":[{"number":1,"startedAt":1,"request":{},"result":{"firstMhz":5150,"stepMhz":5,"averageDbm":[1],"maximumDbm":["x"]}}]}}',
    'no JSON',
  ])('the spectrum of a session is none in a storage that holds %s', tools => {
    expect(rememberedAir(aStore(tools))).toBeUndefined();
  });
});
