import { browserModule, httpModule } from '@radiolink/adapters/modules';
import { Container } from 'inversify';
import type { Models } from '../models/index.ts';
import { applicationModule, ModelsToken } from './application.module.ts';

/** Wires the main application in a container and takes out its models. */
export function createMainModels(): Models {
  const container = new Container();
  container.load(httpModule, browserModule, applicationModule);
  return container.get<Models>(ModelsToken);
}
