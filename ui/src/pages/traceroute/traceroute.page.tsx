import { TracerouteModel } from '@radiolink/application/traceroute/traceroute.model';
import { useUnit } from 'effector-react';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { ToolPage } from '../../tools/tool-page.tsx';
import { TraceFields } from './trace-fields.tsx';
import { TraceHops } from './trace-hops.tsx';
import { useTraceColumns } from './use-trace-columns.tsx';
import { useTraceRequest } from './use-trace-request.ts';

/** The route to a host, hop by hop. Specification §1, tools. */
export function TraceroutePage() {
  const t = useText();
  const traceroute = useModel(TracerouteModel);
  const [run, compared, running] = useUnit([traceroute.$run, traceroute.$compared, traceroute.$running]);
  const fields = useTraceRequest(traceroute);
  return (
    <ToolPage
      title={t('Traceroute')}
      tool={traceroute}
      request={fields.request}
      fields={<TraceFields fields={fields} disabled={running} />}
      runColumns={useTraceColumns()}
    >
      <TraceHops run={run} compared={compared?.number === run?.number ? null : compared} />
    </ToolPage>
  );
}
