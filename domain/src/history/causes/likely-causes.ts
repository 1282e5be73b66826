import { antenna } from './antenna.ts';
import { chain } from './chain.ts';
import { interference } from './interference.ts';
import { overload } from './overload.ts';
import { PAST_CAUSES, type PastCause, type PastCauseKind, type Evidence, type Rule } from './past-cause.ts';
import { port } from './port.ts';
import { power } from './power.ts';
import { rain } from './rain.ts';
import { channel, configuration, firmware, outage, radar, reboot } from './reported.ts';
import { station } from './station.ts';

const RULES: Readonly<Record<PastCauseKind, Rule>> = {
  port,
  configuration,
  radar,
  firmware,
  channel,
  power,
  station,
  chain,
  rain,
  antenna,
  interference,
  overload,
  reboot,
  outage,
};

/** Causes that explain what others would be taken for. */
const EXPLAINS: Readonly<Partial<Record<PastCauseKind, readonly PastCauseKind[]>>> = {
  rain: ['antenna', 'outage'],
  power: ['antenna'],
  firmware: ['reboot', 'outage'],
  configuration: ['reboot', 'outage', 'channel'],
  radar: ['channel', 'outage'],
  channel: ['outage'],
  reboot: ['outage'],
};

/** The likely causes by the evidence, the surest first; empty where nothing tells one. */
export function likelyCauses(evidence: Evidence): readonly PastCause[] {
  const found = PAST_CAUSES.flatMap(kind => RULES[kind](evidence) ?? []);
  const explained = new Set(found.flatMap(({ kind }) => EXPLAINS[kind] ?? []));
  return found.filter(({ kind }) => !explained.has(kind));
}
