import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import { CLASSIC_CALLS } from '../../http/classic/call-coverage/classic-calls.mother.ts';
import { fetchUpload } from '../../http/transfer/upload-transport.ts';
import { MemoryCookieJar, type VirtualRadio } from '@radiolink/virtual-radio';
import {
  aBrowser,
  aScenarioRadio,
  type ScenarioPage,
  openPage,
  pass,
  turnTime,
} from './change-scenario.mother.ts';

const SSID = 'wireless.1.ssid';
const EDIT = { key: SSID, after: 'Barn' };
const VIEWER = { username: 'viewer', password: 'Tower-View-2026' };

const CALLS = CLASSIC_CALLS.filter(({ withoutSession }) => withoutSession !== true).map(call => ({
  ...call,
  path: call.path.replace('{id}', '1').replace('{country}', '276'),
}));

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

const uploadTo = (radio: VirtualRadio) =>
  fetchUpload(request => radio.fetch(request, { address: '192.0.2.10', cookies: new MemoryCookieJar() }));

/** A page with a change that is not applied. */
async function editedPage(radio: VirtualRadio, browser = aBrowser()): Promise<ScenarioPage> {
  const page = await openPage(radio, { browser });
  page.edit(SSID, EDIT.after);
  await pass(1);
  return page;
}

describe('a session that expires while a change is pending', () => {
  it.each(sampleOf(CALLS, 8))(
    'seen by $method $path ($adapter) loads the page once and keeps the draft',
    async call => {
      const radio = aScenarioRadio();
      const browser = aBrowser();
      const page = await editedPage(radio, browser);
      radio.faults.set({ path: call.path, status: 401 });
      void call.run(page.client, {}, uploadTo(radio)).catch(() => undefined);
      await pass(3);
      expect(page.reloads()).toBe(1);
      await pass(30);
      expect(page.reloads()).toBe(1);
      page.kill();

      radio.faults.clear();
      const again = await openPage(radio, { browser });
      expect(again.models.drafts.$offer.getState()?.draft.changes).toHaveLength(1);
      again.models.drafts.continued();
      expect(again.models.editing.$pending.getState()).toMatchObject([EDIT]);
      expect(again.reloads()).toBe(0);
      again.kill();
    },
  );

  it('seen by every call at once loads the page once', async () => {
    const radio = aScenarioRadio();
    const page = await editedPage(radio);
    radio.faults.set({ status: 401 });
    for (const call of CALLS) void call.run(page.client, {}, uploadTo(radio)).catch(() => undefined);
    await pass(30);
    expect(page.reloads()).toBe(1);
    page.kill();
  });

  it('offers the draft to nobody but its user', async () => {
    const radio = aScenarioRadio();
    const browser = aBrowser();
    const page = await editedPage(radio, browser);
    radio.faults.happen('session-end');
    await pass(3);
    expect(page.reloads()).toBe(1);
    page.kill();

    const other = await openPage(radio, { browser, user: VIEWER });
    expect(other.models.drafts.$offer.getState()).toBeNull();
    expect(other.models.editing.$pendingCount.getState()).toBe(0);
    other.kill();
    const again = await openPage(radio, { browser });
    expect(again.models.drafts.$offer.getState()?.draft.changes).toHaveLength(1);
    again.kill();
  });
});
