import type { ApplyState } from '@radiolink/application/configuration/apply/apply-state';
import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { useEffect, useRef } from 'react';
import { StateShape, Button, Dialog } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useClockText } from '../../i18n/use-time-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './changes.module.css';
import { NewAddress } from './new-address.tsx';

/** The running operation on the device, or the running check; nothing otherwise. */
export function UnderWay({ state }: { readonly state: ApplyState }) {
  const t = useText();
  const clock = useClockText();
  const now = useUnitsOf(PermittedApply, '$now');
  const words = wordsOf(state);
  const bar = useRef<HTMLSpanElement>(null);
  const isWriting = state.kind === 'writing';
  useEffect(() => {
    // Only this page starts the write: the session that requested it continues from here to Keep.
    if (isWriting) bar.current?.focus({ preventScroll: true });
  }, [isWriting]);
  if (words === undefined) return null;
  return (
    <span className={styles.test} ref={bar} tabIndex={-1} data-takes-focus="">
      <StateShape tone="busy" size={14} />
      <span className={styles.words}>
        {t(words)}{' '}
        {state.kind === 'restarting' &&
          now < state.until &&
          t('Until about {time}.', { time: clock(state.until) })}
        {state.kind === 'ended' && (
          <NewAddress address={state.test.newAddress} isTaken={state.test.newAddressTaken} />
        )}
        {(state.kind === 'restarting' || state.kind === 'checking') && (
          <NewAddress address={state.newAddress} isTaken={state.newAddressTaken} />
        )}
      </span>
    </span>
  );
}

function wordsOf(state: ApplyState): string | undefined {
  switch (state.kind) {
    case 'writing':
      return 'Sending the changes to the device…';
    case 'checking':
      return 'No response from the device. Checking its configuration…';
    case 'restarting':
      return 'Restarting with the new configuration…';
    case 'ended':
      return state.wanted === 'revert'
        ? 'Reverting to the configuration from before the test…'
        : 'Test ended. Checking the device configuration…';
    default:
      return undefined;
  }
}

/** What is still missing after the test began: the link itself, or a number of stations. */
export type Absent = { readonly kind: 'link' } | { readonly kind: 'stations'; readonly count: number };

interface ConfirmKeepProps {
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
