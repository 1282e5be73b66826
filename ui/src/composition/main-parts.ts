import { browserModule, httpModule } from '@radiolink/adapters/modules';
import { SessionStore } from '@radiolink/application/session';
import type { MeasurementSystem } from '@radiolink/domain/units';
import { Container } from 'inversify';
import type { Models } from '../models/index.ts';
import { pageMeasurementSystem } from '../units/index.ts';
import { applicationModule, ModelsToken } from './application.module.ts';

/** What the main application starts with. */
export interface MainParts {
  readonly models: Models;
  readonly measurement: MeasurementSystem;
}

/** Wires the main application in a container, on the session that was opened, and takes out what its page needs. */
export function createMainParts(store: SessionStore): MainParts {
  const container = new Container();
  container.load(httpModule, browserModule, applicationModule);
  container.rebind<SessionStore>(SessionStore).toConstantValue(store);
  return {
    models: container.get<Models>(ModelsToken),
    measurement: pageMeasurementSystem(store, () => window.localStorage),
  };
}
