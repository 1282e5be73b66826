import { SiteSurveyModel } from '@radiolink/application/site-survey/site-survey.model';
import {
  entriesInRun,
  type SurveyRequest,
  type SurveyRun,
} from '@radiolink/application/site-survey/survey-run';
import { Suspense, useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { type Column, figureColumn } from '../../components/index.ts';
import { lazyView } from '../../components/lazy-view.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../models/models.ts';
import { ToolPage } from '../../tools/tool-page.tsx';
import { useNow } from '../../tools/use-now.ts';
import { useFigures } from '../../units/use-figures.ts';
import { JoinedKey } from './joined-key.tsx';
import { NetworkList } from './network-list.tsx';
import { SurveyFields, USUAL_EVERY_SECONDS, USUAL_MAX_AGE_SECONDS } from './survey-fields.tsx';

/** Loaded with the rows of the networks, which stand above it. */
const SurveyComparison = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "survey-rows" */ './survey-comparison.tsx')).SurveyComparison,
}));

/** The networks around, and joining one of them. §1.tools. */
export function SiteSurveyPage() {
  const t = useText();
  const survey = useModel(SiteSurveyModel);
  const [run, running, last] = useUnitsOf(SiteSurveyModel, '$run', '$running', '$typed');
  const [interfaces, carriesTraffic, start] = useUnitsOf(
    SiteSurveyModel,
    '$interfaces',
    '$carriesTraffic',
    'startRequested',
  );
  const [chosen, setChosen] = useState<SurveyRequest>(
    last ?? { interfaceName: '', everySeconds: USUAL_EVERY_SECONDS, maxAgeSeconds: USUAL_MAX_AGE_SECONDS },
  );
  const [asking, setAsking] = useState(false);
  const now = useNow(run !== null);
  const interfaceName = interfaces.includes(chosen.interfaceName)
    ? chosen.interfaceName
    : (interfaces[0] ?? '');
  const requested: SurveyRequest = { ...chosen, interfaceName };
  // What ended keeps what it had, and ages on.
  const until = run?.endedAt ?? now;
  const entries = run === null ? [] : entriesInRun(run, until);
  const request = (): SurveyRequest | undefined => {
    if (!carriesTraffic) return requested;
    setAsking(true);
    return undefined;
  };
  return (
    <ToolPage
      title={t('Site survey')}
      tool={survey}
      request={request}
      fields={
        <SurveyFields interfaces={interfaces} value={requested} disabled={running} onChange={setChosen} />
      }
      runColumns={useSurveyColumns()}
    >
      <p className="muted">
        {t('The radio leaves its channel to scan. The link may drop for 10 to 40 seconds with every scan.')}
      </p>
      <NetworkList entries={entries} now={now} running={running} finished={run?.end === 'finished'} />
      <JoinedKey />
      <Comparison />
      {asking && (
        <AskBeforeScan
          repeats={requested.everySeconds > 0}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            start(requested);
          }}
        />
      )}
    </ToolPage>
  );
}

/** Once the survey is over and another one was put beside it. */
function Comparison() {
  const [run, compared, differences] = useUnitsOf(SiteSurveyModel, '$run', '$compared', '$differences');
  if (run === null || compared === null || differences === null) return null;
  return (
    <Suspense fallback={null}>
      <SurveyComparison differences={differences} run={run} compared={compared} />
    </Suspense>
  );
}

interface AskBeforeScanProps {
  /** The radio is to scan again and again. */
  readonly repeats: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** The question before a scan interrupts a link in use. */
function AskBeforeScan({ repeats, onClose, onConfirm }: AskBeforeScanProps) {
  const t = useText();
  return (
    <ConfirmDialog
      title={t('Start the site survey?')}
      action={t('Take the link down and scan')}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>
        {t(
          'The radio leaves its channel and scans all others. The link is down for 10 to 40 seconds. If you manage the device over the link, this page is unreachable during that time.',
        )}
      </p>
      {repeats && <p>{t('Every repeated scan takes the link down again, until you stop the survey.')}</p>}
    </ConfirmDialog>
  );
}

/** The figures by which surveys are compared. */
function useSurveyColumns(): readonly Column<SurveyRun>[] {
  const t = useText();
  const figures = useFigures();
  return [
    {
      id: 'interface',
      header: t('Interface'),
      cell: ({ request }) => <bdi>{request.interfaceName}</bdi>,
    },
    figureColumn('networks', t('Networks'), ({ result }) => figures.count(result.length)),
  ];
}
