import type { Tool } from '@radiolink/application/tool-runs/tool';
import type { ToolRun } from '@radiolink/application/tool-runs/tool-run';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { Column } from '../components/data-table.tsx';
import { StoredRuns } from './stored-runs.tsx';
import { RunState } from './run-state.tsx';
import { ToolBar } from './tool-bar.tsx';
import styles from './tools.module.css';

export interface ToolPageProps<Request, Result> {
  readonly title: string;
  readonly tool: Tool<Request, Result>;
  /** The fields of the target and the options. */
  readonly fields?: ReactNode;
  /** What the fields say; undefined when they cannot be run. */
  readonly request: () => Request | undefined;
  /** The figures by which runs are compared. */
  readonly runColumns: readonly Column<ToolRun<Request, Result>>[];
  /** How far the run is, 0 to 1, where its end is known. */
  readonly progress?: number | undefined;
  /** Names the stored runs where they are not those of the session. */
  readonly runsTitle?: string | undefined;
  /** The results of the run that is shown. */
  readonly children: ReactNode;
}

/** The pattern of all tools: a bar, the state, the results, the runs of the session. */
export function ToolPage<Request, Result>(props: ToolPageProps<Request, Result>) {
  const { title, tool, fields, request, runColumns, progress, runsTitle, children } = props;
  const run = useUnit(tool.$run);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <ToolBar tool={tool} request={request}>
        {fields}
      </ToolBar>
      <RunState run={run} progress={progress} />
      {children}
      <StoredRuns tool={tool} columns={runColumns} title={runsTitle} />
    </div>
  );
}
