import { describe, expect, it } from 'vitest';
import { type Report, runChecks } from '../run.ts';
import { everything } from '../testing/accounts.ts';
import { FAULTS } from '../testing/faults/index.ts';
import { type VirtualWorld, virtualWorld } from '../testing/virtual-back-end.ts';
import { Line, plainText } from '../wire/line.ts';
import { htmlReport } from './html.ts';
import { junitReport } from './junit.ts';
import { terminalReport } from './terminal.ts';

const PROFILE = 'ap-ptmp';
const DOCS = '../../../docs/conformance';
/** Faults of the radio whose report the docs show. */
const BROKEN = new Set([
  'a field of another type',
  'a page instead of JSON, with status 200',
  'a session goes on after its logout',
  'the CSRF id is not checked',
  'a test does not fall back',
  'no-save is saved',
  'the spectrum opens to strangers',
]);

const reportOf = ({ backEnd, time }: VirtualWorld) => runChecks(new Line(backEnd, time), everything(PROFILE));

/** Reports in the docs; `npx vitest run --config .config/vitest.unit.ts scripts/conformance/report -u` writes them. */
describe('the reports that the docs show', () => {
  it('the reports that the docs show are that of the virtual radio', async () => {
    const text = terminalReport(await reportOf(virtualWorld({ profile: PROFILE })));
    await expect(text).toMatchFileSnapshot(`${DOCS}/virtual-radio.txt`);
  });

  it('the report of a broken interface is the one that the docs show', async () => {
    const sound = virtualWorld({ profile: PROFILE });
    const faults = FAULTS.filter(({ name }) => BROKEN.has(name));
    expect(faults).toHaveLength(BROKEN.size);
    const broken = faults.reduce((world, fault) => ({ ...world, backEnd: fault.plant(world) }), sound);
    await expect(terminalReport(await reportOf(broken))).toMatchFileSnapshot(`${DOCS}/broken-radio.txt`);
  });
});

const HOSTILE: Report = {
  backEnd: 'http://192.0.2.1"><script>',
  offer: { classic: true, versioned: false, formLogin: false },
  requests: 1,
  left: ['<b>left</b>'],
  results: [
    {
      id: 'schemas/<x>',
      subject: 'A & B',
      milliseconds: 5,
      outcome: { verdict: 'differs', how: ['"><script>alert(1)</script>'] },
    },
  ],
};

describe('what a device sends', () => {
  it.each([
    ['a page', htmlReport],
    ['a report of a CI', junitReport],
  ])('what a device sends is text in %s, never markup', (_name, write) => {
    expect(write(HOSTILE)).not.toMatch(/<script|<b>left|<x>/);
    expect(write(HOSTILE)).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('commands no terminal and turns no line', () => {
    expect(plainText('a\u001b[2Jb\u202ec\r\n')).toBe('a\\u001b[2Jb\\u202ec\\u000d\\u000a');
    expect(plainText('x'.repeat(1000))).toHaveLength(241);
  });
});
