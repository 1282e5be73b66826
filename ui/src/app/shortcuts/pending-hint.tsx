import type { Command } from '../../components/commands/command.ts';
import { useText } from '../../i18n/use-text.ts';
import { Keys } from './keys.tsx';
import styles from './shortcuts.module.css';

export interface PendingHintProps {
  readonly pressed: readonly string[];
  readonly commands: readonly Command[];
}

/** Shortcuts that begin with the typed keys. Removed with them. */
export function PendingHint({ pressed, commands }: PendingHintProps) {
  const t = useText();
  if (pressed.length === 0) return null;
  const next = commands.filter(
    ({ keys }) => keys.length > pressed.length && pressed.every((key, at) => keys[at] === key),
  );
  return (
    <div className={styles.hint} aria-hidden="true">
      <Keys of={[...pressed, '…']} />
      <ul className={styles.next}>
        {next.map(({ id, label, keys }) => (
          <li key={id}>
            <Keys of={keys.slice(pressed.length)} /> {t(label)}
          </li>
        ))}
      </ul>
    </div>
  );
}
