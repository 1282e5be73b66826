import 'reflect-metadata/lite';
import { ApiVersionModel } from '@radiolink/application/api-version';
import { NoticesModel } from '@radiolink/application/notices';
import { SessionModel, type SessionStore } from '@radiolink/application/session';
import { StartModel } from '@radiolink/application/start';
import { sample } from 'effector';
import type { i18n } from 'i18next';
import type { Root } from 'react-dom/client';
import { createLegalPages, createModels } from './composition/main-parts.ts';
import { LegalPagesProvider } from './legal/legal-pages-context.ts';
import { MainApplication } from './main-application.tsx';
import { type Models, ModelsProvider } from './models/index.ts';
import { Preferred } from './preferences/index.ts';
import { StartGate } from './start/index.ts';

/** Starts the main application in place of whatever the root shows, in the language and session of the login. */
export async function startMain(root: Root, texts: i18n, store: SessionStore): Promise<void> {
  const models = await createModels(store);
  models.get(SessionModel).opened();
  models.get(StartModel).begun();
  openLater(models);
  root.render(
    <ModelsProvider value={models}>
      <LegalPagesProvider value={createLegalPages()}>
        <Preferred texts={texts}>
          <StartGate>
            <MainApplication />
          </StartGate>
        </Preferred>
      </LegalPagesProvider>
    </ModelsProvider>,
  );
}

/** What the page can do without at first does not compete with what it starts with. */
function openLater(models: Models): void {
  sample({
    clock: models.get(StartModel).$state,
    filter: ({ phase }) => phase === 'ready',
    fn: () => undefined,
    target: [models.get(NoticesModel).opened, models.get(ApiVersionModel).opened],
  });
}
