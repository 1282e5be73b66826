import { ErrorView } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';

/** An address that names no page. */
export function NotFoundPage() {
  const t = useText();
  return (
    <ErrorView
      title={t('There is no such page')}
      meaning={t('The address names a page that this interface does not have.')}
      advice={t('It may belong to another version, or to a user with more rights.')}
      action={<a href="#/dashboard">{t('Go to the dashboard')}</a>}
    />
  );
}
