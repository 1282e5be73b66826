import { PreferencesModel } from '@radiolink/application/preferences/preferences.model';
import { SessionModel } from '@radiolink/application/session/session.model';
import { roleOf } from '@radiolink/domain/session';
import { Button } from '../components/index.ts';
import { CheckField } from '../components/check-field.tsx';
import { Dialog } from '../components/dialog.tsx';
import type { Command } from '../commands/command.ts';
import { useText } from '../i18n/use-text.ts';
import { useUnitsOf } from '../models/models.ts';
import { Keys } from '../shortcuts/keys.tsx';
import { groupedCommands, withKeys } from './command-groups.ts';
import styles from './help-sheet.module.css';

export interface HelpSheetProps {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

/** The keys of the pages that are there and of every action. */
export function HelpSheet({ commands, onClose }: HelpSheetProps) {
  const t = useText();
  const [on, switched] = useUnitsOf(PreferencesModel, '$shortcutsOn', 'shortcutsSwitched');
  const { readOnly } = useUnitsOf(SessionModel, '$user');
  const groups = groupedCommands(withKeys(commands, roleOf(readOnly)));
  return (
    <Dialog
      title={t('Keyboard shortcuts')}
      onClose={onClose}
      actions={
        <Button look="primary" current onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      <div className={styles.sheet}>
        <div className={styles.groups}>
          {groups.map(group => (
            <Rows
              key={group.label}
              title={t(group.label)}
              rows={group.commands.map(({ label, keys }) => ({ label: t(label), keys }))}
            />
          ))}
          <Rows
            title={t('Everywhere')}
            rows={[
              { label: t('Search pages and actions'), keys: ['Ctrl', 'K'] },
              { label: t('Start the current action'), keys: ['Enter'] },
              { label: t('Cancel'), keys: ['Esc'] },
            ]}
          />
        </div>
        <CheckField
          label={t('Single-key shortcuts. Turn off if you use voice input or press keys by mistake.')}
          checked={on}
          onChange={event => switched(event.target.checked)}
        />
      </div>
    </Dialog>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly keys: readonly string[] }[];
}

function Rows({ title, rows }: RowsProps) {
  return (
    <section aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <dl>
        {rows.map(({ label, keys }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <Keys of={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
