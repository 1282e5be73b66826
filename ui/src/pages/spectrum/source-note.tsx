import { SessionModel } from '@radiolink/application/session/session.model';
import type { AirState } from '@radiolink/application/spectrum/shown-air';
import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { toolFailureMessage } from '@radiolink/domain/tools';
import { Banner, Button, Skeleton, LinkButton } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import typography from '../../theme/typography.module.css';

/** Where the spectrum comes from, and why there is none. */
export function SourceNote() {
  const t = useText();
  const [state, failure, file, unreadable] = useUnitsOf(
    SpectrumModel,
    '$state',
    '$failure',
    '$file',
    '$unreadable',
  );
  const [isThere, live] = useUnitsOf(SpectrumModel, '$isThere', 'liveRequested');
  return (
    <>
      {unreadable !== null && (
        <Banner tone="warn">
          {t('{name} is neither a recording nor a captured spectrum.', { name: unreadable })}
        </Banner>
      )}
      {state === 'file' && (
        <Banner tone="idle" action={<Button onClick={() => live()}>{t('Show live spectrum')}</Button>}>
          {t('Recording: {name}', { name: file ?? '' })}
        </Banner>
      )}
      {failure !== null && <Banner tone="warn">{t(toolFailureMessage(failure))}</Banner>}
      {state === 'polling' && (
        <p className={typography.measured}>
          {t('Live updates are unavailable. The spectrum is requested every second.')}
        </p>
      )}
      {state === 'idle' && <DisabledNote />}
      {!isThere && <NoSpectrum state={state} />}
    </>
  );
}

/** The service can be enabled by a full user. */
function DisabledNote() {
  const t = useText();
  const { readOnly } = useUnitsOf(SessionModel, '$user');
  return (
    <Banner
      tone="idle"
      {...(!readOnly && {
        action: <LinkButton href="#/services/airview.enabled">{t('Services')}</LinkButton>,
      })}
    >
      {t('The spectrum view service is disabled on this device. Recordings can be opened.')}
    </Banner>
  );
}

/** What stands in place of the picture. */
function NoSpectrum({ state }: { readonly state: AirState }) {
  const t = useText();
  switch (state) {
    case 'idle':
    case 'failed':
      return null;
    case 'unsupported':
      return (
        <p className={typography.measured}>
          {t('This device does not provide a spectrum view. Recordings can be opened.')}
        </p>
      );
    default:
      return <Skeleton height="480px" />;
  }
}
