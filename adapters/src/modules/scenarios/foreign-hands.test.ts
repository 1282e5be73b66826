import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aScenarioRadio,
  answersArrive,
  type ScenarioPage,
  onDevice,
  openPage,
  pass,
  turnTime,
} from './change-scenario.mother.ts';
import { sampleOf } from '../../../../.config/drawn-sample.ts';

const NAME = 'resolv.host.1.name';
const SSID = 'wireless.1.ssid';
/** What the limit of the strictest country leaves with the gain of the antenna. */
const QUIET = [
  ['radio.1.txpower', '2'],
  ['radio.1.cable.loss', '12'],
] as const;
const WEATHER = new Map([
  ['radio.1.chanbw', '20'],
  ['radio.1.freq', '5620'],
  ['radio.1.center.1.freq', '5620'],
  ...QUIET,
]);
const country = (code: string) =>
  new Map([['radio.countrycode', code], ['radio.1.countrycode', code], ...QUIET]);

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

const writesOf = ({ requests }: ScenarioPage): number =>
  requests.filter(path => path === '/writecfg.cgi').length;

/** Two pages in two browsers; the other one has saved changes while the first one is not notified yet. */
async function besides(mine: ReadonlyMap<string, string>, theirs: ReadonlyMap<string, string>) {
  const radio = aScenarioRadio();
  const other = await openPage(radio);
  other.models.editing.edited(theirs);
  const page = await openPage(radio);
  page.models.editing.edited(mine);
  other.models.apply.applyRequested('save');
  // The page detects it automatically within a minute; a request before that is judged by the state of the
  // device.
  await pass(20);
  expect(other.reported()).toBe('saved');
  other.kill();
  return { radio, page };
}

describe('what another browser has saved meanwhile', () => {
  it('rules out a test that was possible before: nothing is sent, and the reason is true', async () => {
    const { radio, page } = await besides(WEATHER, country('276'));
    expect(page.models.apply.$impact.getState()?.testProblem).toBeUndefined();
    page.models.apply.applyRequested('test');
    await pass(3);
    expect(page.state()).toMatchObject({
      kind: 'done',
      outcome: { kind: 'not-testable', words: { values: { cac: 600, test: 240 } } },
    });
    expect(writesOf(page)).toBe(0);
    expect(onDevice(radio, 'radio.1.freq')).not.toBe('5620');
    page.kill();
  });

  it('makes a change for good cut longer than was shown: nothing is sent before it is reviewed again', async () => {
    const { radio, page } = await besides(WEATHER, country('276'));
    page.models.apply.applyRequested('save');
    await pass(3);
    expect(page.state()).toMatchObject({ kind: 'done', outcome: { kind: 'not-sent' } });
    expect(writesOf(page)).toBe(0);
    page.models.apply.applyRequested('save');
    await pass(30);
    expect(onDevice(radio, 'radio.1.freq', 'stored')).toBe('5620');
    page.kill();
  });

  it('makes a change wrong: it is not sent, and the setting is named', async () => {
    const { page } = await besides(new Map([['httpd.port', '8081']]), new Map([['sshd.port', '8081']]));
    expect(page.models.apply.$faults.getState()).toEqual([]);
    page.models.apply.applyRequested('save');
    await pass(3);
    expect(page.state()).toMatchObject({ kind: 'done', outcome: { kind: 'not-sent' } });
    expect(page.models.apply.$faults.getState()).not.toEqual([]);
    expect(writesOf(page)).toBe(0);
    page.kill();
  });
});

describe('a test that somebody else has just begun', () => {
  it.each(sampleOf(['save', 'test', 'no-save'] as const, 1))('holds back what is asked as %s', async mode => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    const other = await openPage(radio);
    other.edit(SSID, 'Barn');
    other.models.apply.applyRequested('test');
    page.edit(NAME, 'tower');
    await answersArrive();
    expect(other.state().kind).toBe('testing');
    page.models.apply.applyRequested(mode);
    await pass(1);
    expect(page.reported()).toBe('not-sent');
    // A tested configuration is not mistaken for the saved one.
    expect(page.models.editing.$saved.getState().get(SSID)).not.toBe('Barn');
    // The device restarts into the test: without a response nothing is written, and no local test is
    // followed.
    page.models.apply.applyRequested(mode);
    await pass(1);
    expect(page.reported()).toBe('not-sent');
    await pass(20);
    expect(page.state()).toMatchObject({ kind: 'testing', startedHere: false });
    expect(writesOf(page)).toBe(0);
    page.kill();
    other.kill();
  });
});
