import { reportText, type Tool } from '@radiolink/application/tool-runs';
import { useUnit } from 'effector-react';
import { useText } from '../i18n/index.ts';
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
