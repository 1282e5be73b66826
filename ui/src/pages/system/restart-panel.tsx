import { StatusModel } from '@radiolink/application/status/status.model';
import { RestartModel } from '@radiolink/application/system/system.model';
import { DEFAULT_DEVICE_ADDRESS } from '@radiolink/domain/device';
import { useStoreMap } from 'effector-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Banner, Button, classNames, FailureBanner, TextField } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../models/models.ts';
import styles from './panel.module.css';
import tones from '../../theme/tones.module.css';

/** Without a name the user types this word. */
const WORD = 'RESET';

/** Reboot, and reset to factory defaults with the name of the device typed. */
export function RestartPanel() {
  const t = useText();
  const [failure, accepted, seconds] = useUnitsOf(RestartModel, '$failure', '$accepted', '$seconds');
  const hostname = useStoreMap(useModel(StatusModel).$status, status => status?.host.hostname ?? '');
  const minutes = Math.ceil(seconds / 60);
  return (
    <div className={styles.panel}>
      <FailureBanner failure={failure} urgent />
      {accepted !== null && (
        <Banner tone="busy">
          {accepted === 'reboot'
            ? t('The device reboots. It does not respond for up to {minutes} min.', { minutes })
            : t('The device is reset. It will be at {address}.', { address: DEFAULT_DEVICE_ADDRESS })}
        </Banner>
      )}
      <Reboot hostname={hostname} minutes={minutes} />
      <FactoryReset name={hostname === '' ? WORD : hostname} />
    </div>
  );
}

function Reboot({ hostname, minutes }: { readonly hostname: string; readonly minutes: number }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const [pending, request] = useUnitsOf(RestartModel, '$pending', 'requested');
  const words = hostname === '' ? t('Reboot') : t('Reboot {name}', { name: hostname });
  return (
    <div className={styles.line}>
      <Button disabled={pending} onClick={() => setAsking(true)}>
        {words}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('Reboot the device?')}
          action={words}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            request('reboot');
          }}
        >
          <p>{t('The link is down and the device does not respond for up to {minutes} min.', { minutes })}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function FactoryReset({ name }: { readonly name: string }) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [pending, request] = useUnitsOf(RestartModel, '$pending', 'requested');
  return (
    <form
      className={styles.part}
      onSubmit={event => {
        event.preventDefault();
        if (typed === name) request('reset');
        setTyped('');
      }}
    >
      <h3 className={classNames(styles.heading, tones.bad)}>{t('Reset to factory defaults')}</h3>
      <p className={styles.text}>
        {t(
          'Deletes all settings and users. The link is lost, and the device is then at {address} with its default login.',
          { address: DEFAULT_DEVICE_ADDRESS },
        )}
      </p>
      <div className={styles.short}>
        <TextField
          label={t('Enter {name} to confirm', { name })}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </div>
      <div className={styles.line}>
        <Button className={styles.reset} type="submit" disabled={pending || typed !== name}>
          {t('Reset to factory defaults')}
        </Button>
      </div>
    </form>
  );
}
