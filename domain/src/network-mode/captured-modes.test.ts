import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigText } from '../configuration/config-text.ts';
import type { NetworkMode } from '../status/network-mode.ts';
import { networkModeOf } from '../settings/settings-context.ts';
import { validateConfiguration } from '../settings/validate-configuration.ts';
import type { NetworkModeBoard } from './mode-board.ts';
import { boardOf } from './network-configuration.mother.ts';
import { planNetworkMode } from './plan-network-mode.ts';

const folder = join(process.env['RADIOLINK_CAPTURES'] ?? '', 'classic/config');
const isThere = process.env['RADIOLINK_CAPTURES'] !== undefined && existsSync(folder);
const files = isThere ? readdirSync(folder) : ['RADIOLINK_CAPTURES is not set'];

const BOARDS: Readonly<Record<string, NetworkModeBoard>> = {
  'a LiteBeam 5AC of one port': boardOf(1),
  'a NanoBeam 5AC of two ports': boardOf(2),
  'a Rocket of three ports': boardOf(3),
};
const MODES: readonly NetworkMode[] = ['bridge', 'router', 'soho'];

const NO_DNS_SERVER = 'No DNS server is set, so this name cannot be resolved.';

function inMode(
  file: ConfigText,
  board: NetworkModeBoard,
  mode: NetworkMode,
  previous?: ConfigText,
): ConfigText {
  const plan = planNetworkMode(file, board, mode, { previous });
  if (!plan.ok) throw new Error(plan.problem.key);
  return plan.configuration;
}

/** Without the remark on a time server by name: the ISP's DNS server resolved it, and no plan knows another one. */
function findingsOf(planned: ConfigText) {
  return validateConfiguration(planned.entries()).filter(({ problem }) => problem.key !== NO_DNS_SERVER);
}

describe.skipIf(!isThere).each(files)('%s', file => {
  it.each(Object.entries(BOARDS))('goes through all modes on %s, and comes back', (_, board) => {
    const first = ConfigText.parse(readFileSync(join(folder, file), 'utf8'));
    for (const one of MODES) {
      const there = inMode(first, board, one);
      expect(findingsOf(there)).toEqual([]);
      for (const other of MODES) {
        expect(findingsOf(inMode(there, board, other))).toEqual([]);
      }
      const back = inMode(there, board, networkModeOf(first.entries()), first);
      expect(back.toString()).toBe(first.toString());
    }
  });
});
