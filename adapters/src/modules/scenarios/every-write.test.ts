import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyTo } from '@radiolink/client/node';
import type { VirtualRadio } from '@radiolink/virtual-radio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wayTo } from '../../../client/src/safe-apply/driven-radio.mother.ts';
import { multipart } from '../../http/transfer/upload-transport.ts';
import { aScenarioRadio, type ScenarioPage, openPage, pass, turnTime } from './change-scenario.mother.ts';
import { sampleOf } from '../../../../.config/drawn-sample.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

/** What no way of writing may put in force on this access point in the US. */
const FORBIDDEN: readonly (readonly [what: string, lines: Readonly<Record<string, string>>])[] = [
  ['an EIRP above the limit', { 'radio.1.txpower': '25' }],
  ['a channel that the country does not permit', { 'radio.1.freq': '4920', 'radio.1.center.1.freq': '4920' }],
  ['a bridge with a port that the board lacks', { 'bridge.1.port.2.devname': 'wlan0' }],
  ['the version of another model', { 'system.cfg.version': '65546' }],
  [
    'no way to log in',
    { 'httpd.status': 'disabled', 'sshd.status': 'disabled', 'telnetd.status': 'disabled' },
  ],
];

const running = (radio: VirtualRadio): string =>
  (JSON.parse(radio.snapshot()) as { configuration: { running: string } }).configuration.running;
const stored = (radio: VirtualRadio): string =>
  (JSON.parse(radio.snapshot()) as { configuration: { stored: string } }).configuration.stored;

function wholeWith(radio: VirtualRadio, lines: Readonly<Record<string, string>>): string {
  const others = running(radio)
    .split('\n')
    .filter(line => !Object.keys(lines).some(key => line.startsWith(`${key}=`)));
  return [...Object.entries(lines).map(([key, value]) => `${key}=${value}`), ...others].join('\n');
}

const upload = (page: ScenarioPage, text: string) =>
  page.client.json((api, signal) =>
    api.POST('/api/cfg', {
      body: { cfgfile: '' },
      bodySerializer: multipart('cfgfile', new Blob([text])),
      signal,
    }),
  );

type Lines = Readonly<Record<string, string>>;

/** A way to write: it asks for it and lets the answers arrive; resolves with how it was reported. */
type WriteWay = (radio: VirtualRadio, lines: Lines) => Promise<string | undefined>;

const byPage =
  (mode: 'save' | 'test' | 'no-save'): WriteWay =>
  async (radio, lines) => {
    const page = await openPage(radio);
    page.models.editing.edited(new Map(Object.entries(lines)));
    page.models.apply.applyRequested(mode);
    await pass(3);
    page.kill();
    return page.reported();
  };

const byBackupNow =
  (isSeen: boolean): WriteWay =>
  async (radio, lines) => {
    const first = await openPage(radio);
    await upload(first, wholeWith(radio, lines));
    if (!isSeen) first.kill();
    const page = isSeen ? first : await openPage(radio);
    await page.models.editing.repositoryOf(page.models.editing.$state.getState())?.refresh();
    const blocker = page.models.apply.$stagedBlocker.getState();
    page.models.apply.stagedApplied();
    await pass(5);
    page.kill();
    return blocker === null ? 'no blocker shown' : page.reported();
  };

const byProgram =
  (isWhole: boolean, mode: 'save' | 'test'): WriteWay =>
  async (radio, lines) => {
    const wanted = isWhole ? { configuration: wholeWith(radio, lines) } : { changes: lines };
    const applied = applyTo(wayTo(radio), wanted, { mode });
    await pass(8);
    return (await applied).outcome.kind;
  };

/** The version of a configuration tells nothing beside one that was never read. */
const UNSEEN = 'a backup that is applied now, of which the page never saw what it replaces';

const WAYS: readonly (readonly [string, WriteWay])[] = [
  ['changes that are saved', byPage('save')],
  ['changes that are tested', byPage('test')],
  ['changes that are not saved', byPage('no-save')],
  ['a backup that is applied now', byBackupNow(true)],
  [UNSEEN, byBackupNow(false)],
  ['settings that a program saves', byProgram(false, 'save')],
  ['settings that a program tests', byProgram(false, 'test')],
  ['a whole configuration that a program saves', byProgram(true, 'save')],
];

describe.each(WAYS)('the judgement of %s', (way, write) => {
  const told = FORBIDDEN.filter(([, lines]) => way !== UNSEEN || !('system.cfg.version' in lines));
  it.each(sampleOf(told, 2, way))('stops %s, with nothing sent', async (_, lines) => {
    const radio = aScenarioRadio();
    const before = [running(radio), stored(radio)];
    expect(await write(radio, lines)).toBe('not-sent');
    expect([running(radio), stored(radio)]).toEqual(before);
    radio.close();
  });
});

describe('what runs unsaved', () => {
  it('what runs unsaved is judged when it is saved, though this page never saw what it replaces', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    // Another program writes past every judgement.
    await page.client.form('/writecfg.cgi', {
      body: { cfgData: wholeWith(radio, { 'radio.1.txpower': '25' }), nosave: 'yes' },
    });
    await pass(60);
    await page.models.editing.repositoryOf(page.models.editing.$state.getState())?.refresh();
    page.models.apply.saveRunningRequested();
    await pass(5);
    expect(page.reported()).toBe('not-sent');
    expect(stored(radio)).not.toContain('radio.1.txpower=25\n');
    page.kill();
    radio.close();
  });
});

/** The calls that put a configuration onto a device, where ports, adapters and their tests are left aside. */
const WRITES =
  /\b(?:configuration|storage|repository|backup|documents|section)\)?\??\.(?:write|apply|stage|restoreFrom|change)\(/;
const FOLDERS = ['application/src', 'adapters/client/src', 'adapters/cli', 'ui/src', 'ui/interface/src'];
/** Each with the judgement that its writes pass. */
const JUDGED: Readonly<Record<string, string>> = {
  'application/src/backup/backup.model.ts':
    'configurationBlocker, by the backup model; else a device only holds the file',
  'application/src/configuration/country-before-write.ts':
    'sets the country, and hands the write on as it is',
  'application/src/configuration/apply/apply-job.ts': 'applyBlocker and configurationBlocker',
  'application/src/configuration/apply/command-handlers.ts':
    'keeps a test that was judged when it was written',
  'application/src/safe-apply/device-ports.ts': 'hands the writes of the two files above to the device',
};

describe('the program', () => {
  it('writes a configuration in no file but those whose writes are judged', () => {
    const root = fileURLToPath(new URL('../../../..', import.meta.url));
    const files = FOLDERS.flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(name => /\.tsx?$/.test(name) && !/\.(?:test|mother|port)\.tsx?$|node_modules/.test(name))
        .map(name => `${folder}/${name}`),
    );
    const writing = files.filter(name => WRITES.test(readFileSync(join(root, name), 'utf8')));
    expect(writing.toSorted()).toEqual(Object.keys(JUDGED).toSorted());
  });
});
