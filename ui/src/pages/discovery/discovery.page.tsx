import { DiscoveryModel, type ScanRun } from '@radiolink/application/discovery/discovery.model';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { SelectField } from '../../components/select-field.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { ChoicePlace } from '../../tools/check-place.tsx';
import { ToolPage } from '../../tools/tool-page.tsx';
import { useNow } from '../../tools/use-now.ts';
import { FoundDevices } from './found-devices.tsx';
import { GoneDevices } from './gone-devices.tsx';
import { useScanColumns } from './use-scan-columns.tsx';

/** Durations that are offered, s; 0 is until stopped. */
const SECONDS = [10, 30, 60, 0];
const USUAL_SECONDS = 10;

/** The devices around, as they answer. Specification §1, tools. */
export function DiscoveryPage() {
  const t = useText();
  const discovery = useModel(DiscoveryModel);
  const [run, running, last] = useUnit([discovery.$run, discovery.$running, discovery.$typed]);
  const [rows, gone] = useUnit([discovery.$rows, discovery.$gone]);
  const [seconds, setSeconds] = useState(last?.seconds ?? USUAL_SECONDS);
  const now = useNow(running);
  return (
    <ToolPage
      title={t('Discovery')}
      tool={discovery}
      request={() => ({ seconds })}
      fields={
        <ChoicePlace>
          <SelectField
            label={t('Duration')}
            value={seconds}
            disabled={running}
            onChange={event => setSeconds(Number(event.target.value))}
          >
            {SECONDS.map(each => (
              <option key={each} value={each}>
                {each === 0 ? t('Until stopped') : t('{count} seconds', { count: each })}
              </option>
            ))}
          </SelectField>
        </ChoicePlace>
      }
      runColumns={useScanColumns()}
      progress={progressOf(run, now)}
    >
      <FoundDevices rows={rows} running={run?.end === null} />
      {gone.length > 0 && <GoneDevices devices={gone} />}
    </ToolPage>
  );
}

/** A scan without end has none that is known. */
function progressOf(run: ScanRun | null, now: number): number | undefined {
  if (run === null || run.request.seconds === 0) return undefined;
  return Math.max(0, (now - run.startedAt) / 1000 / run.request.seconds);
}
