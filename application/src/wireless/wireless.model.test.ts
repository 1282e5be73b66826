import { parseBoardInfo } from '@radiolink/domain/device';
import { type FetchError, RequestFailure } from '@radiolink/domain/errors';
import type { SurveyCell } from '@radiolink/domain/tools';
import { createEvent, createStore } from 'effector';
import { NEVER, Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { HeldCall } from '../fetching/held-call.mother.ts';
import { createEditingModel } from '../configuration/editing.model.ts';
import type { ConfigurationPort, ReadConfiguration } from '../configuration/configuration.port.ts';
import { createExpectedOutage } from '../outage/expected-outage.ts';
import type { DeviceRegulation, RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';
import type { CountriesPort } from '../regulation/regulation.port.ts';
import type { SessionUser } from '../session/session.model.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import type { SurveyProgress } from '../site-survey/site-survey.port.ts';
import { createWirelessModel } from './wireless.model.ts';

const of = (countryCode: number): DeviceRegulation => ({
  domain: { countryCode, countryName: String(countryCode), interfaces: [] },
});
const LOADED = of(840);
const GERMANY = of(276);
const UNLOCKED = of(840);
const COUNTRY = 'radio.countrycode';
const locked = new RequestFailure({
  kind: 'device-api',
  error: 'Not supported',
  message: 'Country is locked',
  detail: '',
  statusCode: 200,
  code: 4,
});

const nobody = (): Promise<never> => Promise.reject(new Error('nobody asked'));
const storage: ConfigurationPort = { read: nobody, write: nobody, apply: nobody, discard: nobody };
const answersArrive = () => new Promise(resolve => setImmediate(resolve));

interface PageOptions {
  readonly drafted?: readonly (readonly [string, string])[];
  readonly loaded?: DeviceRegulation | FetchError | null;
  readonly board?: string;
}

const BOARD = 'radio.1.devdomain=5500\nradio.1.chanbw=20 40\n';
const isFailure = (loaded: DeviceRegulation | FetchError | null): loaded is FetchError =>
  loaded !== null && 'kind' in loaded;

function aPage({ drafted = [], loaded = LOADED, board = BOARD }: PageOptions = {}) {
  const boardinfo = 'feature.fcc_unii_activated=0\nradio.1.txpower.max=25\n';
  const session: Record<string, string> = { boardinfo, rd: 'cached' };
  const port = {
    read: vi.fn<RegulatoryDomainPort['read']>(async country => (country === undefined ? UNLOCKED : GERMANY)),
    setCountry: vi.fn<() => Promise<never>>(nobody),
    activateUnii: vi.fn<RegulatoryDomainPort['activateUnii']>(async () => undefined),
    activeChannels: nobody,
  };
  const listCountries = vi.fn<CountriesPort['list']>(async () => [{ name: 'Germany', code: 276 }]);
  const scans: Subject<SurveyProgress>[] = [];
  const scan = vi.fn<(name: string) => Subject<SurveyProgress>>(() => {
    const progress = new Subject<SurveyProgress>();
    scans.push(progress);
    return progress;
  });
  const outage = createExpectedOutage({ now: () => Date.now() });
  const editing = createEditingModel(storage, createEvent<ReadConfiguration>());
  editing.configurationRead({ text: `${COUNTRY}=840\n`, modified: false, firstSetup: false });
  if (drafted.length > 0) editing.edited(new Map(drafted));
  const needed = vi.fn<() => void>();
  const regulationNeeded = createEvent();
  regulationNeeded.watch(needed);
  const model = createWirelessModel({
    start: {
      regulation: {
        $state: createStore({
          data: isFailure(loaded) ? null : loaded,
          isFetching: false,
          failure: isFailure(loaded) ? loaded : null,
          message: '',
        }),
      },
      $board: createStore(parseBoardInfo(board)),
      regulationNeeded,
    },
    editing,
    regulationPort: port,
    countriesPort: { list: listCountries },
    surveyPort: { scan },
    prescanPort: { watch: () => NEVER, start: nobody, stop: nobody },
    session: { $user: createStore<SessionUser>({ username: 'admin', readOnly: false }) },
    status: { slice: () => createStore(null), $failures: createStore(0) },
    outage,
    clock: Date,
    sessionStore: {
      get: (key: string) => session[key],
      set: (values: Readonly<Record<string, string>>) => void Object.assign(session, values),
      clear: () => undefined,
    } as unknown as SessionStore,
  });
  const choose = async (country: string): Promise<void> => {
    editing.edited(new Map([[COUNTRY, country]]));
    await answersArrive();
  };
  return { model, outage, editing, port, needed, listCountries, scan, scans, session, choose };
}

describe('the countries', () => {
  it('the countries are asked for once the page is shown, and once only', async () => {
    const { model, listCountries } = aPage();
    expect(listCountries).not.toHaveBeenCalled();
    model.shown();
    model.shown();
    await answersArrive();
    model.shown();
    await answersArrive();
    expect(listCountries).toHaveBeenCalledTimes(1);
    expect(model.$countries.getState()).toEqual([{ name: 'Germany', code: 276 }]);
  });

  it('the countries are not asked for again of a device that tells none', async () => {
    const { model, listCountries } = aPage();
    listCountries.mockResolvedValue([]);
    model.shown();
    await answersArrive();
    model.shown();
    await answersArrive();
    expect(listCountries).toHaveBeenCalledTimes(1);
    expect(model.$countries.getState()).toEqual([]);
  });

  it('the countries are asked for again where that failed', async () => {
    const { model, listCountries } = aPage();
    listCountries.mockRejectedValueOnce(locked);
    model.shown();
    await answersArrive();
    model.shown();
    await answersArrive();
    expect(model.$countries.getState()).toHaveLength(1);
  });
});

describe('the channels', () => {
  it('the channels are those of the start until another country is chosen', () => {
    const { model, port } = aPage();
    expect(model.$regulation.getState()).toBe(LOADED);
    expect(port.setCountry).not.toHaveBeenCalled();
  });

  it('the channels are those of the chosen country, which is looked at and changes nothing on the device', async () => {
    const { model, port, choose } = aPage();
    await choose('276');
    expect(port.read).toHaveBeenCalledExactlyOnceWith(276);
    expect(port.setCountry).not.toHaveBeenCalled();
    expect(model.$regulation.getState()).toBe(GERMANY);
    expect(model.$regulationSource.getState()).toBe('device');
  });

  it('the channels are needed at the latest when the page is shown', () => {
    const { model, needed } = aPage();
    expect(needed).not.toHaveBeenCalled();
    model.shown();
    expect(needed).toHaveBeenCalledTimes(1);
  });

  it('the channels are those of a country that a draft held before this part was loaded, tried once the page is shown', async () => {
    const { model, port } = aPage({ drafted: [[COUNTRY, '276']] });
    await answersArrive();
    expect(model.$regulation.getState()?.domain?.countryName).toBe('Germany');
    model.shown();
    await answersArrive();
    model.shown();
    await answersArrive();
    expect(port.read).toHaveBeenCalledExactlyOnceWith(276);
    expect(model.$regulation.getState()).toBe(GERMANY);
  });

  it('the channels are those of before when the choice is taken back, and the device is asked nothing', async () => {
    const { model, port, choose } = aPage();
    await choose('276');
    await choose('840');
    expect(port.read).toHaveBeenCalledTimes(1);
    expect(model.$regulation.getState()).toBe(LOADED);
  });

  it('the channels are those of the public table while the device is asked, and where it does not say', async () => {
    const { model, port, choose } = aPage();
    port.read.mockRejectedValueOnce(locked);
    await choose('276');
    expect(model.$regulation.getState()?.domain?.countryName).toBe('Germany');
    expect(model.$regulationSource.getState()).toBe('table');
    const channels = model.$regulation.getState()?.domain?.interfaces[0]?.channels ?? [];
    expect(channels.length).toBeGreaterThan(10);
    expect(channels.every(({ center }) => center < 5900)).toBe(true);
  });

  /** Countries that the device tells of when the test says so. */
  function held() {
    const page = aPage();
    const call = new HeldCall<[number | undefined], DeviceRegulation>();
    page.port.read.mockImplementation(call.call);
    return { ...page, call };
  }

  it('the channels are those of the country that was chosen last, whichever the device answers first', async () => {
    const { model, choose, call } = held();
    const france = of(250);
    await choose('276');
    await choose('250');
    await call.answer(GERMANY);
    expect(model.$regulationSource.getState()).toBe('awaited');
    await call.answer(france);
    expect(model.$regulation.getState()).toBe(france);
  });

  it('the channels are not asked for of a draft without a country', async () => {
    const without = aPage({ drafted: [[COUNTRY, '']] });
    without.model.shown();
    await answersArrive();
    expect(without.port.read).not.toHaveBeenCalled();
  });

  it('the channels are not asked for by an edit of anything else', async () => {
    const { port, editing } = aPage();
    editing.edited(new Map([['wireless.1.ssid', 'Barn']]));
    await answersArrive();
    expect(port.read).not.toHaveBeenCalled();
  });
});

describe('the channels of the country in force', () => {
  const failed: FetchError = { kind: 'response-status', status: 500, statusText: '' };

  it.each([
    ['a device that does not have the call', {}],
    ['a device whose call fails', failed],
  ])('the channels of the country in force are those of the public table on %s', (_name, loaded) => {
    const { model } = aPage({ loaded });
    expect(model.$regulationSource.getState()).toBe('table');
    expect(model.$regulation.getState()?.domain?.countryCode).toBe(840);
  });

  it('the channels of the country in force are unknown where neither the device nor the table has them', () => {
    const { model } = aPage({ loaded: failed, drafted: [[COUNTRY, '1125']] });
    expect(model.$regulationSource.getState()).toBe('awaited');
    const unread = aPage({ loaded: {}, drafted: [[COUNTRY, '0']] });
    expect(unread.model.$regulationSource.getState()).toBe('unknown');
  });

  it('the channels of the country in force are awaited while the device is asked, by the table', () => {
    const { model } = aPage({ loaded: null });
    expect(model.$regulationSource.getState()).toBe('awaited');
    expect(model.$regulation.getState()?.domain?.countryCode).toBe(840);
  });

  it('the channels of the country in force are never those of 5 GHz on a radio of 24 GHz', () => {
    const { model } = aPage({ loaded: {}, board: 'radio.1.devdomain=24000\nradio.1.chanbw=100\n' });
    expect(model.$regulation.getState()?.domain).toBeUndefined();
    expect(model.$regulationSource.getState()).toBe('awaited');
  });
});

describe('the unlock key', () => {
  it('the unlock key goes to the device without its dashes and with the name as typed, is remembered, and brings the channels anew', async () => {
    const { model, port, session } = aPage();
    model.uniiKeyEntered({ name: ' Anna ', key: ' abcd-1234 ' });
    expect(model.$unii.getState().asking).toBe(true);
    await answersArrive();
    expect(port.activateUnii).toHaveBeenCalledExactlyOnceWith({ name: ' Anna ', key: 'abcd1234' });
    expect(model.$unii.getState()).toEqual({ asking: false, unlocked: true });
    expect(session).toEqual({
      boardinfo: 'feature.fcc_unii_activated=1\nradio.1.txpower.max=25\n',
      rd: '',
    });
    expect(model.$regulation.getState()).toBe(UNLOCKED);
  });

  it('the unlock key that is wrong unlocks nothing, and says why', async () => {
    const { model, port, session } = aPage();
    port.activateUnii.mockRejectedValueOnce(locked);
    model.uniiKeyEntered({ name: 'Anna', key: 'wrong' });
    await answersArrive();
    expect(model.$unii.getState()).toEqual({ asking: false, unlocked: false, failure: locked.failure });
    expect(session['rd']).toBe('cached');
    expect(port.read).not.toHaveBeenCalled();
  });

  it('the unlock key is sent once, however often it is entered', async () => {
    const { model, port } = aPage();
    for (let click = 0; click < 5; click += 1) model.uniiKeyEntered({ name: 'Anna', key: 'k' });
    await answersArrive();
    expect(port.activateUnii).toHaveBeenCalledTimes(1);
  });
});

describe('listening for neighbours', () => {
  const cells = [{ mac: '02:00:00:00:00:09' }] as unknown as readonly SurveyCell[];

  it('expects the outage that it causes to a page that is managed over the link', async () => {
    const { model, outage, scans } = aPage();
    model.scanRequested('ath0');
    expect(outage.$isExpected.getState()).toBe(true);
    scans[0]?.complete();
    await answersArrive();
    expect(outage.$isExpected.getState()).toBe(false);
  });

  it('listening for neighbours begins only when it is asked for, once at a time', () => {
    const { model, scan } = aPage();
    expect(scan).not.toHaveBeenCalled();
    model.scanRequested('ath0');
    model.scanRequested('ath0');
    expect(scan).toHaveBeenCalledExactlyOnceWith('ath0');
    expect(model.$neighbours.getState()).toEqual({ scanning: true });
  });

  it('tells what was heard so far, and at the end', async () => {
    const { model, scans } = aPage();
    model.scanRequested('ath0');
    scans[0]?.next({ status: 'running' as SurveyProgress['status'], cells });
    expect(model.$neighbours.getState()).toEqual({ scanning: true, cells });
    scans[0]?.complete();
    await answersArrive();
    expect(model.$neighbours.getState()).toEqual({ scanning: false, cells });
  });

  it('listening for neighbours that hears nobody is done all the same', async () => {
    const { model, scans } = aPage();
    model.scanRequested('ath0');
    scans[0]?.complete();
    await answersArrive();
    expect(model.$neighbours.getState()).toEqual({ scanning: false, cells: [] });
  });

  it('listening for neighbours that fails says why, keeps what was heard before, and can be asked again', async () => {
    const { model, scans, scan } = aPage();
    model.scanRequested('ath0');
    scans[0]?.next({ status: 'running' as SurveyProgress['status'], cells });
    scans[0]?.error(locked);
    await answersArrive();
    expect(model.$neighbours.getState()).toEqual({ scanning: false, cells, failure: locked.failure });
    model.scanRequested('ath0');
    expect(scan).toHaveBeenCalledTimes(2);
  });
});
