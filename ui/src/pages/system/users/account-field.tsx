import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-view.tsx';
import { useText } from '../../../i18n/use-text.ts';
import {
  keyOf,
  PlacedField,
  type PlacedSetting,
  useSettingsScope,
  TextControl,
  useSettingField,
} from '../../../settings/index.ts';
import type { PasswordActionProps } from './password-action.tsx';
import styles from './users.module.css';

const PasswordAction = lazyPart<PasswordActionProps>(
  async () => (await import(/* webpackChunkName: "part-users" */ './password-action.tsx')).part,
);

interface AccountFieldProps {
  readonly placed: PlacedSetting;
}

/** The administrator in one row: name, role and password. */
export function AdministratorField({ placed }: AccountFieldProps) {
  const t = useText();
  return <AccountRow placed={placed} role={<span className={styles.role}>{t('Full user')}</span>} />;
}

/** The read-only user in one row: name, whether there is one, and password. */
export function ReaderField({ placed }: AccountFieldProps) {
  return <AccountRow placed={placed} isReader role={<PlacedField id="user.readerEnabled" />} />;
}

interface AccountRowProps extends AccountFieldProps {
  readonly role: ReactNode;
  readonly isReader?: boolean;
}

function AccountRow({ placed, role, isReader = false }: AccountRowProps) {
  const username = useSettingsScope(({ original }) => original.get(keyOf(placed)) ?? '');
  return (
    <div className={styles.row}>
      <NameField placed={placed} />
      <div className={styles.beside}>{role}</div>
      <div className={styles.beside}>
        <Suspense fallback={null}>
          <PasswordAction username={username} isReader={isReader} />
        </Suspense>
      </div>
    </div>
  );
}

/** Characters; a name is a word or two, and a longer one can be read to its end. */
const NAME_ROOM = 24;

/** The name of the device or of a user, as wide as names are. */
export function NameField({ placed }: { readonly placed: PlacedSetting }) {
  const field = useSettingField(placed);
  return <TextControl placed={placed} field={field} room={Math.max(NAME_ROOM, field.text.length + 1)} />;
}
