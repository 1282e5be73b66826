import { RemoteFirmwareModel } from '@radiolink/application/remote-device/remote-firmware.model';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { AddressForm } from './address-form.tsx';
import styles from './firmware.module.css';
import { UpdateCheck } from './update-check.tsx';
import { UpgradeCourse } from './upgrade-course.tsx';
import layout from '../../theme/layout.module.css';

/** The firmware of a remote device: it downloads an image itself, and is upgraded before this device. */
export function RemoteFirmware() {
  const t = useText();
  const [state, seconds] = useUnitsOf(RemoteFirmwareModel, '$state', '$seconds');
  const [opened, addressGiven] = useUnitsOf(RemoteFirmwareModel, 'opened', 'addressGiven');
  const [isOpen, setOpen] = useState(false);
  useEffect(() => opened(), [opened]);
  return (
    <details open={isOpen || state.kind !== 'idle'} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{t('Firmware of the remote device')}</summary>
      <div className={layout.stack}>
        {state.kind === 'idle' ? (
          <>
            <UpdateCheck
              model={RemoteFirmwareModel}
              unsupported={t('The remote device cannot check for updates. Enter an address of the firmware.')}
            />
            <AddressForm
              label={t('Firmware address')}
              action={t('Download')}
              help={t('The remote device downloads the file itself: this device cannot forward a file.')}
              onGiven={addressGiven}
            />
          </>
        ) : (
          <UpgradeCourse
            model={RemoteFirmwareModel}
            state={state}
            warning={t('The link and everything behind it is down for up to {minutes} min.', {
              minutes: Math.ceil(seconds / 60),
            })}
            backWords={t('The remote device responds. Reading its firmware version…')}
            next={<a href="#/system/firmware">{t('Upgrade this device next')}</a>}
          />
        )}
      </div>
    </details>
  );
}
