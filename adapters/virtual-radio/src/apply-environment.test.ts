import { describe, expect, it } from 'vitest';
import type { FaultPlan } from './faults/faults.ts';
import { Air } from './physics/air.ts';
import { Link60 } from './physics/link60.ts';
import { aLink60Plan, aLinkPlan, anAirPlan } from './physics/links.mother.ts';
import { applyEnvironment } from './apply-environment.ts';

type HasFaultPlan = Parameters<typeof applyEnvironment>[0];

/** A radio with two stations and a 60 GHz link. */
function aRadioInside() {
  const air = new Air(1, anAirPlan(), [aLinkPlan(), aLinkPlan()], 100);
  const links60 = [new Link60(1, aLink60Plan())];
  const stations = air.links.map(state => ({ state }));
  const apply = (faultPlan: FaultPlan): void =>
    applyEnvironment({ air, links60, stations, faultPlan } as unknown as HasFaultPlan);
  return { air, links60, apply };
}

describe('the surroundings of a radio', () => {
  it('the surroundings of a radio are ordinary without a plan', () => {
    const { air, links60, apply } = aRadioInside();
    apply({});
    const [first] = air.links;
    expect([air.offDegrees, air.neighbourDbm, first!.moved]).toEqual([
      0,
      undefined,
      { metres: 0, degrees: 0 },
    ]);
    expect([first!.tx.capacityShare, first!.rxTraffic.factor, links60[0]!.offDegrees]).toEqual([1, 1, 0]);
  });

  it('turn the antenna of every band', () => {
    const { air, links60, apply } = aRadioInside();
    apply({ offDegrees: 5, neighbourDbm: -70 });
    expect([air.offDegrees, links60[0]!.offDegrees, air.neighbourDbm]).toEqual([5, 5, -70]);
  });

  it('move the one station that they name', () => {
    const { air, apply } = aRadioInside();
    apply({ movedStation: 1, movedMetres: 400, movedDegrees: 12 });
    expect(air.links.map(({ moved }) => moved)).toEqual([
      { metres: 0, degrees: 0 },
      { metres: 400, degrees: 12 },
    ]);
  });

  it('limit the capacity and raise the load of every link', () => {
    const { air, links60, apply } = aRadioInside();
    apply({ capacityShare: 0.5, loadFactor: 3 });
    for (const { rx, tx, rxTraffic, txTraffic } of [...air.links, ...links60]) {
      expect([rx.capacityShare, tx.capacityShare, rxTraffic.factor, txTraffic.factor]).toEqual([
        0.5, 0.5, 3, 3,
      ]);
    }
  });

  it('the surroundings of a radio are ordinary again when the plan is cleared', () => {
    const { air, apply } = aRadioInside();
    apply({ movedStation: 0, movedMetres: 400, capacityShare: 0.1, offDegrees: 9, neighbourDbm: -60 });
    apply({});
    const [first] = air.links;
    expect([air.offDegrees, air.neighbourDbm, first!.moved.metres, first!.rx.capacityShare]).toEqual([
      0,
      undefined,
      0,
      1,
    ]);
  });
});
