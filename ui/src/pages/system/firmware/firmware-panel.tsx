import { FirmwareModel } from '@radiolink/application/firmware/firmware.model';
import { firmwareMismatch } from '@radiolink/domain/device';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Banner } from '../../../components/banner.tsx';
import { Reading, Readings } from '../../../components/readings.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useModel } from '../../../models/models.ts';
import styles from '../panel.module.css';
import { ReportedText } from '../reported-text.tsx';
import { ImageChoice } from './image-choice.tsx';
import { UpdateCheck } from './update-check.tsx';
import { UpgradeCourse } from './upgrade-course.tsx';

/** Firmware of both ends, and the upgrade of this one from the image to the confirmed version. */
export function FirmwarePanel() {
  const t = useText();
  const firmware = useModel(FirmwareModel);
  const [state, target] = useUnit([firmware.$state, firmware.$target]);
  const opened = useUnit(firmware.opened);
  useEffect(() => opened(), [opened]);
  const mismatch = firmwareMismatch(target.running, target.remote);
  return (
    <div className={styles.panel}>
      <Readings column="18rem">
        <Reading label={t('This device')} long>
          <ReportedText text={target.running} />
        </Reading>
        <Reading label={t('Remote end')} long>
          <ReportedText text={target.remote} />
        </Reading>
      </Readings>
      {mismatch !== undefined && <Banner tone="bad">{t(mismatch)}</Banner>}
      {state.kind === 'idle' ? (
        <>
          <UpdateCheck />
          <ImageChoice />
        </>
      ) : (
        <UpgradeCourse state={state} />
      )}
    </div>
  );
}
