import { RequestFailure } from '@radiolink/domain/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { HeldCall, LOST } from '../fetching/held-call.mother.ts';
import type { PublicInfo } from '../session/session.port.ts';
import type { SessionStore, SessionValues } from '../session/session-store.port.ts';
import { createPreferencesModel, type PreferencesModel } from './preferences.model.ts';

const INFO: PublicInfo = {
  productName: 'Test',
  setupComplete: true,
  defaultPassword: false,
  uiLanguage: 'en_US',
  uiLanguages: [
    { name: 'English', code: 'en_US' },
    { name: 'Deutsch', code: 'de_DE' },
  ],
  translations: {},
  countries: [],
};

let stored: Map<string, string>;
let session: Partial<SessionValues>;
let answers: (language: string | undefined) => Promise<PublicInfo>;
let requested: (string | undefined)[];

function make(): PreferencesModel {
  const sessionStore: SessionStore = {
    get: key => session[key],
    set: values => void (session = { ...session, ...values }),
    clear: () => void (session = {}),
  };
  return createPreferencesModel({
    preferencesPort: { read: name => stored.get(name), save: (name, value) => void stored.set(name, value) },
    publicInfo: {
      read: options => {
        requested.push(options?.language);
        return answers(options?.language);
      },
    },
    sessionStore,
  });
}

const settled = () => new Promise(done => setTimeout(done, 0));

beforeEach(() => {
  stored = new Map();
  session = {};
  requested = [];
  answers = language =>
    Promise.resolve({
      ...INFO,
      uiLanguage: language ?? 'en_US',
      translations: language === 'de_DE' ? { Stations: 'Stationen' } : {},
    });
});

describe('units, §9', () => {
  it.each([
    [840, 'imperial'],
    [826, 'imperial'],
    [276, 'metric'],
    [undefined, 'metric'],
  ] as const)('follow the country %s while nothing is chosen', (ccode, system) => {
    session = ccode === undefined ? {} : { ccode };
    expect(make().$measurement.getState()).toBe(system);
  });

  it('units are what was chosen, after a reload too', () => {
    session = { ccode: 840 };
    make().measurementChosen('metric');
    expect(make().$measurement.getState()).toBe('metric');
  });

  it('follow the country when something else is stored', () => {
    stored.set('measurement-system', 'furlongs');
    expect(make().$measurement.getState()).toBe('metric');
  });
});

describe('keyboard shortcuts', () => {
  it('work until they are switched off, and stay off', () => {
    expect(make().$shortcutsOn.getState()).toBe(true);
    make().shortcutsSwitched(false);
    expect(make().$shortcutsOn.getState()).toBe(false);
  });
});

describe('the language', () => {
  it('the language is offered as the device offers it, asked for once', async () => {
    const model = make();
    model.languagesWanted();
    model.languagesWanted();
    await settled();
    model.languagesWanted();
    expect(model.$languages.getState()).toEqual({ languages: INFO.uiLanguages, current: 'en_US' });
    expect(requested).toHaveLength(1);
  });

  it('the language is asked for again after a failure, which is told', async () => {
    const model = make();
    const well = answers;
    answers = () =>
      Promise.reject(new RequestFailure({ kind: 'network', reason: 'unreachable', message: 'No answer.' }));
    model.languagesWanted();
    await settled();
    expect(model.$languageFailure.getState()).toMatchObject({ message: 'No answer.' });
    answers = well;
    model.languagesWanted();
    await settled();
    expect(model.$languages.getState()?.languages).toHaveLength(2);
    expect(model.$languageFailure.getState()).toBeNull();
  });

  it('the language is kept in the session with its texts when it is chosen', async () => {
    const model = make();
    model.languageChosen('de_DE');
    expect(model.$languageLoading.getState()).toBe(true);
    await settled();
    expect(model.$texts.getState()).toEqual({
      language: 'de_DE',
      translations: { Stations: 'Stationen' },
    });
    expect(session.new_ui_lang).toBe('de_DE');
  });

  it('chosen last stands, whichever comes first', async () => {
    const model = make();
    const waiting = new Map<string | undefined, (info: PublicInfo) => void>();
    answers = language => new Promise(done => void waiting.set(language, done));
    model.languageChosen('de_DE');
    model.languageChosen('en_US');
    waiting.get('en_US')?.(INFO);
    await settled();
    waiting.get('de_DE')?.({ ...INFO, translations: { Stations: 'Stationen' } });
    await settled();
    expect(model.$texts.getState()?.language).toBe('en_US');
    expect(model.$languages.getState()?.current).not.toBe('de_DE');
    expect(session.new_ui_lang).toBe('en_US');
  });

  it('the language has no failure of the one that was chosen before it', async () => {
    const model = make();
    const german = new HeldCall<[], PublicInfo>();
    answers = language => (language === 'de_DE' ? german.call() : Promise.resolve(INFO));
    model.languageChosen('de_DE');
    model.languageChosen('en_US');
    await settled();
    await german.fail(LOST);
    expect([model.$texts.getState()?.language, model.$languageFailure.getState()]).toEqual(['en_US', null]);
  });

  it('the language stays as it is when its texts do not come', async () => {
    const model = make();
    answers = () =>
      Promise.reject(new RequestFailure({ kind: 'network', reason: 'unreachable', message: 'No answer.' }));
    model.languageChosen('de_DE');
    await settled();
    expect(model.$texts.getState()).toBeNull();
    expect(session.new_ui_lang).toBeUndefined();
  });
});
