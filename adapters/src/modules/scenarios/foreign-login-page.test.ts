import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aScenarioRadio, onDevice, openPage, pass, turnTime } from './change-scenario.mother.ts';
import { answeredBy } from './answered-by.mother.ts';

const NAME = 'resolv.host.1.name';
const LOGIN_PAGE = '<!doctype html><html><title>Hotel</title><form><input name="room"></form></html>';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

it('the login page of a foreign network is no answer: no value is taken from it, no change is saved, and all goes on after it', async () => {
  const radio = aScenarioRadio();
  let isForeign = false;
  const page = await openPage(
    answeredBy(radio, async (request, caller) =>
      isForeign
        ? new Response(LOGIN_PAGE, { headers: { 'content-type': 'text/html' } })
        : radio.fetch(request, caller),
    ),
  );
  page.status.opened();
  await pass(5);
  const before = onDevice(radio, NAME);
  const shown = page.status.$status.getState()?.host.hostname;
  expect(shown).toBeTruthy();
  page.edit(NAME, 'mill');

  isForeign = true;
  await pass(10);
  expect(page.status.$connection.getState().kind).toBe('reconnecting');
  expect(page.status.$status.getState()?.host.hostname).toBe(shown);
  page.models.apply.applyRequested('save');
  await pass(30);
  expect(page.reported()).not.toBe('saved');
  expect(onDevice(radio, NAME)).toBe(before);
  expect(page.reloads()).toBe(0);

  isForeign = false;
  await pass(90);
  expect(page.status.$connection.getState().kind).toBe('live');
  expect(page.models.editing.$values.getState().get(NAME)).toBe('mill');
  expect(page.reloads()).toBe(0);
  page.kill();
});
