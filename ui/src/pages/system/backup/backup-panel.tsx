import {
  BackupModel,
  type RestoreRequest,
  type RestoreState,
} from '@radiolink/application/backup/backup.model';
import { readBackup } from '@radiolink/application/backup/read-backup';
import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { FEATURES } from '@radiolink/application/features/registry';
import { RestartModel } from '@radiolink/application/system/system.model';
import type { Problem } from '@radiolink/domain/errors';
import { Suspense, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { FileField } from '../../../components/file-field.tsx';
import { Banner, Button, FailureMessage, Skeleton } from '../../../components/index.ts';
import { lazyPart, lazyView } from '../../../components/lazy-view.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../../models/models.ts';
import type { AddressFormProps } from '../../firmware/address-form.tsx';
import { Progress } from '../../firmware/progress.tsx';
import { FileDownloadLine } from '../file-download-line.tsx';
import styles from '../panel.module.css';

/** Only a device that downloads files itself has it. */
const AddressForm = lazyView<AddressFormProps>(async () => ({
  default: (await import(/* webpackChunkName: "system-address" */ '../../firmware/address-form.tsx'))
    .AddressForm,
}));
/** Room of the form, so that nothing jumps when it arrives. */
const ADDRESS_ROOM = '180px';

const DIFF = `#/${FEATURES.find(({ id }) => id === 'diff')?.route ?? ''}`;

/** A versioned device alone has documents. */
const Documents = lazyPart(
  async () => (await import(/* webpackChunkName: "system-documents" */ './documents.tsx')).part,
);

/** The backup of the configuration: downloaded, compared, and restored. */
export function BackupPanel() {
  const t = useText();
  const { download, restoresItself } = useModel(BackupModel);
  return (
    <div className={styles.split}>
      <div className={styles.panel}>
        <p className={styles.text}>
          {t('The file holds all settings, with passwords and keys in plain text. Store it safely.')}
        </p>
        <FileDownloadLine download={download} label={t('Download backup')} />
        <p className={styles.text}>
          <a href={DIFF}>{t('Compare a backup or an earlier configuration with this one')}</a>
        </p>
      </div>
      <Restore />
      {restoresItself && (
        <Suspense fallback={null}>
          <Documents />
        </Suspense>
      )}
    </div>
  );
}

/** Brings a backup back onto the device, from a file, or from an address where the device can fetch one. */
function Restore() {
  const t = useText();
  const backup = useModel(BackupModel);
  const [state, restore] = useUnitsOf(BackupModel, '$restore', 'restoreRequested');
  const [chosen, setChosen] = useState<RestoreRequest>();
  const minutes = Math.ceil(useUnitsOf(RestartModel, '$seconds') / 60);
  const isRunning = state.kind === 'running';
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{t('Restore a backup')}</h3>
      <p className={styles.text}>
        {backup.restoresItself
          ? t('Replaces all settings. The device applies the backup and reboots.')
          : t('Uploads the file to the device. Nothing changes until you apply it or review it as changes.')}
      </p>
      <Course state={state} />
      {!isRunning && (
        <div className={styles.files}>
          <BackupFile
            checks={!backup.restoresItself}
            onChosen={file => {
              if (backup.restoresItself) setChosen({ kind: 'file', file });
              else restore({ kind: 'file', file });
            }}
          />
          {backup.canFetch && (
            <Suspense fallback={<Skeleton height={ADDRESS_ROOM} />}>
              <AddressForm
                label={t('Backup address')}
                action={t('Restore from this address')}
                onGiven={address => setChosen({ kind: 'address', ...address })}
              />
            </Suspense>
          )}
        </div>
      )}
      {chosen !== undefined && (
        <ConfirmDialog
          title={t('Restore this backup?')}
          action={t('Restore and reboot')}
          onClose={() => setChosen(undefined)}
          onConfirm={() => {
            setChosen(undefined);
            restore(chosen);
          }}
        >
          {chosen.kind === 'address' && (
            <p>{t('The device downloads the file itself: its settings are not checked here.')}</p>
          )}
          <p>
            {t('All settings and users are replaced, including the device address and link settings.')}{' '}
            {t('The link is down and the device does not respond for up to {minutes} min.', { minutes })}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

interface BackupFileProps {
  /** The file is a configuration text, compressed or not, which the page can check. */
  readonly checks: boolean;
  readonly onChosen: (file: File) => void;
}

function BackupFile({ checks, onChosen }: BackupFileProps) {
  const t = useText();
  const [file, setFile] = useState<File>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const choose = async (one: File): Promise<void> => {
    const reading = checks ? await readBackup(one) : { ok: true as const };
    setProblems(reading.ok ? [] : reading.problems);
    setFile(reading.ok ? one : undefined);
  };
  return (
    <div className={styles.file}>
      <FileField
        label={t('Backup file')}
        danger={problems.length === 0 ? undefined : problems.map(problem => t(problem)).join(' ')}
        accept=".cfg,.txt,.gz,.tar.gz"
        onChosen={one => {
          if (one === undefined) setFile(undefined);
          else void choose(one);
        }}
      />
      <div className={styles.line}>
        <Button disabled={file === undefined} onClick={() => file && onChosen(file)}>
          {checks ? t('Upload') : t('Restore')}
        </Button>
      </div>
    </div>
  );
}

/** Only as long as it waits: applied or discarded at the top of the page, nothing is left to say here. */
function Waiting() {
  const t = useText();
  const isStaged = useUnitsOf(PermittedApply, '$staged');
  if (!isStaged) return null;
  return (
    <Banner tone="good">
      {t('The backup is on the device and not applied. Apply or discard it at the top of the page.')}
    </Banner>
  );
}

function Course({ state }: { readonly state: RestoreState }) {
  const t = useText();
  const cancel = useUnitsOf(BackupModel, 'restoreCancelled');
  switch (state.kind) {
    case 'idle':
      return null;
    case 'running':
      return (
        <>
          <Banner tone="busy">
            {state.source === 'file' ? t('Uploading the backup…') : t('The device downloads the backup…')}
          </Banner>
          <Progress percent={state.percent} />
          {state.source === 'file' && (
            <div className={styles.line}>
              <Button onClick={() => cancel()}>{t('Cancel')}</Button>
            </div>
          )}
        </>
      );
    case 'refused':
      return (
        <Banner tone="bad" urgent>
          {t('The backup was not restored. The configuration did not change.')} {t(state.words)}
        </Banner>
      );
    case 'restored':
      return (
        <Banner tone="good">
          {t('The backup is valid. The device applies it and reboots; log in with the users of the backup.')}
        </Banner>
      );
    case 'staged':
      return <Waiting />;
    case 'failed':
      return (
        <Banner tone="bad" urgent>
          {t('The backup was not restored. The configuration did not change.')}{' '}
          {state.failure === null ? (
            state.message
          ) : (
            <FailureMessage failure={state.failure} context="action" />
          )}
        </Banner>
      );
  }
}
