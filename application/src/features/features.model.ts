import { roleOf } from '@radiolink/domain/session';
import { combine, type Store } from 'effector';
import type { SessionModel } from '../session/session.model.ts';
import type { SessionStore } from '../session/session-store.port.ts';
import type { StartModel } from '../start/start.model.ts';
import { type Token, token } from '../wiring/token.ts';
import { featuresFor, type RegisteredFeature } from './registry.ts';

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
