import { RunningToolsModel } from '@radiolink/application/tool-runs/running-tools.model';
import { Suspense } from 'react';
import { useMedia } from '../../components/use-media.ts';
import { useUnitsOf } from '../../models/models.ts';
import styles from './running-tools.module.css';
import { ToolList } from './tool-list.tsx';
import { lazyView } from '../../components/lazy-view.tsx';

const FoldedTools = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "folded-tools" */ './folded-tools.tsx')).FoldedTools,
}));

/** Widths at which the header has room for two tools with their names, and for not even one. */
const WIDE = '(min-width: 1280px)';
const NARROW = '(max-width: 359.98px)';

/** The tools that run, on every page: each leads to its page, and can be stopped from here. */
export function RunningTools() {
  const running = useUnitsOf(RunningToolsModel, '$running');
  const room = useRoom();
  if (running.length === 0) return null;
  if (running.length <= room) return <ToolList tools={running} className={styles.row} />;
  return (
    <Suspense fallback={null}>
      <FoldedTools tools={running} />
    </Suspense>
  );
}

/** How many tools there is room for in the header, beside the name of the device and the state of its link. */
function useRoom(): number {
  const wide = useMedia(WIDE);
  const narrow = useMedia(NARROW);
  if (wide) return 2;
  return narrow ? 0 : 1;
}
