import { useText } from '../../i18n/use-text.ts';

/** A browser, and the first version of it that works. */
export interface NeededBrowser {
  readonly target: string;
  readonly name: string;
  readonly version: number;
}

/** What a browser that is too old shows instead of the interface. */
export function OldBrowserNote({ needed }: { readonly needed: readonly NeededBrowser[] }) {
  const t = useText();
  // Every browser of an iPhone has the engine, and the version, of its system.
  const ios = needed.find(({ target }) => target === 'safari');
  return (
    <>
      <h1>{t('This browser is too old')}</h1>
      <p>{t('The device requires one of these browsers or a newer version:')}</p>
      <ul>
        {needed.map(({ target, name, version }) => (
          <li key={target}>
            <bdi>
              {name} {version}
            </bdi>
          </li>
        ))}
        {ios !== undefined && (
          <li>{t('On an iPhone or iPad: any browser, on iOS {version}', { version: ios.version })}</li>
        )}
      </ul>
      <p>
        <a href="./">{t('Try again')}</a>
      </p>
    </>
  );
}
