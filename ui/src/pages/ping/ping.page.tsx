import { PingModel, type PingRun } from '@radiolink/application/ping/ping.model';
import { useUnit } from 'effector-react';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { ToolPage } from '../../tools/tool-page.tsx';
import { PingFields } from './ping-fields.tsx';
import { PingFigures } from './ping-figures.tsx';
import { PingTimes } from './ping-times.tsx';
import { usePingColumns } from './use-ping-columns.tsx';
import { usePingRequest } from './use-ping-request.ts';

/** Echoes to a host. Specification §1, tools. */
export function PingPage() {
  const t = useText();
  const ping = useModel(PingModel);
  const [run, compared, running] = useUnit([ping.$run, ping.$compared, ping.$running]);
  const fields = usePingRequest(ping);
  return (
    <ToolPage
      title={t('Ping')}
      tool={ping}
      request={fields.request}
      fields={<PingFields fields={fields} sizeLimits={ping.sizeLimits} disabled={running} />}
      runColumns={usePingColumns()}
      progress={progressOf(run)}
    >
      <PingFigures run={run} compared={compared} />
      <PingTimes timeline={run?.result.timeline} />
    </ToolPage>
  );
}

/** An endless ping has no end that is known. */
function progressOf(run: PingRun | null): number | undefined {
  const count = run?.request.count ?? 0;
  return run === null || count === 0 ? undefined : run.result.tally.sent / count;
}
