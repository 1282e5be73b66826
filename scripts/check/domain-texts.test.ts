import { expect, it } from 'vitest';
import { domainEntries, exportedValues } from './domain-exports.ts';

const KEY = 'a key of a configuration, which its text is taken apart into';
const OWN = 'a word of the program, which no user types and no device sends';
const READ = 'a text that another function read before: of a file, or of a line of the log';

/** Functions that are given texts by the program alone, and why nothing else can come in. */
const EXEMPT: Readonly<Record<string, string>> = {
  'configuration/SECRETS_LEFT_OUT': KEY,
  'configuration/isEditorStamp': KEY,
  'configuration/isEnabledWhenMissing': KEY,
  'configuration/isIndex': KEY,
  'configuration/isSecretKey': KEY,
  'configuration/isUnder': KEY,
  'configuration/maskedValue': KEY,
  'configuration/modelPathOf': KEY,
  'configuration/sectionOf': KEY,
  'device/firmwareVersionIn': READ,
  'errors/message': OWN,
  'network/interfaceId': KEY,
  'network/networkText': READ,
  'network/newInterface': KEY,
  'network-mode/isNetworkKey': KEY,
  'radio/countryRulesByAlpha2': OWN,
  'session/backupResults': READ,
  'session/passwordPolicy': OWN,
  'settings/findSetting': KEY,
  'settings/isDoubtfulKey': KEY,
  'settings/on': KEY,
  'settings/placeholdersOf': KEY,
  'settings/present': KEY,
  'settings/riskOfKey': KEY,
  'settings/settingName': OWN,
  'settings/settingNameMessage': OWN,
  'settings/statusKeysAbove': KEY,
  'settings/switchesAbove': KEY,
  'ssh/sshFingerprint': READ,
  'tools/logHighlights': READ,
  'tools/logIncident': READ,
  'units/unitText': OWN,
};

/** What JSON of a device and a program that calls the package can hold in place of a text; some read like one. */
const NO_TEXTS: readonly unknown[] = [
  null,
  0,
  1,
  -1,
  80.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  false,
  5n,
  Symbol('text'),
  [],
  ['a'],
  ['192.0.2.1'],
  {},
  { length: 3 },
  { toString: () => '1' },
  Object.create(null),
  new Date(0),
  () => 'a',
];

const modules = await Promise.all(
  domainEntries().map(
    async (entry): Promise<[string, Readonly<Record<string, unknown>>]> => [
      entry,
      await import(`@radiolink/domain/${entry}`),
    ],
  ),
);
const entries = Object.fromEntries(modules);

/** Functions of the domain that take texts alone. */
const FUNCTIONS = exportedValues()
  .filter(({ texts }) => texts > 0)
  .map(({ name, texts }) => {
    const [entry = '', member = ''] = name.split('/');
    return [name, texts, entries[entry]?.[member] as (...given: unknown[]) => unknown] as const;
  });
const JUDGED = FUNCTIONS.filter(([name]) => !(name in EXEMPT));

/** What a call gives; of one that throws the kind of its error. */
function outcome(call: () => unknown): unknown {
  try {
    return call();
  } catch (reason) {
    return reason instanceof Error ? reason.name : reason;
  }
}

it('functions of the domain that take texts are found, and each that is exempt is one', () => {
  expect(JUDGED.length).toBeGreaterThan(90);
  const names = new Set(FUNCTIONS.map(([name]) => name));
  expect(Object.keys(EXEMPT).filter(name => !names.has(name))).toEqual([]);
});

it.each(JUDGED)('%s takes what is no text as the empty one', (_, texts, call) => {
  const beside = Array.from({ length: texts - 1 }, () => 'a');
  const ofEmpty = outcome(() => call('', ...beside));
  for (const value of NO_TEXTS) expect(outcome(() => call(value, ...beside))).toEqual(ofEmpty);
});
