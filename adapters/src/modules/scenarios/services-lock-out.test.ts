import { riskOfKey } from '@radiolink/domain/settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aScenarioRadio, onDevice, openPage, pass, turnTime } from './change-scenario.mother.ts';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

/** Changes of services that can take the administrator's way to the device. */
const LOCKING: readonly (readonly [name: string, changes: Readonly<Record<string, string>>])[] = [
  ['the web server is turned off', { 'httpd.status': 'disabled' }],
  ['the HTTP port changes', { 'httpd.port': '8081' }],
  ['HTTPS is turned off or on', { 'httpd.https.status': 'enabled', 'httpd.https.port': '8443' }],
];

/** Changes of services that leave the web interface as it is. reading 50: claiming danger of them is a fault. */
const HARMLESS: typeof LOCKING = [
  ['the session ends after seconds', { 'httpd.session.timeout': '1' }],
  ['the SSH server is turned off', { 'sshd.status': 'disabled' }],
  ['the SSH port changes', { 'sshd.status': 'enabled', 'sshd.port': '2222' }],
  ['passwords no longer open SSH', { 'sshd.status': 'enabled', 'sshd.auth.passwd': 'disabled' }],
  ['a watchdog waits for a host', { 'pwdog.status': 'enabled', 'pwdog.host': '192.0.2.99' }],
];

describe('what could lock the administrator out', () => {
  it.each(LOCKING)(
    'what could lock the administrator out is recognized as a test: %s',
    async (_, changes) => {
      const page = await openPage(aScenarioRadio());
      page.models.editing.edited(new Map(Object.entries(changes)));
      const impact = page.models.apply.$impact.getState();
      expect(impact?.needsTest).toBe(true);
      expect(impact?.cuts.some(({ kind }) => kind !== 'services')).toBe(true);
      expect(Object.keys(changes).map(riskOfKey)).not.toContain('none');
      page.kill();
    },
  );

  it.each(HARMLESS)('what could lock the administrator out is not claimed: %s', async (_, changes) => {
    const page = await openPage(aScenarioRadio());
    page.models.editing.edited(new Map(Object.entries(changes)));
    const impact = page.models.apply.$impact.getState();
    expect(impact?.needsTest).toBe(false);
    const losses = impact?.cuts.filter(({ kind }) => kind !== 'services' && kind !== 'watchdog');
    expect(losses).toEqual([]);
    page.kill();
  });

  it('reverts where the page is cut off by it: the device answers again, and nothing was stored', async () => {
    const radio = aScenarioRadio();
    const off = { key: 'httpd.status', value: 'disabled' };
    // Asking for the address makes the radio catch up with the time.
    const isCutOff = (): boolean => radio.address !== '' && onDevice(radio, off.key) === off.value;
    const page = await openPage(radio, { isCutOff });
    const before = onDevice(radio, off.key);
    page.edit(off.key, off.value);
    page.models.apply.applyRequested('test');
    await pass(10);
    expect(onDevice(radio, off.key)).toBe(off.value);
    expect(onDevice(radio, off.key, 'stored')).toBe(before);
    await pass(250);
    expect(onDevice(radio, off.key)).toBe(before);
    expect(page.reported()).toBe('fell-back');
    expect(page.models.editing.$pendingCount.getState()).toBe(1);
    page.kill();
  });

  it('what could lock the administrator out is kept where the page still reaches the device', async () => {
    const radio = aScenarioRadio();
    const page = await openPage(radio);
    page.edit('sshd.port', '2222');
    page.models.apply.applyRequested('test');
    await pass(20);
    page.models.apply.keepRequested();
    await pass(5);
    expect(onDevice(radio, 'sshd.port', 'stored')).toBe('2222');
    page.kill();
  });
});
