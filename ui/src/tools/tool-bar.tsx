import type { Tool } from '@radiolink/application/tool-runs/tool';
import { useUnit } from 'effector-react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../components/button.tsx';
import { useText } from '../i18n/use-text.ts';
import { ExportRun } from './export-run.tsx';
import styles from './tools.module.css';
import { useEscape } from './use-escape.ts';

export interface ToolBarProps<Request, Result> {
  readonly tool: Tool<Request, Result>;
  /** The fields of the target and the options. */
  readonly children?: ReactNode;
  /** What the fields say; undefined, with the danger text shown, when they cannot be run. */
  readonly request: () => Request | undefined;
}

/** Target and options of a tool, one button that starts and stops it, and the export of its results. */
export function ToolBar<Request, Result>({ tool, children, request }: ToolBarProps<Request, Result>) {
  const t = useText();
  const [running, start, stop] = useUnit([tool.$running, tool.startRequested, tool.stopRequested]);
  useEscape(() => stop(), running);
  const submitted = (event: FormEvent): void => {
    event.preventDefault();
    const requested = running ? undefined : request();
    if (requested !== undefined) start(requested);
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
