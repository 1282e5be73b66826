import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SCENARIOS = `${ROOT}adapters/src/modules/scenarios/`;
const read = (path: string): string => readFileSync(path, 'utf8');

const [shared, log] = [read(`${SCENARIOS}every-tool.mother.ts`), read(`${SCENARIOS}log.test.ts`)];
/** Names of the tests of each row, by scenario. */
const rows = read(`${ROOT}docs/reference/tool-scenarios.md`)
  .split('\n')
  .filter(line => line.startsWith('| ') && line.includes('`'))
  .map(line => line.split('|').map(cell => cell.trim().replaceAll('`', '')))
  .map(([, scenario = '', ofTools = '', ofLog = '']) => ({ scenario, ofTools, ofLog }));

describe('the scenarios of the tools', () => {
  it('the scenarios of the tools are those of the issue and more', () =>
    expect(rows.length).toBeGreaterThanOrEqual(13));

  it.each(rows)('$scenario: is passed by each tool and by the log', ({ ofTools, ofLog }) => {
    expect(ofTools.length * ofLog.length).toBeGreaterThan(0);
    expect(shared).toContain(ofTools);
    expect(log).toContain(`it('${ofLog}'`);
  });

  it('the scenarios of the tools are passed by five tools', () => {
    const passed = readdirSync(SCENARIOS).map(
      name => /testToolScenarios\('([\w ]+)'/.exec(read(SCENARIOS + name))?.[1],
    );
    expect(passed.filter(name => name !== undefined).toSorted()).toEqual([
      'discovery',
      'ping',
      'site survey',
      'speed test',
      'traceroute',
    ]);
  });
});
