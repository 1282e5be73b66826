'use no memo';

import { Button, Dialog } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';

/** What is still missing after the test began: the link itself, or a number of stations. */
export type Absent = { readonly kind: 'link' } | { readonly kind: 'stations'; readonly count: number };

export interface ConfirmKeepProps {
  readonly absent: Absent;
  /** What the bar of the test says of the link. */
  readonly linkWords: string;
  /** The device responds, and no request is in progress. */
  readonly canKeep: boolean;
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

/**
 * Confirmation before keeping a configuration while stations are not reconnected, since keeping may cut them
 * off.
 */
export function ConfirmKeep({ absent, linkWords, canKeep, onKeep, onClose }: ConfirmKeepProps) {
  const t = useText();
  const isLink = absent.kind === 'link';
  return (
    <Dialog
      title={isLink ? t('Keep changes without the radio link?') : t('Keep changes with stations missing?')}
      onClose={onClose}
      actions={
        <>
          <Button look="primary" current onClick={onClose}>
            {isLink ? t('Wait for the link') : t('Wait for stations')}
          </Button>
          <Button disabled={!canKeep} onClick={onKeep}>
            {isLink ? t('Keep without link') : t('Keep without stations')}
          </Button>
        </>
      }
    >
      {isLink ? linkWords : t('{count} stations are not back.', { count: absent.count })}{' '}
      {t(
        'Once kept, the changes are not reverted automatically. Devices reached over the radio link stay unreachable until this device or the remote device is changed.',
      )}
    </Dialog>
  );
}
