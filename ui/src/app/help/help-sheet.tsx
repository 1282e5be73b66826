import { actionsFor } from '@radiolink/application/features/actions';
import type { FeatureRole } from '@radiolink/application/navigation/feature';
import { PreferencesModel } from '@radiolink/application/preferences/preferences.model';
import { SessionModel } from '@radiolink/application/session/session.model';
import { roleOf } from '@radiolink/domain/session';
import type { Command } from '../../components/commands/command.ts';
import { CheckField } from '../../components/check-field.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Button } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { Keys, usePaletteKeys } from '../shortcuts/keys.tsx';
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
  const paletteKeys = usePaletteKeys();
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
              { label: t('Search pages and actions'), keys: paletteKeys },
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

/** Heading of each group, in this order. §2.navigation. */
const GROUP_LABELS: Readonly<Record<Command['group'], string>> = {
  primary: 'Pages',
  secondary: 'More',
  tools: 'Tools',
  settings: 'Settings',
  page: 'This page',
  general: 'General',
};

/** What the help sheet names of a command. */
type HelpedCommand = Pick<Command, 'id' | 'group' | 'label' | 'keys'>;

/** The commands with keys, and the actions of the role that have keys and nothing to do at the moment. */
export function withKeys(commands: readonly HelpedCommand[], role: FeatureRole): readonly HelpedCommand[] {
  const known = new Set(commands.map(({ id }) => id));
  const idle = actionsFor(role)
    .filter(({ id }) => !known.has(id))
    .map(({ id, group, label, keys = [] }) => ({ id, group, label, keys }));
  return [...commands, ...idle].filter(({ keys }) => keys.length > 0);
}

/** One heading and its commands. */
interface CommandGroup {
  readonly label: string;
  readonly commands: readonly HelpedCommand[];
}

/** Commands under their headings; a heading with nothing under it is left out. */
function groupedCommands(commands: readonly HelpedCommand[]): readonly CommandGroup[] {
  return Object.entries(GROUP_LABELS)
    .map(([group, label]) => ({ label, commands: commands.filter(command => command.group === group) }))
    .filter(group => group.commands.length > 0);
}
