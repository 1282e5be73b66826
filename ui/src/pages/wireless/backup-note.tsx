import { useText } from '../../i18n/use-text.ts';
import { RegulationNote } from './regulation-note.tsx';
import { useWirelessFacts } from './wireless-facts.ts';
import typography from '../../theme/typography.module.css';

/** Says whose settings follow, on a device with two radios. */
export function BackupNote() {
  const t = useText();
  const { device } = useWirelessFacts();
  if (device.backup === undefined) return <RegulationNote />;
  return (
    <>
      <RegulationNote />
      <p className={typography.muted}>
        {t('Channel, antenna, power and distance below are those of the 5 GHz backup radio.')}
      </p>
    </>
  );
}
