import { describe, expect, it } from 'vitest';
import { PROBES } from '../../domain/src/nonsense/probes.mother.ts';
import { exportedValues } from './domain-exports.ts';
import { answersThatLookLawful, generatedProbes } from './domain-nonsense.ts';

const READ = 'mapped from an answer: what is not finite is left out there (`scalars.ts`, `board-reader.ts`)';
const TEXT = 'a configuration is text: its only numbers are those of its own lines';
const MADE = 'made by functions of domain, which refused nonsense before';
const SETTING = 'rules of settings judge the text of a value; indexes are places in a key';
const CODE = 'a status code is compared or shown, and nothing is worked out from it';

/** Types whose numbers are no way for nonsense to come in, and why. */
const EXEMPT_TYPES: Readonly<Record<string, string>> = {
  BoardCapabilities: READ,
  DeviceStatus: READ,
  'Pick<DeviceStatus, "interfaces">': READ,
  NetworkModeBoard: READ,
  'Pick<NetworkModeBoard, "ports">': READ,
  DiscoveredDevice: READ,
  DisconnectedStation: READ,
  RegulatoryDomain: READ,
  Station: READ,
  StationRow: READ,
  'Pick<StationRow, "station" | "ends">': READ,
  TraceHop: READ,
  CrashReport: READ,
  DeviceWarnings: READ,
  ConfigStore: TEXT,
  ConfigText: TEXT,
  NetworkModeOptions: TEXT,
  RepositoryChange: TEXT,
  RepositoryState: TEXT,
  RadarFacts: TEXT,
  AirFacts: MADE,
  ChangeImpact: MADE,
  EirpLimit: MADE,
  'Pick<ChangeImpact, "cuts">': MADE,
  ImpactFacts: MADE,
  LinkReason: MADE,
  InstallationReport: 'a link report, and what was stored as JSON, which has no such numbers',
  LinkReport: MADE,
  LinkVerdict: MADE,
  LogStamp: MADE,
  Message: MADE,
  'Readonly<Partial<Record<string, Message>>>': MADE,
  Notice: MADE,
  Notification: MADE,
  PingTally: MADE,
  RootCause: MADE,
  SteadyVerdict: MADE,
  FirmwareVersion: MADE,
  ChannelFacts: SETTING,
  FaultFacts: SETTING,
  FoundSetting: SETTING,
  SettingChange: SETTING,
  'SettingDescriptor<string>': SETTING,
  SettingsBoard: SETTING,
  SettingsContext: SETTING,
  SettingsFilter: SETTING,
  CatalogueError: CODE,
  FetchError: CODE,
};

