import { ErrorView } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';

/** An address that names no page. */
export function NotFoundPage() {
  const t = useText();
  return (
    <ErrorView
      title={t('Page not found')}
      meaning={t('The address does not match any page.')}
      advice={t(
        'It may be from another version, belong to a function that this device lacks, or require more permissions.',
      )}
      action={<a href="#/dashboard">{t('Go to the dashboard')}</a>}
    />
  );
}
