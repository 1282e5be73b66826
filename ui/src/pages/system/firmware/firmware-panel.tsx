import { FirmwareModel } from '@radiolink/application/firmware/firmware.model';
import { FIRMWARE_MODELS } from '@radiolink/application/firmware/models';
import { firmwareMismatch } from '@radiolink/domain/device';
import { Suspense, useEffect } from 'react';
import { FileField } from '../../../components/file-field.tsx';
import {
  Banner,
  Button,
  classNames,
  ForeignText,
  Reading,
  Readings,
  Skeleton,
} from '../../../components/index.ts';
import { lazyView } from '../../../components/lazy-view.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../../models/models.ts';
import type { Part } from '../../../models/part.ts';
import type { AddressFormProps } from '../../firmware/address-form.tsx';
import { UpdateCheck } from '../../firmware/update-check.tsx';
import { UpgradeCourse } from '../../firmware/upgrade-course.tsx';
import styles from '../panel.module.css';
import { ReportedText } from '../reported-text.tsx';

/** Only a device that downloads files itself has it. */
const AddressForm = lazyView<AddressFormProps>(async () => ({
  default: (await import(/* webpackChunkName: "system-address" */ '../../firmware/address-form.tsx'))
    .AddressForm,
}));
/** Room of the form, so that nothing jumps when it arrives. */
const ADDRESS_ROOM = '180px';

/** Firmware of both ends, and the upgrade of this one from the image to the confirmed version. */
export function FirmwarePanel() {
  const t = useText();
  const [state, target, opened, isLookedUp] = useUnitsOf(
    FirmwareModel,
    '$state',
    '$target',
    'opened',
    '$isLookedUp',
  );
  useEffect(() => opened(), [opened]);
  const mismatch = firmwareMismatch(target.running, target.remote);
  return (
    <div className={styles.split}>
      <div className={styles.panel}>
        <Readings column="18rem">
          <Reading label={t('This device')} long>
            <ReportedText text={target.running} />
          </Reading>
          {target.remote !== undefined && (
            <Reading label={t('Remote end')} long>
              <ReportedText text={target.remote} />
            </Reading>
          )}
        </Readings>
        {mismatch !== undefined && <Banner tone="bad">{t(mismatch)}</Banner>}
        {state.kind === 'idle' && (
          <UpdateCheck
            model={FirmwareModel}
            unsupported={t('This device cannot check for updates. Upload a firmware file.')}
          />
        )}
      </div>
      {state.kind === 'idle' ? (
        isLookedUp ? (
          <ImageChoice />
        ) : (
          <Skeleton height="64px" />
        )
      ) : (
        <div className={styles.panel}>
          <UpgradeCourse
            model={FirmwareModel}
            state={state}
            warning={
              target.remote === undefined
                ? undefined
                : t('Upgrade the remote end first. If the versions are incompatible, it becomes unreachable.')
            }
            backWords={t('The device responds. Loading its page…')}
          />
        </div>
      )}
    </div>
  );
}

/** Brings an image onto the device: a file of this computer, or an address. */
function ImageChoice() {
  const t = useText();
  const firmware = useModel(FirmwareModel);
  const chosen = useUnitsOf(FirmwareModel, '$chosen');
  const [choose, drop, upload, fetchFrom] = useUnitsOf(
    FirmwareModel,
    'fileChosen',
    'fileDropped',
    'uploadRequested',
    'addressGiven',
  );
  const concerns = chosen?.concerns ?? [];
  const isBlocked = concerns.some(({ blocks }) => blocks);
  return (
    <div className={classNames(styles.part, styles.files)}>
      <div className={styles.file}>
        <FileField
          label={t('Firmware file')}
          help={t('At most 64 MiB. The device checks the file before anything changes.')}
          accept=".bin,.img,.tar,.gz"
          onChosen={file => {
            if (file === undefined) drop();
            else choose(file);
          }}
        />
        {chosen !== null && (
          <>
            {chosen.version !== undefined && (
              <p className={styles.text}>
                {t('Version')} <ForeignText>{chosen.version}</ForeignText>
              </p>
            )}
            {concerns.map(({ blocks, problem }) => (
              <Banner key={problem.key} tone={blocks ? 'bad' : 'warn'}>
                {t(problem)}
              </Banner>
            ))}
            <div className={styles.line}>
              <Button look="primary" disabled={isBlocked} onClick={() => upload()}>
                {concerns.length > 0 && !isBlocked ? t('Upload anyway') : t('Upload')}
              </Button>
            </div>
          </>
        )}
      </div>
      {firmware.canFetch && (
        <Suspense fallback={<Skeleton height={ADDRESS_ROOM} />}>
          <AddressForm label={t('Firmware address')} action={t('Download')} onGiven={fetchFrom} />
        </Suspense>
      )}
    </div>
  );
}

export const part: Part = { View: FirmwarePanel, models: FIRMWARE_MODELS };
