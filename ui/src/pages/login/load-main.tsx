import { I18nextProvider } from 'react-i18next';
import type { Root } from 'react-dom/client';
import { Button, ErrorView } from '../../components/index.ts';
import { createI18n, useText } from '../../i18n/index.ts';

/** Loads what comes after login and draws it in place of the login (decided.md row 2). */
export async function loadMain(root: Root): Promise<void> {
  const main = await import(/* webpackChunkName: "main" */ '../../main.tsx').catch(() => undefined);
  if (main !== undefined) {
    main.startMain(root);
    return;
  }
  root.render(
    <I18nextProvider i18n={createI18n('en', {}, console)}>
      <MissingPart />
    </I18nextProvider>,
  );
}

/** Specification §8, asset load failure. */
function MissingPart() {
  const t = useText();
  return (
    <main>
      <ErrorView
        title={t('A part of the page could not be loaded')}
        meaning={t(
          'The device did not deliver a file that the interface needs. It may be restarting, or its firmware was just changed.',
        )}
        advice={t('Wait a moment, then load the page again.')}
        action={
          <Button look="primary" onClick={() => window.location.reload()}>
            {t('Load the page again')}
          </Button>
        }
      />
    </main>
  );
}
