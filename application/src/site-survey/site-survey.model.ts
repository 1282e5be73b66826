import { message, type Problem } from '@radiolink/domain/errors';
import {
  canJoin,
  joinEdits,
  joinNeedsKey,
  joinProblem,
  settingById,
  settingKey,
} from '@radiolink/domain/settings';
import {
  type SurveyCell,
  type SurveyDifference,
  surveyDifferences,
  type SurveyEntry,
  withReceived,
} from '@radiolink/domain/tools';
import { combine, createEvent, createStore, type EventCallable, sample, type Store } from 'effector';
import { identity, repeat } from 'rxjs';
import type { SettingsContextModel } from '../configuration/settings-context.model.ts';
import { expectOutage } from '../outage/expect-outage.ts';
import { ExpectedOutage } from '../outage/expected-outage.ts';
import { type ToolPorts, TOOL_PORTS } from '../tool-runs/running-tools.model.ts';
import { createTool, type Tool } from '../tool-runs/tool.ts';
import { SiteSurveyPort, type SurveyProgress } from './site-survey.port.ts';
import { type Token, token } from '../wiring/token.ts';
import { siteSurveyFeature } from './site-survey.feature.ts';
import {
  surveyReport,
  entriesInRun,
  surveyEntriesOf,
  type SurveyRequest,
  surveyRequestOf,
  type SurveyRun,
} from './survey-run.ts';
import { SettingsContextModel as SettingsContextToken } from '../configuration/change-models.ts';
import { bindModel } from '../wiring/model-binding.ts';

/** Why a network cannot be joined, undefined if it can; null where none can, on an access point. */
export type Joinable = ((cell: SurveyCell) => Problem | undefined) | null;

/** Site survey, from its start to the pending changes of a network that is joined. */
export interface SiteSurveyModel extends Tool<SurveyRequest, readonly SurveyEntry[]> {
  /** Interfaces of the radios that can scan, the main one first. */
  readonly $interfaces: Store<readonly string[]>;
  /** A scan interrupts a link: one is up, or it is not known. */
  readonly $carriesTraffic: Store<boolean>;
  readonly $joinable: Store<{ readonly of: Joinable }>;
  /** What the survey that is shown differs in from the one beside it; null without one, and while it runs. */
  readonly $differences: Store<readonly SurveyDifference[] | null>;
  /** Puts what joining a network means into the pending changes. */
  readonly joined: EventCallable<SurveyCell>;
  /** The network whose joining is among the pending changes; null where another one is set, or none. */
  readonly $pendingJoin: Store<SurveyCell | null>;
  /** The key of the network that was joined is still to be typed, among the pending changes. */
  readonly $keyMissing: Store<boolean>;
}

export const SiteSurveyModel: Token<SiteSurveyModel> = token<SiteSurveyModel>('SiteSurveyModel');

const MS_PER_SECOND = 1000;
/** Where the configuration names the interfaces of the radios: below 60 GHz, and the 60 GHz one. */
const INTERFACE_KEYS = ['radio.0.devname', 'radio.1.devname'];
const USUAL_INTERFACE = 'ath0';
const SSID = settingKey(settingById('wireless.ssid'));
const PRE_SHARED_KEY = settingKey(settingById('security.stationKey'));

/** Makes the model. */
export function createSiteSurveyModel({
  siteSurvey,
  settings,
  outage,
  ...ports
}: ToolPorts & {
  readonly outage: Pick<ExpectedOutage, 'declared'>;
  readonly siteSurvey: Pick<SiteSurveyPort, 'scan'>;
  readonly settings: Pick<SettingsContextModel, '$scope' | 'changed'>;
}): SiteSurveyModel {
  const tool = createTool<SurveyRequest, SurveyProgress, readonly SurveyEntry[]>(
    {
      id: siteSurveyFeature.id,
      watch: ({ interfaceName, everySeconds }) =>
        siteSurvey
          .scan(interfaceName)
          .pipe(everySeconds > 0 ? repeat({ delay: everySeconds * MS_PER_SECOND }) : identity),
      nothing: [],
      add: (entries, { status, cells }, at) =>
        withReceived(entries, { cells, isOver: status === 'finished', at }),
      summary: ({ result }) => message('{count} networks found', { count: result.length }),
      report: run => surveyReport(run, ports.clock.now()),
      shape: { request: surveyRequestOf, result: surveyEntriesOf },
    },
    ports,
  );
  // A scan takes the link down: a page that is managed over it and reloaded after it would lose the survey.
  expectOutage({
    reason: 'site-survey',
    $isUnderWay: tool.$running,
    $failures: ports.status.$failures,
    outage,
  });
  const joined = createEvent<SurveyCell>();
  sample({
    clock: joined,
    source: settings.$scope,
    fn: ({ context }, cell) => joinEdits(cell, context),
    target: settings.changed,
  });
  const $joined = createStore<SurveyCell | null>(null).on(joined, (_, cell) => cell);
  const $pendingJoin = combine($joined, settings.$scope, (cell, { context: { values }, original }) => {
    const ssid = values.get(SSID);
    return cell !== null && ssid === cell.ssid && ssid !== original.get(SSID) ? cell : null;
  });
  return {
    ...tool,
    joined,
    $differences: combine(tool.$run, tool.$compared, differencesOf),
    $pendingJoin,
    $keyMissing: combine(
      $pendingJoin,
      settings.$scope,
      (cell, { context: { values }, original }) =>
        cell !== null && joinNeedsKey(cell) && values.get(PRE_SHARED_KEY) === original.get(PRE_SHARED_KEY),
    ),
    $interfaces: settings.$scope.map(({ original }) => interfacesOf(original)),
    $carriesTraffic: ports.status
      .slice(({ wireless }) => wireless.stations.length > 0)
      .map(isLinked => isLinked ?? true, { skipVoid: false }),
    $joinable: settings.$scope.map(({ context, readOnly }) => ({
      of: !readOnly && canJoin(context) ? (cell: SurveyCell) => joinProblem(cell, context) : null,
    })),
  };
}

function differencesOf(run: SurveyRun | null, other: SurveyRun | null): readonly SurveyDifference[] | null {
  if (run === null || run.endedAt === null || other === null || other.endedAt === null) return null;
  if (run.number === other.number) return null;
  return surveyDifferences(entriesInRun(run, run.endedAt), entriesInRun(other, other.endedAt));
}

function interfacesOf(values: ReadonlyMap<string, string>): readonly string[] {
  const named = INTERFACE_KEYS.map(key => values.get(key) ?? '').filter(name => name !== '');
  return named.length > 0 ? [...new Set(named)] : [USUAL_INTERFACE];
}

/** The parts of the page. */
export const SITE_SURVEY_MODELS = [
  bindModel(SiteSurveyModel, createSiteSurveyModel, {
    ...TOOL_PORTS,
    siteSurvey: SiteSurveyPort,
    settings: SettingsContextToken,
    outage: ExpectedOutage,
  }),
];
