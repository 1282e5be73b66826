import type { Linked, Linked60, HasFaultPlan } from './aspects.ts';

/** Sets the surroundings of a radio before it takes a step: other transmitters, masts, load and firmware. */
export function applyEnvironment({
  air,
  stations,
  links60,
  faultPlan,
}: Linked & Linked60 & HasFaultPlan): void {
  const { offDegrees = 0, capacityShare = 1, loadFactor = 1, neighbourDbm } = faultPlan;
  const { movedStation, movedMetres: metres = 0, movedDegrees: degrees = 0 } = faultPlan;
  air.offDegrees = offDegrees;
  air.neighbourDbm = neighbourDbm;
  for (const [place, { state }] of stations.entries()) {
    state.moved = place === movedStation ? { metres, degrees } : NOT_MOVED;
  }
  for (const link of links60) link.offDegrees = offDegrees;
  for (const { rx, tx, rxTraffic, txTraffic } of [...air.links, ...links60]) {
    rx.capacityShare = capacityShare;
    tx.capacityShare = capacityShare;
    rxTraffic.factor = loadFactor;
    txTraffic.factor = loadFactor;
  }
}

const NOT_MOVED = { metres: 0, degrees: 0 };
