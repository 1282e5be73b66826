import { browserModule, httpModule } from '@radiolink/adapters/modules';
import { SessionStore } from '@radiolink/application/session';
import { Container } from 'inversify';
import type { Models } from '../models/index.ts';
import { applicationModule, ModelsToken } from './application.module.ts';
import { changesModule } from './changes.module.ts';
import { frameModule } from './frame.module.ts';

/** Wires the main application in a container, on the session that was opened, and takes out what its page needs. */
export function createModels(store: SessionStore): Models {
  const container = new Container();
  container.load(httpModule, browserModule, applicationModule, frameModule, changesModule);
  container.rebind<SessionStore>(SessionStore).toConstantValue(store);
  return container.get<Models>(ModelsToken);
}
