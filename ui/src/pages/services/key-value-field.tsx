import { fillKey, settingById } from '@radiolink/domain/settings';
import { sshFingerprint } from '@radiolink/domain/ssh';
import { use } from 'react';
import { useText } from '../../i18n/use-text.ts';
import {
  CellContext,
  type PlacedSetting,
  TextControl,
  useSettingField,
  useSettingsScope,
} from '../../settings/index.ts';
import { VisuallyHidden } from '../../components/index.ts';
import styles from './services.module.css';

const { key: TYPE } = settingById('ssh.keyType');

/** Enough to tell the keys of a list apart, in the row of one: `ed25519 APkE32RUC/6X…`. */
const shortOf = (type: string, fingerprint: string): string =>
  `${type.replace('ssh-', '')} ${fingerprint.replace('SHA256:', '').slice(0, 12)}…`;

/** The content of an SSH key, with the fingerprint that other programs show. */
export function KeyValueField({ placed }: { readonly placed: PlacedSetting }) {
  const t = useText();
  const field = useSettingField(placed);
  const type = useSettingsScope(({ context }) => context.values.get(fillKey(TYPE, placed.indexes)) ?? '');
  const fingerprint = sshFingerprint(field.text.trim());
  const isCell = use(CellContext) !== null;
  const whole = fingerprint !== undefined && (
    <span className={styles.fingerprint}>
      {t('Fingerprint')}{' '}
      <code dir="ltr">
        {type} {fingerprint}
      </code>
    </span>
  );
  const control = <TextControl placed={placed} field={field} aside={whole} />;
  if (!isCell) return control;
  return (
    <div className={styles.cell} title={fingerprint && `${type} ${fingerprint}`}>
      {control}
      {fingerprint !== undefined && (
        <>
          <VisuallyHidden>{whole}</VisuallyHidden>
          <code className="remark" dir="ltr" aria-hidden="true">
            {shortOf(type, fingerprint)}
          </code>
        </>
      )}
    </div>
  );
}
