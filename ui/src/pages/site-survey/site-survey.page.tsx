import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { SiteSurveyModel } from '@radiolink/application/site-survey/site-survey.model';
import {
  entriesInRun,
  type SurveyRequest,
  type SurveyRun,
} from '@radiolink/application/site-survey/survey-run';
import { checkSetting, settingById, settingEdit, settingsContext } from '@radiolink/domain/settings';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { Banner, type Column, figureColumn, PasswordField, visibleLine } from '../../components/index.ts';
import { lazyView } from '../../components/lazy-view.tsx';
import { isolatedText } from '../../i18n/typeset.ts';
import { useText } from '../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../models/models.ts';
import { ToolChoice } from '../tools/check-place.tsx';
import { ToolBar, ToolPage } from '../tools/tool-page.tsx';
import { useNow } from '../../components/use-now.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { NetworkList } from './network-list.tsx';
import styles from './site-survey.module.css';
import typography from '../../theme/typography.module.css';

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
  return (
    <ToolPage
      title={t('Site survey')}
      tool={survey}
      bar={
        <ToolBar tool={survey} onStart={() => (carriesTraffic ? setAsking(true) : start(requested))}>
          <SurveyFields interfaces={interfaces} value={requested} disabled={running} onChange={setChosen} />
        </ToolBar>
      }
      runColumns={useSurveyColumns()}
    >
      <p className={typography.muted}>
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

/** Pauses between two scans that are offered, s; 0 scans once. */
const EVERY_SECONDS = [0, 30, 60, 300];
const USUAL_EVERY_SECONDS = 0;
/** Keeping times that are offered, s. */
const MAX_AGE_SECONDS = [60, 300, 900, 3600];
const USUAL_MAX_AGE_SECONDS = 900;

const SECONDS_PER_MINUTE = 60;

interface SurveyFieldsProps {
  readonly interfaces: readonly string[];
  readonly value: SurveyRequest;
  readonly disabled: boolean;
  readonly onChange: (value: SurveyRequest) => void;
}

/** Which radio scans, how often, and for how long a network stays listed. */
function SurveyFields({ interfaces, value, disabled, onChange }: SurveyFieldsProps) {
  const t = useText();
  return (
    <>
      <ToolChoice
        label={t('Interface')}
        value={value.interfaceName}
        disabled={disabled}
        of={interfaces}
        words={name => name}
        onChoose={interfaceName => onChange({ ...value, interfaceName })}
      />
      <ToolChoice
        label={t('Scan')}
        value={value.everySeconds}
        disabled={disabled}
        of={EVERY_SECONDS}
        words={seconds => (seconds === 0 ? t('Once') : t('Every {seconds} s', { seconds }))}
        onChoose={everySeconds => onChange({ ...value, everySeconds })}
      />
      <ToolChoice
        label={t('Keep networks for')}
        value={value.maxAgeSeconds}
        disabled={disabled}
        of={MAX_AGE_SECONDS}
        words={seconds => t('{minutes} min', { minutes: seconds / SECONDS_PER_MINUTE })}
        onChoose={maxAgeSeconds => onChange({ ...value, maxAgeSeconds })}
      />
    </>
  );
}

const KEY = settingById('security.stationKey');

/** The key of the joined network, typed where the network was chosen: no survey reports one. */
function JoinedKey() {
  const [missing, cell] = useUnitsOf(SiteSurveyModel, '$keyMissing', '$pendingJoin');
  // Another network is another key.
  return missing && cell !== null ? <KeyField key={cell.mac} name={cell.ssid ?? ''} /> : null;
}

function KeyField({ name }: { readonly name: string }) {
  const t = useText();
  const direction = useTranslation().i18n.dir();
  const [values, edited] = useUnitsOf(EditingModel, '$values', 'edited');
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const problem = typed === '' ? undefined : checkSetting(KEY, typed, settingsContext(values));
  const commit = (): void => {
    setLeft(true);
    if (typed !== '' && problem === undefined) edited(settingEdit(KEY, typed, values));
  };
  return (
    <div className={styles.joined}>
      <Banner tone="warn">
        {t('A survey reports no keys. Enter the pre-shared key of “{name}” before you apply.', {
          name: isolatedText(visibleLine(name), direction),
        })}
        <form
          className={styles.key}
          onSubmit={event => {
            event.preventDefault();
            commit();
          }}
        >
          <PasswordField
            label={t('WPA2 pre-shared key')}
            name="joinedKey"
            autoComplete="off"
            value={typed}
            danger={left && problem !== undefined ? t(problem) : undefined}
            onChange={event => setTyped(event.target.value)}
            onBlur={commit}
          />
        </form>
      </Banner>
    </div>
  );
}
