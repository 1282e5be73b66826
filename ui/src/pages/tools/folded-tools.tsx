import type { RunningTool } from '@radiolink/application/tool-runs/running-tools.model';
import { StateShape } from '../../components/index.ts';
import { MenuButton } from '../../components/menu-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import styles from './running-tools.module.css';
import { ToolList } from './tool-list.tsx';
import layout from '../../theme/layout.module.css';

/** More tools than there is room for: their number, and all of them with what they do one step away. */
export function FoldedTools({ tools }: { readonly tools: readonly RunningTool[] }) {
  const t = useText();
  return (
    <MenuButton
      label={t('Running tools')}
      icon={
        <span className={layout.word}>
          <span className={styles.shape}>
            <StateShape tone="busy" />
          </span>
          {tools.length}
        </span>
      }
    >
      <ToolList tools={tools} className={styles.sheet} />
    </MenuButton>
  );
}
