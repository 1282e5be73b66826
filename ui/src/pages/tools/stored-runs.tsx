import type { Tool } from '@radiolink/application/tool-runs/tool';
import type { ToolRun } from '@radiolink/application/tool-runs/tool-report';
import { useUnit } from 'effector-react';
import { Button, Card, type Column, DataTable, VisuallyHidden } from '../../components/index.ts';
import { type Text, useText } from '../../i18n/use-text.ts';
import { RunBadge } from './run-state.tsx';
import styles from './tools.module.css';
import { useClockTime } from '../../i18n/use-time-text.ts';
import stacked from './stacked-table.module.css';

export interface StoredRunsProps<Request, Result> {
  readonly tool: Tool<Request, Result>;
  /** The figures by which runs are compared, one column each. */
  readonly columns: readonly Column<ToolRun<Request, Result>>[];
  /** Where the runs are stored; in this session when left out. */
  readonly title?: string | undefined;
}

/** The runs of this session below each other, from which one is shown again or put beside the one that is shown. */
export function StoredRuns<Request, Result>({ tool, columns, title }: StoredRunsProps<Request, Result>) {
  const t = useText();
  const all = useRunColumns(tool, columns);
  const runs = useUnit(tool.$runs);
  if (runs.length === 0) return null;
  const heading = title ?? t('Previous results');
  return (
    <Card title={heading} flush>
      <DataTable
        className={stacked.stacks}
        caption={heading}
        columns={all}
        rows={runs}
        rowKey={({ number }) => String(number)}
      />
    </Card>
  );
}

/** The columns of every tool around those of one. */
function useRunColumns<Request, Result>(
  tool: Tool<Request, Result>,
  columns: readonly Column<ToolRun<Request, Result>>[],
): readonly Column<ToolRun<Request, Result>>[] {
  const t = useText();
  const clock = useClockTime();
  return [
    { id: 'started', header: t('Started'), cell: run => clock(run.startedAt) },
    { id: 'state', header: t('State'), cell: run => <RunBadge run={run} quiet /> },
    ...columns,
    { id: 'actions', header: t('Actions'), cell: run => <RunActions tool={tool} run={run} /> },
  ];
}

interface RunActionsProps<Request, Result> {
  readonly tool: Tool<Request, Result>;
  readonly run: ToolRun<Request, Result>;
}

/** Shows a stored run, compares it with the one that is shown, or removes it. */
function RunActions<Request, Result>({
  tool,
  run: { number, startedAt, end },
}: RunActionsProps<Request, Result>) {
  const t = useText();
  const time = useClockTime()(startedAt);
  const [shown, compared] = useUnit([tool.$run, tool.$compared]);
  const [show, compare, remove] = useUnit([tool.runShown, tool.runCompared, tool.runRemoved]);
  const isShown = number === shown?.number;
  const isCompared = number === compared?.number;
  return (
    <span className={styles.rowActions}>
      <Action name={t('Show')} time={time} pressed={isShown} onPress={() => show(number)} />
      <Action
        name={t('Compare result')}
        time={time}
        pressed={isCompared}
        disabled={isShown && !isCompared}
        onPress={() => compare(isCompared ? null : number)}
      />
      <Action name={t('Remove')} time={time} disabled={end === null} onPress={() => remove(number)} />
    </span>
  );
}

interface ActionProps {
  readonly name: string;
  /** When the run was started, which tells the actions of the rows apart. */
  readonly time: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

function Action({ name, time, pressed, disabled = false, onPress }: ActionProps) {
  return (
    <Button
      look="quiet"
      className={styles.rowAction}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
    >
      {name}
      <VisuallyHidden> {time}</VisuallyHidden>
    </Button>
  );
}

/** Column that names the host of a run. */
export function hostColumn<Request extends { readonly host: string }, Result>(
  t: Text,
): Column<ToolRun<Request, Result>> {
  return { id: 'host', header: t('Host'), cell: ({ request: { host } }) => <bdi>{host}</bdi> };
}
