import { EditingModel } from '@radiolink/application/configuration/editing.model';
import type { Problem } from '@radiolink/domain/errors';
import { settingById, fillKey } from '@radiolink/domain/settings';
import { addSshKeys, type SshKey, SSH_KEYS_MAX, sshFingerprint } from '@radiolink/domain/ssh';
import { useStoreMap } from 'effector-react';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState, use } from 'react';
import { Button, Field, visibleLine, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import {
  useReadOnly,
  useChanged,
  useSettingsScope,
  CellContext,
  type PlacedSetting,
  TextControl,
  useSettingField,
} from '../../settings/index.ts';
import styles from './services.module.css';
import typography from '../../theme/typography.module.css';

const KEYS = 'sshd.auth.key.';
const { key: VALUE_KEY } = settingById('ssh.keyValue');
/** What exceeds it is refused by its length; no more of a file is read, bytes. */
const MOST_BYTES = 65_537;

/** Adds SSH keys to the pending changes: pasted, dropped or from a file. */
export function SshKeys() {
  const t = useText();
  const changed = useChanged();
  const readOnly = useReadOnly();
  const isCarried = useStoreMap(
    useModel(EditingModel).$carried,
    carried => carried === null || carried.has(VALUE_KEY),
  );
  const { isOn, lines } = useSettingsScope(({ context: { values } }) => ({
    isOn: values.get('sshd.status') === 'enabled',
    lines: Object.fromEntries([...values].filter(([key]) => key.startsWith(KEYS))),
  }));
  const chooser = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [added, setAdded] = useState<readonly SshKey[]>([]);
  if (!isOn || readOnly || !isCarried) return null;

  const add = (content: string): void => {
    const result = addSshKeys(content, new Map(Object.entries(lines)));
    setText('problem' in result ? content.slice(0, MOST_BYTES) : '');
    setProblem('problem' in result ? result.problem : undefined);
    setAdded('problem' in result ? [] : result.keys);
    if ('changes' in result) changed(() => result.changes);
  };
  const take = async (files: FileList | null | undefined): Promise<void> => {
    const texts = await Promise.all([...(files ?? [])].map(file => file.slice(0, MOST_BYTES).text()));
    if (texts.length > 0) add(texts.join('\n'));
  };
  return (
    <div
      className={styles.keys}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        void take(event.dataTransfer.files);
      }}
    >
      <Field
        label={t('Add SSH keys')}
        help={t('Paste public keys, or drop files here. At most {count} keys.', { count: SSH_KEYS_MAX })}
        danger={problem && t(problem)}
        renderControl={control => (
          <textarea
            {...control}
            data-ssh-keys=""
            dir="ltr"
            rows={2}
            spellCheck={false}
            autoCapitalize="none"
            autoComplete="off"
            value={text}
            onChange={event => {
              setText(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
      />
      <div className={styles.actions}>
        <Button disabled={text.trim() === ''} onClick={() => add(text)}>
          {t('Add')}
        </Button>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label={t('Select a key file')}
          onChange={event => {
            void take(event.target.files);
            // The same file may be chosen again after it was mended.
            event.target.value = '';
          }}
        />
        <Button onClick={() => chooser.current?.click()}>
          <FileUp size={16} aria-hidden="true" />
          {t('Select a key file')}
        </Button>
      </div>
      <output className={styles.added}>
        {added.map(({ value, comment }) => (
          <span key={value}>
            {t('{name} is added.', { name: visibleLine(comment === '' ? t('SSH key') : comment) })}{' '}
            <code dir="ltr">{sshFingerprint(value)}</code>
          </span>
        ))}
      </output>
    </div>
  );
}

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
          <code className={typography.remark} dir="ltr" aria-hidden="true">
            {shortOf(type, fingerprint)}
          </code>
        </>
      )}
    </div>
  );
}
