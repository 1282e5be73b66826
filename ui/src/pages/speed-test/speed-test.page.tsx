import { SpeedTestModel } from '@radiolink/application/speed-test/speed-test.model';
import { useUnit } from 'effector-react';
import { Banner } from '../../components/banner.tsx';
import { Card } from '../../components/card.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { ToolPage } from '../../tools/tool-page.tsx';
import { LoadDialog } from './load-dialog.tsx';
import { SpeedTestComparison } from './speed-test-comparison.tsx';
import { SpeedTestCurve } from './speed-test-curve.tsx';
import { SpeedTestFields } from './speed-test-fields.tsx';
import { SpeedTestResult } from './speed-test-result.tsx';
import { useSpeedTestColumns } from './use-speed-test-columns.tsx';
import { useSpeedTestRequest } from './use-speed-test-request.ts';

/** Throughput to another device. Specification §2, speed-test dialog. */
export function SpeedTestPage() {
  const t = useText();
  const model = useModel(SpeedTestModel);
  const [run, compared, running, sends] = useUnit([
    model.$run,
    model.$compared,
    model.$running,
    model.$sends,
  ]);
  const fields = useSpeedTestRequest(model);
  const { elapsedSeconds = 0, durationSeconds = 0 } = run?.result ?? {};
  return (
    <>
      <ToolPage
        title={t('Speed test')}
        tool={model}
        request={() => {
          fields.start();
          return undefined;
        }}
        fields={<SpeedTestFields fields={fields} disabled={running} sends={sends} />}
        runColumns={useSpeedTestColumns(sends)}
        runsTitle={t('Runs in this browser')}
        progress={durationSeconds > 0 ? elapsedSeconds / durationSeconds : undefined}
      >
        {!running && (
          <Banner tone="idle">
            {t('A speed test loads the link: traffic of users is slower while it runs.')}
          </Banner>
        )}
        <SpeedTestResult run={run} sends={sends} />
        {run !== null && compared !== null && compared.number !== run.number && (
          <SpeedTestComparison run={run} compared={compared} />
        )}
        {run !== null && run.result.samples.length > 0 && (
          <Card title={t('Throughput')}>
            <SpeedTestCurve run={run} />
          </Card>
        )}
      </ToolPage>
      {fields.waiting !== null && <LoadDialog onAnswer={fields.answered} />}
    </>
  );
}
