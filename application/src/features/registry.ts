import { alignmentFeature } from '../alignment/alignment.feature.ts';
import { constellationFeature } from '../constellation/constellation.feature.ts';
import { diffFeature } from '../configuration-diff/diff.feature.ts';
import { discoveryFeature } from '../discovery/discovery.feature.ts';
import { reportFeature } from '../installation/report.feature.ts';
import { logFeature } from '../log/log.feature.ts';
import { historyFeature } from '../history/history.feature.ts';
import { networkTablesFeature } from '../network-tables/network-tables.feature.ts';
import { networkFeature } from '../network/network.feature.ts';
import { pingFeature } from '../ping/ping.feature.ts';
import { servicesFeature } from '../services/services.feature.ts';
import { settingsFeature } from '../configuration/settings.feature.ts';
import { siteSurveyFeature } from '../site-survey/site-survey.feature.ts';
import { speedTestFeature } from '../speed-test/speed-test.feature.ts';
import { spectrumFeature } from '../spectrum/spectrum.feature.ts';
import { stationsFeature } from '../station/stations.feature.ts';
import { dashboardFeature } from '../status/dashboard.feature.ts';
import { systemFeature } from '../system/system.feature.ts';
import { tracerouteFeature } from '../traceroute/traceroute.feature.ts';
import { wirelessFeature } from '../wireless/wireless.feature.ts';
import type { Feature, FeatureDevice, FeatureRole } from '../navigation/feature.ts';
import { roleOf } from '@radiolink/domain/session';
import { combine, type Store } from 'effector';
import type { SessionModel } from '../session/session.model.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import type { StartModel } from '../start/start.model.ts';
import { type Token, token } from '../wiring/token.ts';

/** In the order of the navigation. */
const ENTRIES = [
  dashboardFeature,
  stationsFeature,
  wirelessFeature,
  networkFeature,
  servicesFeature,
  systemFeature,
  settingsFeature,
  discoveryFeature,
  logFeature,
  historyFeature,
  pingFeature,
  tracerouteFeature,
  siteSurveyFeature,
  networkTablesFeature,
  speedTestFeature,
  spectrumFeature,
  alignmentFeature,
  constellationFeature,
  reportFeature,
  diffFeature,
] as const satisfies readonly Feature[];

export type FeatureId = (typeof ENTRIES)[number]['id'];
export type RegisteredFeature = Feature & { readonly id: FeatureId };

/** Ids of the features that a package leaves out, put in by its build: `npm run package -- --without`. */
declare const LEFT_OUT_FEATURES: readonly string[] | undefined;

/** Every feature there is. A page is one entry here, and one folder in the interface that has its id. */
export const FEATURES: readonly RegisteredFeature[] =
  typeof LEFT_OUT_FEATURES === 'undefined'
    ? ENTRIES
    : ENTRIES.filter(({ id }) => !LEFT_OUT_FEATURES.includes(id));

/** The page that opens when the address names none. §2.application-start. */
export const DEFAULT_FEATURE: FeatureId = 'dashboard';

/**
 * The features of one role on one device, in order. While the device is not known, those that every device has.
 * §6.
 */
export function featuresFor(role: FeatureRole, device?: FeatureDevice): readonly RegisteredFeature[] {
  return FEATURES.filter(feature => feature.roles.includes(role) && isThere(feature, device));
}

function isThere({ when, isClassicOnly = false }: Feature, device: FeatureDevice | undefined): boolean {
  if (isClassicOnly && device?.isVersionedOnly === true) return false;
  return when === undefined || (device !== undefined && when(device));
}

/**
 * The feature named by a hash; undefined for an unknown one. An empty hash names the default. The part after
 * `/` or `?` belongs to the feature: `#/wireless/radio.channelWidth`.
 */
export function featureOfHash(
  hash: string,
  features: readonly RegisteredFeature[] = FEATURES,
): RegisteredFeature | undefined {
  const [path = ''] = hash.replace(/^#\/?/, '').split(/[/?]/);
  const route = path || DEFAULT_FEATURE;
  return features.find(feature => feature.route === route);
}

export interface FeaturesModelPorts {
  readonly session: Pick<SessionModel, '$user'>;
  readonly sessionStore: Pick<SessionStore, 'get'>;
  readonly start: Pick<StartModel, '$board' | '$deviceModel'>;
}

/** What the program can do for this user on this device. */
export interface FeaturesModel {
  /** The features of the user's role, in the order of the navigation. §6. */
  readonly $features: Store<readonly RegisteredFeature[]>;
}

export const FeaturesModel: Token<FeaturesModel> = token<FeaturesModel>('FeaturesModel');

/** Chooses the features by the role of the user and the board of the session. */
export function createFeaturesModel({ session, sessionStore, start }: FeaturesModelPorts): FeaturesModel {
  const isVersionedOnly = sessionStore.get('versioned_only') === true;
  return {
    $features: combine(session.$user, start.$board, start.$deviceModel, ({ readOnly }, board, model) =>
      featuresFor(roleOf(readOnly), { board, model, isVersionedOnly }),
    ),
  };
}
