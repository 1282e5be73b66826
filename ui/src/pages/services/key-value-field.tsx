import { fillKey, settingById } from '@radiolink/domain/settings';
import { sshFingerprint } from '@radiolink/domain/ssh';
import { useText } from '../../i18n/use-text.ts';
import { type PlacedSetting, TextControl, useSettingField, useSettingsScope } from '../../settings/index.ts';
import styles from './services.module.css';

const { key: TYPE } = settingById('ssh.keyType');

/** The content of an SSH key, with the fingerprint that other programs show. */
export function KeyValueField({ placed }: { readonly placed: PlacedSetting }) {
  const t = useText();
  const field = useSettingField(placed);
  const type = useSettingsScope(({ context }) => context.values.get(fillKey(TYPE, placed.indexes)) ?? '');
  const fingerprint = sshFingerprint(field.text.trim());
  return (
    <TextControl
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