/** Functions with a number of another kind, and why nothing lawful-looking can come of nonsense. */
const EXEMPT: Readonly<Record<string, string>> = {
  'device/regulationByTable': 'a country that the table does not know has no channels',
  'fade/fadeSummary': 'takes its margin by `fadeMargin` and its hours by `rainOutage`, which refuse nonsense',
  'fade/rainRangeText': 'writes the digits of a range that was worked out before',
  'fade/fadeLines': 'puts what `fadeSummary` made beside words',
  'fade/climateText': 'writes a climate as it is stored; `climateOf` refuses what is none',
  'prediction/testedFigures': 'puts a reading beside its expectation',
  'prediction/worstFigure': 'compares figures that were judged before',
  'report/reportedFades': 'takes its margins by `fadeMargin`',
  'settings/accompanyingEdits': 'each value passes the rule of its setting before it is an edit',
  'settings/fillKey': 'the indexes are places in a key, taken from keys',
  'status/stationReadings': 'the index names a heading',
  'device/antennaChoices': 'chooses from a list, works nothing out',
  'device/maxClients': 'the mode is compared with one code; any other is the ordinary limit',
  'errors/message': 'puts values beside a sentence',
  'impact/changeTasks': 'sorts changes by what they belong to; their indexes are places in keys',
  'impact/taskImpact': 'hands on the impact that was worked out before',
  'impact/managementKeys': 'compares two configurations; the numbers in their keys are places',
  'report/compareReports': 'reads reports by `readLinkReport`, which refuses their numbers',
  'settings/settingsContext': 'puts the channels of the device beside the configuration',
  'settings/linkEdits': 'writes what was agreed; `validateConfiguration` refuses a channel that is none',
  'station/nextFailovers': 'puts a time beside a state that the device reported',
  'station/isOnBackup': 'looks at states alone',
  'impact/pendingImpact': 'passes frequency and channels on to `changeImpact`, whose facts are exempt',
  'impact/configurationBlocker': 'passes its facts on to `validateConfiguration` and `pendingFaults`',
  'impact/applyBlocker': 'passes its facts on to `pendingImpact` and `pendingFaults`',
  'link/linkSample': 'takes means by `meanReadings`',
  'link/verdictSample': 'puts a time beside a status; `steadyVerdict` refuses it',
  'network/checkSystemPort': 'ports in use are compared with the checked one, which is refused by itself',
  'session/firstSetupResults': 'hands on what `checkFirstSetup` refused before',
  'session/joinResults': 'hands on what `checkFirstSetup` refused before',
  'session/stepAfter': 'hands on what `checkFirstSetup` refused before',
  'settings/builtInGainDbi': 'finds an antenna of the board by the identifier that the configuration names',
  'settings/gainInUseDbi': 'reads a gain that is text of the configuration; 0 for what is no number',
  'settings/reviewedChanges': 'groups changes, works nothing out',
  'settings/selectedOnAir': 'hands on what `channelsOnAir` refused before',
  'settings/chosenChannel': 'finds a row by the frequency that the configuration names',
  'settings/joinProblem': 'looks at the name alone',
  'settings/joinEdits': 'each value passes the rule of its setting before it is an edit',
  'settings/joinNeedsKey': 'looks at the security alone',
  'settings/tuningEdits': 'each value passes the rule of its setting before it is an edit',
  'tools/airPeaks': 'the number of rows at most; levels are those of the view, which is whole numbers',
  'tools/airRecordingText': 'writes the digits of whole levels',
  'tools/receivedByLevels': '`channelAdvice` refuses the sum of what is no level',
  'tools/receivedByView': 'means of counted levels',
  'tools/recordingOf': 'copies what a view keeps',
  'tools/sweepLevels': 'holds each level within the scale',
  'tools/beforeAfter': 'puts levels beside a sentence, which `withReading` refused before',
  'tools/imbalanceMessage': 'puts what `aimImbalance` made beside a sentence',
  'tools/isAimGap': 'compares two times of the page; what is no time is no gap',
  'tools/newBests': 'compares levels that `withReading` refused before',
  'tools/withReading': 'refuses each level by itself: its test has one that is none',
  'tools/withoutBest': 'copies levels that `withReading` refused before',
  'tools/surveyList': 'an order of rows: works nothing out',
  'tools/vendorMode': 'looks at words alone',
  'tools/bySignal': 'an order of rows: `surveyLevelDbm` refused their levels before',
  'tools/isJobOver': 'looks at the state alone',
};

/** Beside a setting a number is the index of an entry: a place in a key, and no key bears a nonsense one. */
function isPlace(type: string, beside: readonly string[]): boolean {
  return type === 'number' && beside.some(other => EXEMPT_TYPES[other] === SETTING);
}

const exported = exportedValues();
const numeric = exported
  .filter(({ numeric: types }) => types.some(type => !(type in EXEMPT_TYPES) && !isPlace(type, types)))
  .map(({ name }) => name);

/** Functions whose probes are made from the types of their parameters: neither written by hand nor exempt. */
const made = await Promise.all(
  exported
    .filter(({ name }) => numeric.includes(name) && !(name in PROBES) && !(name in EXEMPT))
    .map(async one => [one.name, await generatedProbes(one, type => type in EXEMPT_TYPES)] as const),
);
const GENERATED = made.filter(([, probes]) => probes.length > 0);
const generated = new Set(GENERATED.map(([name]) => name));

describe('exported functions of numbers', () => {
  it('exported functions of numbers are all put to the test of nonsense, or named with a reason', () => {
    const tested = (name: string): boolean => name in PROBES || generated.has(name);
    expect(numeric.filter(name => !tested(name) && !(name in EXEMPT))).toEqual([]);
  });

  it('exported functions of numbers are tested only while they are exported', () => {
    const names = new Set(exported.map(({ name }) => name));
    expect(Object.keys(PROBES).filter(name => !names.has(name))).toEqual([]);
  });

  it('exported functions of numbers are no longer named once they are gone or tested', () => {
    expect(Object.keys(EXEMPT).filter(name => !numeric.includes(name) || name in PROBES)).toEqual([]);
  });
});

describe('nonsense into a rule', () => {
  it.each([...Object.entries(PROBES), ...GENERATED])('%s gives no answer that looks lawful', (_, probes) => {
    expect(answersThatLookLawful(probes)).toEqual([]);
  });
});
