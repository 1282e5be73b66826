import 'reflect-metadata/lite';
import { browserFetch } from '@radiolink/adapters/browser/page/browser-fetch';
import { StaticLegalPages } from '@radiolink/adapters/http/classic/session/session-legal-pages.adapter';
import type { LoadSubject, PortLoader } from '@radiolink/adapters/modules/parts/loaders';
import { browserStart, httpStart } from '@radiolink/adapters/modules/start';
import type { LegalPagesPort } from '@radiolink/application/login/login.port';
import { createProgram, PROGRAM_MODELS, PROGRAM_PORTS } from '@radiolink/application/program/program';
import type { RegulatoryDomainPort } from '@radiolink/application/regulation/regulatory-domain.port';
import { SessionStore } from '@radiolink/application/session/session-store.port';
import { bindInstances, resolveAll } from '@radiolink/application/wiring/model-binding';
import type { Token } from '@radiolink/application/wiring/token';
import type { i18n } from 'i18next';
import { Container, type ContainerModule } from 'inversify';
import type { Root } from 'react-dom/client';
import { LoadedModels } from '../models/loaded-models.ts';
import type { Models } from '../models/models.ts';
import { fetchFirstPage } from '../pages/first-page.ts';
import { showMain } from './main-application.tsx';
import { makeLanguageUsable } from './start/usable-language.ts';

makeLanguageUsable(navigator);

/** Fetches what the main application opens with, while the user types. */
export async function fetchFirst(): Promise<void> {
  await Promise.all([fetchFirstPage(), importSubjects()]);
}

/** Starts the main application in place of whatever the root shows, in the language and session of the login. */
export async function startMain(root: Root, texts: i18n, store: SessionStore): Promise<void> {
  showMain(root, await createModels(store), createLegalPages(), texts);
}

/** Finds the ports that are loaded later: fetched ahead with the first page, which may need some. */
const importSubjects = () =>
  import(/* webpackChunkName: "subjects" */ '@radiolink/adapters/modules/parts/loaders');

/** Composes the main application in a container, on the session that was opened; its parts are loaded into it later. */
async function createModels(store: SessionStore): Promise<Models> {
  const container = new Container();
  const device = await deviceModules(store);
  container.load(device.start, browserStart);
  container.rebind<SessionStore>(SessionStore).toConstantValue(store);

  let loader: PortLoader | undefined;
  const ports: Pick<PortLoader, 'bind'> = {
    bind: async needed => {
      const found = await importSubjects();
      loader ??= new found.PortLoader(container, [found.loadBrowser, device.load ?? found.loadClassic]);
      await loader.bind(needed);
    },
  };
  const { regulationPort, ...startTokens } = PROGRAM_PORTS;
  const program = createProgram({
    ...resolveAll(container, startTokens),
    regulationPort: {
      read: async () => {
        await ports.bind([regulationPort]);
        return container.get<RegulatoryDomainPort>(regulationPort as Token<RegulatoryDomainPort>).read();
      },
    },
  });
  bindInstances(container, PROGRAM_MODELS, program);
  const later = once(async () => {
    const { bindLaterProgram } = await import(/* webpackChunkName: "later" */ './composition/later-part.ts');
    await bindLaterProgram(container, ports, program);
  });
  return new LoadedModels(container, async needed => {
    await ports.bind(needed);
    // What is no port is a model of the part of the program that is loaded later.
    if (needed.some(token => !container.isBound(token))) await later();
  });
}

/** The legal pages of the device that serves the page. */
const createLegalPages = (): LegalPagesPort => new StaticLegalPages({ baseUrl: '', fetch: browserFetch });

interface DeviceModules {
  /** The ports that the page begins with. */
  readonly start: ContainerModule;
  /** Loads the others with the pages that need them; left out for those of the classic API. */
  readonly load?: LoadSubject;
}

/** Chosen by what the login found; a reload reads it from the session. reading 12. */
async function deviceModules(store: SessionStore): Promise<DeviceModules> {
  if (store.get('versioned_only') !== true) return { start: httpStart };
  const { v1Start, loadV1 } = await import(
    /* webpackChunkName: "versioned-device" */ '@radiolink/adapters/modules/v1/page/loaders'
  );
  return { start: v1Start, load: loadV1 };
}

/** Does it once, and again after it failed. */
function once(load: () => Promise<void>): () => Promise<void> {
  let under: Promise<void> | undefined;
  return () => {
    under ??= load().catch((reason: unknown) => {
      under = undefined;
      throw reason;
    });
    return under;
  };
}
