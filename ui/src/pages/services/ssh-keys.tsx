import { yupResolver } from '@hookform/resolvers/yup';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { formProblems } from '@radiolink/domain/session';
import { settingById, fillKey } from '@radiolink/domain/settings';
import { addSshKeys, type SshKey, SSH_KEYS_MAX, sshFingerprint } from '@radiolink/domain/ssh';
import { useStoreMap } from 'effector-react';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState, use } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDanger } from '../../components/forms/problem-of.ts';
import { ruledForm } from '../../components/forms/rule-schema.ts';
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

interface SshKeysForm {
  readonly text: string;
}

/** The keys that the configuration has. */
interface SshKeysFacts {
  readonly entries: ReadonlyMap<string, string>;
}

const resolver = yupResolver(
  ruledForm<SshKeysForm, SshKeysFacts>(['text'], ({ text }, { entries }) =>
    formProblems({
      text: () => {
        const result = addSshKeys(text, entries);
        return 'problem' in result ? result.problem : undefined;
      },
    }),
  ),
);

/** Adds SSH keys to the pending changes: pasted, dropped or from a file. */
export function SshKeys() {
  const t = useText();
  const danger = useDanger();
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
  const [added, setAdded] = useState<readonly SshKey[]>([]);
  const entries = new Map(Object.entries(lines));
  const { register, control, handleSubmit, formState, clearErrors, reset, setValue } = useForm<
    SshKeysForm,
    SshKeysFacts
  >({ resolver, context: { entries }, defaultValues: { text: '' }, reValidateMode: 'onSubmit' });
  const typed = useWatch({ control, name: 'text' });
  if (!isOn || readOnly || !isCarried) return null;

  const submit = handleSubmit(
    ({ text }) => {
      const result = addSshKeys(text, entries);
      if ('problem' in result) return;
      reset();
      setAdded(result.keys);
      changed(() => result.changes);
    },
    () => setAdded([]),
  );
  const take = async (files: FileList | null | undefined): Promise<void> => {
    const texts = await Promise.all([...(files ?? [])].map(file => file.slice(0, MOST_BYTES).text()));
    if (texts.length === 0) return;
    setValue('text', texts.join('\n').slice(0, MOST_BYTES));
    await submit();
  };
  return (
    <form noValidate onSubmit={event => void submit(event)}>
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
          danger={danger(formState.errors.text)}
          renderControl={attributes => (
            <textarea
              {...attributes}
              data-ssh-keys=""
              dir="ltr"
              rows={2}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              {...register('text', { onChange: () => clearErrors('text') })}
            />
          )}
        />
        <div className={styles.actions}>
          <Button type="submit" disabled={typed.trim() === ''}>
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
    </form>
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
