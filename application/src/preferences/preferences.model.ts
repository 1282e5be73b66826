import type { FetchError } from '@radiolink/domain/errors';
import { type MeasurementSystem, measurementSystem } from '@radiolink/domain/units';
import { createEffect, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import { lastFailure, newestEnds } from '../fetching/fetching.ts';
import type { PublicInfoPort, UiLanguage } from '../session/session.port.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import { type Token, token } from '../wiring/token.ts';
import type { PreferenceName, PreferencesPort } from './preferences.port.ts';

export interface PreferencesModelPorts {
  readonly preferencesPort: PreferencesPort;
  readonly publicInfo: PublicInfoPort;
  readonly sessionStore: SessionStore;
}

/** The languages that the device supports. */
export interface LanguageList {
  readonly languages: readonly UiLanguage[];
  /** The language that it uses for this page, or its own default. */
  readonly current: string;
}

/** A language and the device's texts in it. */
export interface LanguageTexts {
  readonly language: string;
  readonly translations: Readonly<Record<string, string>>;
}

/** Preferences of the user: units, language, shortcuts. */
export interface PreferencesModel {
  readonly measurementChosen: EventCallable<MeasurementSystem>;
  /** By the stored choice, else by the country. §9.units. */
  readonly $measurement: Store<MeasurementSystem>;

  /** Single keys may be switched off: who dictates or leans on the board fires them by mistake. */
  readonly shortcutsSwitched: EventCallable<boolean>;
  readonly $shortcutsOn: Store<boolean>;

  /** The user opens the list of languages; requested once, again after a failure. */
  readonly languagesWanted: EventCallable<void>;
  readonly $languages: Store<LanguageList | null>;
  /** By its code. Kept in the session as the device's login page keeps it. §2.first-setup. */
  readonly languageChosen: EventCallable<string>;
  readonly $languageLoading: Store<boolean>;
  /** Why the list or the texts did not come. */
  readonly $languageFailure: Store<FetchError | null>;
  /** The texts of the language chosen here; null until one is. */
  readonly $texts: Store<LanguageTexts | null>;
}

export const PreferencesModel: Token<PreferencesModel> = token<PreferencesModel>('PreferencesModel');

/** One that is kept. */
interface Preference {
  readonly name: PreferenceName;
  readonly value: string;
}

const ON = 'on';
const OFF = 'off';

/** Makes the preferences from what is stored. */
export function createPreferencesModel(ports: PreferencesModelPorts): PreferencesModel {
  const { preferencesPort, sessionStore } = ports;
  const measurementChosen = createEvent<MeasurementSystem>();
  const shortcutsSwitched = createEvent<boolean>();

  const $measurement = createStore(
    measurementSystem(sessionStore.get('ccode'), storedMeasurement(preferencesPort)),
  ).on(measurementChosen, (_, choice) => choice);
  const $shortcutsOn = createStore(preferencesPort.read('shortcuts') !== OFF).on(
    shortcutsSwitched,
    (_, on) => on,
  );
  const saveFx = createEffect(({ name, value }: Preference) => preferencesPort.save(name, value));
  sample({
    clock: measurementChosen,
    fn: (value): Preference => ({ name: 'measurement-system', value }),
    target: saveFx,
  });
  sample({
    clock: shortcutsSwitched,
    fn: (on): Preference => ({ name: 'shortcuts', value: on ? ON : OFF }),
    target: saveFx,
  });

  return { measurementChosen, $measurement, shortcutsSwitched, $shortcutsOn, ...languageOf(ports) };
}

function storedMeasurement(port: PreferencesPort): MeasurementSystem | undefined {
  const stored = port.read('measurement-system');
  return stored === 'metric' || stored === 'imperial' ? stored : undefined;
}

type LanguagePart = Pick<
  PreferencesModel,
  'languagesWanted' | '$languages' | 'languageChosen' | '$languageLoading' | '$languageFailure' | '$texts'
>;

function languageOf({ publicInfo, sessionStore }: PreferencesModelPorts): LanguagePart {
  const languagesWanted = createEvent();
  const languageChosen = createEvent<string>();
  const listFx = createEffect(() => publicInfo.read({ withLanguages: true, ...chosenIn(sessionStore) }));
  const textsFx = createEffect((language: string) => publicInfo.read({ withLanguages: true, language }));

  sample({ clock: languageChosen, target: textsFx });
  const $wanted = createStore('').on(languageChosen, (_, language) => language);
  const $texts = createStore<LanguageTexts | null>(null);
  // Of two that were chosen quickly the second applies, whichever response comes first.
  const { done, fail } = newestEnds(textsFx, $wanted);
  const arrived = done.map(
    ({ params, result }): LanguageTexts => ({ language: params, translations: result.translations }),
  );
  sample({ clock: arrived, target: $texts });
  const saveLanguageFx = createEffect(({ language }: LanguageTexts) =>
    sessionStore.set({ new_ui_lang: language }),
  );
  sample({ clock: arrived, target: saveLanguageFx });

  const $languages = createStore<LanguageList | null>(null)
    .on(listFx.doneData, (_, { uiLanguages, uiLanguage }) => ({
      languages: uiLanguages,
      current: uiLanguage,
    }))
    .on(arrived, (list, { language }) => list && { ...list, current: language });
  sample({
    clock: languagesWanted,
    source: { list: $languages, asking: listFx.pending },
    filter: ({ list, asking }) => list === null && !asking,
    target: listFx,
  });

  const missed = fail.map(({ error }) => error);
  const $languageFailure = lastFailure([listFx.failData, missed], [listFx.done, textsFx.done]);
  return {
    languagesWanted,
    $languages,
    languageChosen,
    $languageLoading: textsFx.pending,
    $languageFailure,
    $texts,
  };
}

function chosenIn(store: SessionStore): { readonly language?: string } {
  const language = store.get('new_ui_lang');
  return language === undefined ? {} : { language };
}
