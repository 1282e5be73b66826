import { ConfigurationDiffModel } from '@radiolink/application/configuration-diff/configuration-diff.model';
import type { DiffView } from '@radiolink/application/configuration-diff/diff-address';
import { Banner, Button, ErrorView, FailureWords, Skeleton, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { Found } from './found.tsx';

/** The result between the two sides: loading, unavailable, or found. */
export function Differences({ view }: { readonly view: DiffView }) {
  const t = useText();
  const [state, disputed] = useUnitsOf(ConfigurationDiffModel, '$state', '$disputed');
  return (
    <div className="page">
      {disputed > 0 && (
        <Banner tone="warn">
          {t(
            'Settings with pending changes were changed in another session. Review the changes before applying them.',
          )}
        </Banner>
      )}
      {state.kind === 'waiting' && <Waiting />}
      {state.kind === 'failed' && <Failed />}
      {state.kind === 'unavailable' && state.side.content.kind === 'unavailable' && (
        <Banner tone="idle">{t(state.side.content.reason)}</Banner>
      )}
      {state.kind === 'compared' && <Found comparison={state.comparison} view={view} />}
    </div>
  );
}

function Waiting() {
  const t = useText();
  return (
    <>
      <VisuallyHidden>
        <output>{t('Loading the configuration…')}</output>
      </VisuallyHidden>
      <Skeleton height="160px" />
      <Skeleton height="240px" />
    </>
  );
}

function Failed() {
  const t = useText();
  const [{ failure }, again] = useUnitsOf(ConfigurationDiffModel, '$reading', 'readAgain');
  return (
    <ErrorView
      title={t('The configuration of the device could not be read.')}
      meaning={
        failure === null ? t('Something went wrong.') : <FailureWords failure={failure} context="action" />
      }
      advice={t('Other configurations can still be compared.')}
      action={
        <Button look="primary" onClick={() => again()}>
          {t('Refresh')}
        </Button>
      }
    />
  );
}
