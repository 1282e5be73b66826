import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runOn } from './memory-io.mother.ts';

const CAPTURES = process.env['RADIOLINK_CAPTURES'] ?? '';
const WATCHDOG = 'f7-watchdog-and-mode.cfg';
const path = join(CAPTURES, '..', 'cases', WATCHDOG);
const isThere = CAPTURES !== '' && existsSync(path);

/** Files of the field, read where they are there. */
describe.skipIf(!isThere)('a device whose watchdog watches its gateway', () => {
  const files = () => ({ [WATCHDOG]: readFileSync(path, 'utf8') });

  it.each(['check', 'explain'])('is read by %s without an error', command => {
    const { code, out } = runOn(files(), command, WATCHDOG);
    expect(out).not.toContain('error');
    expect(code).toBe(0);
  });

  it('is told by plan-mode that a router no longer reaches the host, with what to do', () => {
    const { out } = runOn(files(), 'plan-mode', WATCHDOG, 'router');
    expect(out).toContain('moves 10.20.0.1 out of reach');
    expect(out).toContain('Turn off the ping watchdog');
  });
});
