import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Names that nobody searches for, each with the word of the trade that replaced it: it names the same thing wherever
 * it comes back.
 */
const REPLACED: Readonly<Record<string, string>> = {
  aDrillRadio: 'aScenarioRadio',
  AIMLESS: 'NO_OP_POSTS',
  amend: 'patch',
  BELIEVED_MS: 'MAX_AGE_MS',
  bindMade: 'bindInstances',
  BodyOnItsWay: 'IncomingBody',
  BurstHabit: 'BurstOptions',
  CostFacts: 'ImpactContext',
  costsMore: 'exceedsShownImpact',
  DEED_RISKS: 'WAN_ACTION_WARNINGS',
  deviceDuties: 'commandHandlers',
  DrillPage: 'ScenarioPage',
  drillTool: 'testToolScenarios',
  EMITTERS: 'EIRP_SOURCES',
  endTrial: 'endTest',
  EXIT_FINE: 'EXIT_OK',
  EXIT_TROUBLE: 'EXIT_USAGE',
  farEnd: 'remoteEnd',
  farEndAdvice: 'applyRemoteFirst',
  farEnds: 'remoteEnds',
  farPage: 'remoteUrl',
  fetchAhead: 'prefetch',
  followOthers: 'watchOtherRadios',
  foremost: 'worstFirst',
  forgetful: 'inMemory',
  giveAliases: 'attachAliases',
  heldBy: 'lockedBy',
  heldList: 'stableList',
  heldWhile: 'subscribeWhile',
  hush: 'stop',
  InTheWay: 'Obstruction',
  isBelieved: 'isFresh',
  isOfMany: 'isPtmpAccessPoint',
  isToBeSaid: 'needsWarning',
  JobMeaning: 'WritePlan',
  keysAlongConnection: 'connectionDependentKeys',
  KnownAtRest: 'IdleContext',
  lackingTerms: 'missingTerms',
  laidOver: 'mergeJson',
  lawfulPower: 'maxAllowedPower',
  layBridges: 'configureBridges',
  LitScreen: 'KeepScreenOn',
  madePorts: 'createPortResolver',
  meaningOf: 'describeWrite',
  meanPast: 'meanSample',
  nameOfStranger: 'otherDeviceName',
  nearTests: 'localTests',
  nextLead: 'selectPrimaryIssue',
  NO_ROOM_BESIDE: 'NARROW_LAYOUT',
  notOffered: 'unsupported',
  notPutAway: 'visibleNotices',
  objectionTo: 'applyBlocker',
  oddButtons: 'inconsistentButtons',
  OnRun: 'OnConfigurationApplied',
  otherHand: 'externalChange',
  PastCause: 'LikelyCause',
  PastEvent: 'HistoryEvent',
  pastEvents: 'eventsBetween',
  pastFacts: 'eventFacts',
  PastQuantity: 'HistoryQuantity',
  PastSample: 'HistorySample',
  pastStep: 'leastStep',
  PastStorePort: 'HistoryStorePort',
  PlacePort: 'LocationPort',
  PlantedBug: 'Mutant',
  PowerHabit: 'PowerControlOptions',
  PrescanDeed: 'PrescanAction',
  PresencePort: 'LivenessPort',
  Programmed: 'HasFirmware',
  PutAway: 'Dismissed',
  RadioLife: 'RadioLifecycle',
  replanned: 'reapplyPlan',
  RequestsAhead: 'PrefetchedRequests',
  restKnown: 'idleContextLoaded',
  riskWords: 'riskLabel',
  SensesPort: 'AudioHapticsPort',
  settlePast: 'resumePrevious',
  shutOut: 'managementLockout',
  soleLink: 'singleLink',
  stepLeft: 'stepFinished',
  stillSaid: 'keepCurrent',
  Surrounded: 'HasFaultPlan',
  TakenUpPage: 'HydratedForm',
  takeOut: 'resolveAll',
  takeUpPage: 'hydratePaintedForm',
  tellOfFiles: 'notifyFileSaved',
  tellOfKicks: 'notifyKickResult',
  TimelineModel: 'HistoryModel',
  timelineOf: 'joinHistory',
  TrialOutcome: 'TestRunOutcome',
  tryOut: 'runSteps',
  undisturbed: 'withPollingPaused',
  UNOFFERED: 'UNSUPPORTED',
  untold: 'unavailable',
  valueWords: 'formatValue',
  WanDeed: 'WanAction',
  whileAllowed: 'pausable',
};

/** Names of files without their endings, that were replaced with those of what is in them. */
const REPLACED_FILES: ReadonlySet<string> = new Set([
  'around',
  'body-pace',
  'cost-facts',
  'costs-more',
  'device-duties',
  'emission',
  'far-end-first',
  'far-ends',
  'far-profile',
  'fetch-ahead',
  'held-while',
  'keys-along',
  'lead',
  'lit-screen',
  'made-ports',
  'mcp-drills',
  'moment',
  'name-of-stranger',
  'near-status',
  'not-offered',
  'put-away',
  'replanned',
  'requests-ahead',
  'risk-words',
  'seats',
  'shut-out',
  'sole-link',
  'suffer',
  'surround',
  'take-up-page',
  'tell-of-files',
  'tell-of-kicks',
  'tool-drills',
  'unoffered-ports',
  'value-words',
  'while-allowed',
]);

const git = (...words: readonly string[]): readonly string[] =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(line => line !== '');

const SOURCES = ['*.ts', '*.tsx', '*.mjs', ':!scripts/check/replaced-names.test.ts'];

/** Lines of a listing `file:line:text` that use a replaced name, each with the name to use. */
function replacedIn(lines: readonly string[]): readonly string[] {
  return lines.flatMap(line => {
    const names = line.match(/[A-Za-z_]\w*/g) ?? [];
    const old = names.find(name => Object.hasOwn(REPLACED, name));
    return old === undefined ? [] : [`${line.trim()} (${old} is ${REPLACED[old]})`];
  });
}

/** `lead.test.ts` is `lead`. */
const stemOf = (file: string): string => basename(file).replace(/\..*$/, '');

it('no source uses a name that was replaced with the word of the trade', () => {
  const found = git(
    'grep',
    '-nwE',
    '-e',
    Object.keys(REPLACED).join('|'),
    '-e',
    'worstFirst',
    '--',
    ...SOURCES,
  );
  // The search itself works: a name of today is found.
  expect(found.length).toBeGreaterThan(0);
  expect(replacedIn(found)).toEqual([]);
});

it('no file has a name that was replaced', () => {
  const files = git('ls-files', '--', ...SOURCES);
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter(file => REPLACED_FILES.has(stemOf(file)))).toEqual([]);
});

it.each([
  ["a.ts:3:import { shutOut } from './a.ts';", 1],
  ['a.ts:3:const shutOuter = 1;', 0],
  ['a.ts:3:managementLockout(shutOut)', 1],
])('reads %s as %i uses of a replaced name', (line, count) => {
  expect(replacedIn([line])).toHaveLength(count);
});
