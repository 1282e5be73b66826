import { expect, it } from 'vitest';
import { HeldCall, LOST } from '../fetching/held-call.mother.ts';
import { createHelpModel } from './help.model.ts';
import type { HelpPage, HelpPort } from './help.port.ts';

function aHelp() {
  const find = new HeldCall<Parameters<HelpPort['find']>, HelpPage | undefined>();
  const model = createHelpModel({ help: { find: find.call } });
  return { model, find, state: () => model.$state.getState() };
}

const PAGE: HelpPage = { title: 'Privacy', language: 'de', path: '/help/privacy.html' };

it('finds a page in the language of the program', async () => {
  const { model, find, state } = aHelp();
  expect(state()).toEqual({ kind: 'none' });
  model.pageRequested({ subject: 'privacy', language: 'de' });
  expect(state()).toEqual({ kind: 'finding', subject: 'privacy' });
  expect(find.requests).toEqual([['privacy', 'de']]);
  await find.answer(PAGE);
  expect(state()).toEqual({ kind: 'found', subject: 'privacy', ...PAGE });
});

it('says that the device does not report a page, or why it is not there', async () => {
  const { model, find, state } = aHelp();
  model.pageRequested({ subject: 'eula', language: 'en' });
  await find.answer(undefined);
  expect(state()).toEqual({ kind: 'unavailable', subject: 'eula' });
  model.pageRequested({ subject: 'tos', language: 'en' });
  await find.fail(LOST);
  expect(state()).toEqual({ kind: 'failed', subject: 'tos', failure: LOST });
});

it('forgets a page that was closed before its answer came', async () => {
  const { model, find, state } = aHelp();
  model.pageRequested({ subject: 'eula', language: 'en' });
  model.closed();
  await find.answer(PAGE);
  expect(state()).toEqual({ kind: 'none' });
});

it('shows the page that was requested last, whichever answers first', async () => {
  const { model, find, state } = aHelp();
  model.pageRequested({ subject: 'eula', language: 'en' });
  model.pageRequested({ subject: 'privacy', language: 'en' });
  await find.fail(LOST);
  expect(state()).toEqual({ kind: 'finding', subject: 'privacy' });
  await find.answer(PAGE);
  expect(state()).toMatchObject({ kind: 'found', subject: 'privacy' });
});

it('shows the page in the language that was chosen last, whichever answers first', async () => {
  const { model, find, state } = aHelp();
  model.pageRequested({ subject: 'privacy', language: 'en' });
  model.pageRequested({ subject: 'privacy', language: 'de' });
  await find.answer({ ...PAGE, language: 'en' });
  expect(state()).toEqual({ kind: 'finding', subject: 'privacy' });
  await find.answer(PAGE);
  expect(state()).toMatchObject({ kind: 'found', language: 'de' });
});

it('the help does not take the answer to a closed page for that of the same page opened again', async () => {
  const { model, find, state } = aHelp();
  model.pageRequested({ subject: 'tos', language: 'en' });
  model.closed();
  model.pageRequested({ subject: 'tos', language: 'en' });
  await find.fail(LOST);
  expect(state()).toEqual({ kind: 'finding', subject: 'tos' });
  await find.answer(undefined);
  expect(state()).toEqual({ kind: 'unavailable', subject: 'tos' });
});

it('the help is closed where a page was shown, and where none was', async () => {
  const { model, find, state } = aHelp();
  model.closed();
  expect(state()).toEqual({ kind: 'none' });
  model.pageRequested({ subject: 'licensed', language: 'en' });
  await find.answer(PAGE);
  model.closed();
  expect(state()).toEqual({ kind: 'none' });
});
