import { browserFetch } from '@radiolink/adapters/browser';
import { StaticLegalPages } from '@radiolink/adapters/http/session';
import { browserStart, httpStart } from '@radiolink/adapters/modules/start';
import type { LegalPagesPort } from '@radiolink/application/login';
import { createProgram, PROGRAM_MODELS, PROGRAM_PORTS } from '@radiolink/application/program';
import type { RegulatoryDomainPort } from '@radiolink/application/regulation';
import { SessionStore } from '@radiolink/application/session';
import { bindMade, takeOut, type Token } from '@radiolink/application/wiring';
import { Container, type ContainerModule } from 'inversify';
import { LoadedModels, type Models } from '../models/index.ts';

/** Composes the main application in a container, on the session that was opened; its parts are loaded into it later. */
export async function createModels(store: SessionStore): Promise<Models> {
  const container = new Container();
  const device = await deviceModules(store);
  container.load(device.start, browserStart);
  container.rebind<SessionStore>(SessionStore).toConstantValue(store);

  const ports = once(async () => {
    const { browserRest, httpRest } = await import(
      /* webpackChunkName: "ports" */ '@radiolink/adapters/modules/rest'
    );
    container.load(browserRest, ...(device.isWhole ? [] : [httpRest]));
  });
  const { regulationPort, ...startTokens } = PROGRAM_PORTS;
  const program = createProgram({
    ...takeOut(container, startTokens),
    regulationPort: {
      read: async () => {
        await ports();
        return container.get<RegulatoryDomainPort>(regulationPort as Token<RegulatoryDomainPort>).read();
      },
    },
  });
  bindMade(container, PROGRAM_MODELS, program);
  const later = once(async () => {
    const [{ bindLaterProgram }] = await Promise.all([
      import(/* webpackChunkName: "later" */ './later-part.ts'),
      ports(),
    ]);
    bindLaterProgram(container, program);
  });
  return new LoadedModels(container, async needed => {
    const isMissing = () => needed.some(token => !container.isBound(token));
    if (isMissing()) await ports();
    if (isMissing()) await later();
  });
}

/** The legal pages of the device that serves the page. */
export const createLegalPages = (): LegalPagesPort =>
  new StaticLegalPages({ baseUrl: '', fetch: browserFetch });

interface DeviceModules {
  readonly start: ContainerModule;
  /** It binds every port, not only those of the start. */
  readonly isWhole: boolean;
}

/** The login result decides; after a reload the session contains it. decided.md row 12. */
async function deviceModules(store: SessionStore): Promise<DeviceModules> {
  if (store.get('versioned_only') !== true) return { start: httpStart, isWhole: false };
  const { v1Module } = await import(
    /* webpackChunkName: "versioned-device" */ '@radiolink/adapters/modules/v1'
  );
  return { start: v1Module, isWhole: true };
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
