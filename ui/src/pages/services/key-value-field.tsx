import { fillKey, settingById } from '@radiolink/domain/settings';
import { sshFingerprint } from '@radiolink/domain/ssh';
import { useText } from '../../i18n/use-text.ts';
import {
  type PlacedSetting,
  ReadOnlyControl,
  TextControl,
  useReadOnly,
  useSettingField,
  useSettingsScope,
} from '../../settings/index.ts';
import styles from './services.module.css';

const { key: TYPE } = settingById('ssh.keyType');

/** The content of an SSH key, with the fingerprint that other programs show. */
export function KeyValueField({ placed }: { readonly placed: PlacedSetting }) {
  const t = useText();
  const field = useSettingField(placed);
  const readOnly = useReadOnly();
  const type = useSettingsScope(({ context }) => context.values.get(fillKey(TYPE, placed.indexes)) ?? '');
  const fingerprint = sshFingerprint(field.text.trim());
  const Control = readOnly ? ReadOnlyControl : TextControl;
  return (
    <Control
      placed={placed}
      field={field}
      aside={
        fingerprint !== undefined && (
          <span className={styles.fingerprint}>
            {t('Fingerprint')}{' '}
            <code dir="ltr">
              {type} {fingerprint}
            </code>
          </span>
        )
      }
    />
  );
}
