import { reportText } from '@radiolink/application/tool-runs/tool-report';
import type { Tool } from '@radiolink/application/tool-runs/tool';
import { useUnit } from 'effector-react';
import { useText } from '../i18n/use-text.ts';
import { ExportMenu } from './export-menu.tsx';

const FORMATS = ['csv', 'json'] as const;

/** Takes the results of the run that is shown away. Nothing before the first run. */
export function ExportRun<Request, Result>({ tool }: { readonly tool: Tool<Request, Result> }) {
  const t = useText();
  const [run, save] = useUnit([tool.$run, tool.exported]);
  if (run === null) return null;
  return (
    <ExportMenu
      formats={FORMATS}
      onSave={format => save({ format, words: t })}
      text={() => reportText(tool.report(run), t)}
    />
  );
}
