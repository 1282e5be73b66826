import { linkEnds, type LinkComparison, type LinkReadings, linkSample } from '@radiolink/domain/link';
import {
  type LinkPrediction,
  meanEnds,
  measuredPrediction,
  type MeasuredPrediction,
  predictLink,
  type StationOutlook,
  stationOutlook,
} from '@radiolink/domain/prediction';
import type { ConfigStore } from '@radiolink/domain/configuration';
import type { RainClimate } from '@radiolink/domain/fade';
import type { ChannelRow } from '@radiolink/domain/radio';
import type { DeviceStatus } from '@radiolink/domain/status';
import { combine, sample, type Store } from 'effector';
import { dashboardKind } from '../status/dashboard-view.ts';
import { StatusModel } from '../status/status.model.ts';
import type { SteadyLinks } from '../status/link-view.ts';
import { storedClimate } from '../fade/stored-climate.ts';
import { PreferencesPort } from '../preferences/preferences.port.ts';
import type { TestedPrediction } from '../configuration/drafts/change-memory.port.ts';
import type { PermittedApply } from '../configuration/permissions.ts';
import type { SettingsContextModel } from '../configuration/settings-context.model.ts';
import { EditingModel } from '../configuration/editing.model.ts';
import { type Token, token } from '../wiring/token.ts';
import {
  PermittedApply as PermittedApplyToken,
  SettingsContextModel as SettingsContextToken,
} from '../configuration/change-models.ts';
import { bindModel, type ModelBinding } from '../wiring/model-binding.ts';

/** What the pending changes are expected to do to the one link, or to the stations of an access point. */
export interface Prediction {
  readonly link: LinkPrediction | undefined;
  readonly stations: StationOutlook | undefined;
}

/** What a change will do to the link, before it is tried, and what its test then measured. */
export interface PredictionModel {
  /** Null without pending changes, and if they have no effect on a link. */
  readonly $expected: Store<Prediction | null>;
  /** The test of a change that was predicted here, held against its prediction; null while not known. */
  readonly $measured: Store<MeasuredPrediction | null>;
}

export const PredictionModel: Token<PredictionModel> = token<PredictionModel>('PredictionModel');

/** What the model is made of. */
export interface PredictionParts {
  readonly editing: Pick<EditingModel, '$state'>;
  readonly status: Pick<StatusModel, '$status' | '$links'>;
  readonly apply: Pick<
    PermittedApply,
    '$state' | '$effect' | '$recent' | '$tested' | 'applyRequested' | 'expected'
  >;
  readonly settings: Pick<SettingsContextModel, '$channels'>;
  readonly preferencesPort: PreferencesPort;
}

/** Makes the model. It requests nothing. */
export function createPredictionModel({
  editing,
  status,
  apply,
  settings,
  preferencesPort,
}: PredictionParts): PredictionModel {
  const $expected = combine(
    {
      store: editing.$state.map(state => state?.store ?? null),
      newest: status.$status,
      links: status.$links,
      readings: apply.$recent,
      channels: settings.$channels,
    },
    ({ store, newest, ...facts }) =>
      store?.isChanged === true && newest !== null
        ? expectedOf(store, newest, { ...facts, climate: storedClimate(newest, preferencesPort) })
        : null,
  );
  sample({
    clock: apply.applyRequested,
    source: $expected,
    fn: expected => expected?.link ?? null,
    target: apply.expected,
  });
  const $measured = combine(apply.$tested, apply.$effect, apply.$state, (tested, effect, state) =>
    state.kind === 'idle' ? null : measuredOf(tested, effect),
  );
  return { $expected, $measured };
}

interface Facts {
  readonly links: SteadyLinks | null;
  readonly readings: readonly LinkReadings[];
  readonly channels: readonly ChannelRow[] | null;
  readonly climate: RainClimate | null;
}

function expectedOf(
  { original, running }: ConfigStore,
  newest: DeviceStatus,
  { links, readings, channels, climate }: Facts,
): Prediction | null {
  const { mode, frequencyMhz, stations } = newest.wireless;
  const change = {
    before: original,
    after: running,
    linkedMhz: mode?.startsWith('sta') === true && stations.length > 0 ? frequencyMhz : undefined,
    ...(channels && { channels }),
  };
  if (dashboardKind(newest) === 'access-point') {
    const outlook = stationOutlook(change, links?.rows ?? []);
    return outlook === undefined ? null : { link: undefined, stations: outlook };
  }
  const { link: mean, spread } = linkSample(newest, readings);
  const link = predictLink({ ...change, ends: meanEnds(linkEnds(newest), mean), spread, climate });
  // That there will be no link is said with the interruptions, and here at most why nothing can be predicted.
  return link !== undefined && (link.link === 'back' || link.reasons.length > 0)
    ? { link, stations: undefined }
    : null;
}

function measuredOf(
  tested: TestedPrediction | null,
  effect: LinkComparison | null,
): MeasuredPrediction | null {
  return tested && effect ? (measuredPrediction(tested, effect) ?? null) : null;
}

/** The model of the review's prediction, loaded with it. */
export const PREDICTION_MODELS: readonly ModelBinding[] = [
  bindModel(PredictionModel, createPredictionModel, {
    editing: EditingModel,
    status: StatusModel,
    apply: PermittedApplyToken,
    settings: SettingsContextToken,
    preferencesPort: PreferencesPort,
  }),
];
