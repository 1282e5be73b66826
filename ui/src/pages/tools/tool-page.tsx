import type { Tool } from '@radiolink/application/tool-runs/tool';
import { reportText, type ToolRun } from '@radiolink/application/tool-runs/tool-report';
import { useUnit } from 'effector-react';
import { useEffect, useRef, type ReactNode, type FormEvent } from 'react';
import { Button, type Column } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { isCovered } from '../../components/commands/key-place.ts';
import { ExportMenu } from './export-menu.tsx';
import { RunState } from './run-state.tsx';
import { StoredRuns } from './stored-runs.tsx';
import styles from './tools.module.css';
import typography from '../../theme/typography.module.css';

const FORMATS = ['csv', 'json'] as const;

export interface ToolPageProps<Request, Result> {
  readonly title: string;
  readonly tool: Tool<Request, Result>;
  /** Its `ToolBar`. */
  readonly bar: ReactNode;
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
  const { title, tool, bar, runColumns, progress, runsTitle, children } = props;
  const run = useUnit(tool.$run);
  return (
    <div className={styles.page}>
      <h1 className={typography.title}>{title}</h1>
      {bar}
      <RunState run={run} progress={progress} hasResults={run?.end === 'failed' && hasRows(tool, run)} />
      {children}
      <StoredRuns tool={tool} columns={runColumns} title={runsTitle} />
    </div>
  );
}

/** True if something came of a run. */
const hasRows = <Request, Result>(tool: Tool<Request, Result>, run: ToolRun<Request, Result>): boolean =>
  tool.report(run).rows.length > 0;

/** Takes the results of the run that is shown away. Nothing before the first run. */
function ExportRun<Request, Result>({ tool }: { readonly tool: Tool<Request, Result> }) {
  const t = useText();
  const [run, save] = useUnit([tool.$run, tool.exported]);
  if (run === null || (run.end === 'failed' && !hasRows(tool, run))) return null;
  return (
    <ExportMenu
      formats={FORMATS}
      onSave={format => save({ format, words: t })}
      text={() => reportText(tool.report(run), t)}
    />
  );
}

export interface ToolBarProps<Request, Result> {
  readonly tool: Tool<Request, Result>;
  /** The fields of the target and the options. */
  readonly children?: ReactNode;
  /** Starts what the fields say, where it can be run. */
  readonly onStart: (event: FormEvent) => unknown;
}

/** Target and options of a tool, one button that starts and stops it, and the export of its results. */
export function ToolBar<Request, Result>({ tool, children, onStart }: ToolBarProps<Request, Result>) {
  const t = useText();
  const [running, stop] = useUnit([tool.$running, tool.stopRequested]);
  useEscape(() => stop(), running);
  const submitted = (event: FormEvent): void => {
    event.preventDefault();
    if (!running) onStart(event);
  };
  return (
    <form className={styles.bar} onSubmit={submitted} noValidate>
      {children}
      <div className={styles.actions}>
        <Button
          type={running ? 'button' : 'submit'}
          look={running ? 'plain' : 'primary'}
          className={styles.startStop}
          current={!running}
          onClick={event => {
            if (!running) return;
            // Once stopped it is the button that submits, and the same click would start the tool again.
            event.preventDefault();
            stop();
          }}
        >
          {running ? t('Stop') : t('Start')}
        </Button>
        <ExportRun tool={tool} />
      </div>
    </form>
  );
}

/** Esc cancels, while nothing above the page takes the key. §2.keyboard-shortcuts. */
function useEscape(cancel: () => void, can: boolean): void {
  const newest = useRef(cancel);
  useEffect(() => {
    newest.current = cancel;
  }, [cancel]);
  useEffect(() => {
    if (!can) return undefined;
    const pressed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || isCovered(document)) return;
      newest.current();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [can]);
}
