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
import { Container, type ContainerModule } from 'inversify';
import { LoadedModels } from '../../models/loaded-models.ts';
import type { Models } from '../../models/models.ts';

/** Finds the ports that are loaded later: fetched ahead with the first page, which may need some. */
export const importSubjects = () =>
  import(/* webpackChunkName: "subjects" */ '@radiolink/adapters/modules/parts/loaders');

/** Composes the main application in a container, on the session that was opened; its parts are loaded into it later. */
export async function createModels(store: SessionStore): Promise<Models> {
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
    const { bindLaterProgram } = await import(/* webpackChunkName: "later" */ './later-part.ts');
    await bindLaterProgram(container, ports, program);
  });
  return new LoadedModels(container, async needed => {
    await ports.bind(needed);
    // What is no port is a model of the part of the program that is loaded later.
    if (needed.some(token => !container.isBound(token))) await later();
  });
}

/** The legal pages of the device that serves the page. */
export const createLegalPages = (): LegalPagesPort =>
  new StaticLegalPages({ baseUrl: '', fetch: browserFetch });

interface DeviceModules {
  /** The ports that the page begins with. */
  readonly start: ContainerModule;
  /** Loads the others with the pages that need them; left out for those of the classic interface. */
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
