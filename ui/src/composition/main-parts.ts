import { browserModule, httpModule } from '@radiolink/adapters/modules';
import { browserFetch } from '@radiolink/adapters/browser';
import { StaticLegalPages } from '@radiolink/adapters/http/session';
import type { LegalPagesPort } from '@radiolink/application/login';
import { SessionStore } from '@radiolink/application/session';
import { Container, type ContainerModule } from 'inversify';
import type { Models } from '../models/index.ts';
import { applicationModule } from './application.module.ts';
import { changesModule } from './changes.module.ts';
import { frameModule } from './frame.module.ts';

/** Wires the main application in a container, on the session that was opened, and takes out what its page needs. */
export async function createModels(store: SessionStore): Promise<Models> {
  const container = new Container();
  const device = await deviceModule(store);
  container.load(device, browserModule, applicationModule, frameModule, changesModule);
  container.rebind<SessionStore>(SessionStore).toConstantValue(store);
  return container;
}

/** The legal pages of the device that serves the page. */
export const createLegalPages = (): LegalPagesPort =>
  new StaticLegalPages({ baseUrl: '', fetch: browserFetch });

/** What the login found decides, and a reload knows it from the session. decided.md row 12. */
async function deviceModule(store: SessionStore): Promise<ContainerModule> {
  if (store.get('versioned_only') !== true) return httpModule;
  const { v1Module } = await import(
    /* webpackChunkName: "versioned-device" */ '@radiolink/adapters/modules/v1'
  );
  return v1Module;
}
