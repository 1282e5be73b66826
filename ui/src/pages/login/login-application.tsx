import {
  advance,
  DEFAULT_CREDENTIALS,
  flowAfterRefresh,
  flowBefore,
  startFlow,
} from '@radiolink/application/login/login-flow';
import { PublicInfoWatch, type Silence } from '@radiolink/application/login/public-info-watch';
import type { PublicInfo, LoginProblem } from '@radiolink/application/session/session.port';
import {
  failureCause,
  failureStatus,
  type FetchError,
  message,
  type Message,
  messagesForFailure,
  RECONNECTING,
} from '@radiolink/domain/errors';
import { offersBackupUpload, type SetupResults } from '@radiolink/domain/session';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Banner } from '../../components/banner.tsx';
import { createI18n, type TextLog, showLanguage } from '../../i18n/create-i18n.ts';
import { useText } from '../../i18n/use-text.ts';
import { LegalPagesProvider } from '../legal/legal-pages-context.ts';
import { EmptyLoginCard } from './login-card.tsx';
import { LoginPortsProvider, useLoginPorts, type LoginPorts } from './login-context.ts';
import styles from './login.module.css';
import { LoginPage } from './login.page.tsx';
import { PartFailure, usePart } from './part-failure.tsx';
import { readTexts } from './read-texts.ts';
import { TicketStep } from './ticket-step.tsx';
import { useFinalLogin } from './use-final-login.ts';

const NO_ANSWER = message('The device does not respond.');
const ERROR = message('The device responds with an error.');
const RETRYING = message('Retrying automatically.');
const NO_INTERFACE = message('This device does not provide the API that this page needs.');
const NOT_FOUND = 404;

/**
 * Why the public info does not come, sentence by sentence: silence, an error with its text, or a device without the
 * call. §8.
 *
 * @param isKnown the device has answered before: the call is not missing on it
 */
export function silenceMessages(failure: FetchError, isKnown: boolean): readonly Message[] {
  if (failureStatus(failure) === NOT_FOUND && !isKnown) return [NO_INTERFACE];
  if (failureCause(failure) === 'no-answer') return [NO_ANSWER, RECONNECTING];
  const said = messagesForFailure(failure, 'action');
  return [...(failure.kind === 'response-status' ? [ERROR] : []), ...said, RETRYING];
}

const loadSetup = () => import(/* webpackChunkName: "setup" */ '../setup/setup-step.tsx');

interface LoginStepsProps {
  readonly info: PublicInfo;
  readonly onOpened: () => Promise<void>;
  /** Why a login before these steps failed: one by ticket. */
  readonly problem?: LoginProblem | undefined;
}

/** The steps to a session, one screen after the other. §2.login-steps. */
function LoginSteps({ info, onOpened, problem }: LoginStepsProps) {
  const { draft } = useLoginPorts();
  const [reported, setReported] = useState(info);
  const [flow, setFlow] = useState(() => startFlow(info));
  const [begun, setBegun] = useState(() => Object.keys(draft.read()).length > 0);
  const login = useFinalLogin(onOpened, problem);
  if (reported !== info) {
    setReported(info);
    setFlow(flowAfterRefresh(flow, info, begun || login.busy));
  }

  const done = (produced: SetupResults): Promise<boolean> => {
    const next = advance(flow, produced);
    if (next.to === 'final-login') return login.run(DEFAULT_CREDENTIALS, next.results);
    setFlow(next.flow);
    return Promise.resolve(true);
  };
  const before = flowBefore(flow);
  const onBack = before === undefined ? undefined : () => setFlow(before);

  return (
    <div onInput={() => setBegun(true)}>
      {flow.step === 'login' ? (
        <LoginPage info={info} login={login} results={flow.results} onBack={onBack} />
      ) : (
        <SetupStep
          step={flow.step}
          info={info}
          login={login}
          offersBackup={offersBackupUpload(flow.step, flow.state)}
          onDone={done}
          onBack={onBack}
        />
      )}
    </div>
  );
}

type SetupPages = Awaited<ReturnType<typeof loadSetup>>;
type SetupStepProps = Parameters<SetupPages['SetupStep']>[0];

/** The screens of a device that is not set up come apart: most devices never show them. */
function SetupStep(props: SetupStepProps) {
  const { part, failure, retry } = usePart(loadSetup);
  if (failure !== undefined) return <PartFailure failure={failure} onRetry={retry} />;
  return part === undefined ? <EmptyLoginCard /> : <part.SetupStep {...props} />;
}

export interface LoginApplicationProps {
  readonly ports: LoginPorts;
  /** Content that the served page shows; taken over unchanged. */
  readonly painted?: PublicInfo | undefined;
  /** The ticket that the address brought. */
  readonly ticket?: string | undefined;
  /** The session is open: load what comes after, in place and in the same language. */
  readonly onOpened: (texts: i18n) => Promise<void>;
  /** The form works. */
  readonly onUsable?: (() => void) | undefined;
  readonly log: TextLog;
}

const NO_TRANSLATIONS = {};

/** The login application: asks the public info, then shows the steps in the device's language (reading 10). */
export function LoginApplication(props: LoginApplicationProps) {
  return (
    <LoginPortsProvider value={props.ports}>
      <LegalPagesProvider value={props.ports.legalPages}>
        <InformedLogin {...props} />
      </LegalPagesProvider>
    </LoginPortsProvider>
  );
}

interface ConnectionNoteProps {
  readonly silence: Silence | undefined;
  /** The device has answered before: what is missing now is not missing on the device. */
  readonly isKnown: boolean;
}

/** Reports a lost device; disappears automatically when it responds again. reading 3. */
function ConnectionNote({ silence, isKnown }: ConnectionNoteProps) {
  const t = useText();
  if (silence === undefined) return null;
  return (
    <div className={styles.note}>
      <Banner tone="warn">
        {silenceMessages(silence.failure, isKnown)
          .map(said => t(said))
          .join(' ')}
      </Banner>
    </div>
  );
}

function InformedLogin({ ports, painted, ticket, onOpened, onUsable, log }: LoginApplicationProps) {
  const { info, silence } = usePublicInfo(painted);
  const [way, setWay] = useState<Way>(ticket === undefined ? {} : { ticket });
  const language = info?.uiLanguage ?? 'en_US';
  const translations = info?.translations ?? NO_TRANSLATIONS;
  const texts = createI18n(language, translations, log);
  const known = info !== undefined;
  useEffect(() => {
    if (!known) return;
    showLanguage(document.documentElement, texts);
    onUsable?.();
  }, [known, texts, onUsable]);

  const open = async () => {
    const { publicInfo, store } = ports;
    // The painted form has only the texts that it shows itself, and may log in before the device has said the others.
    const areAll = info !== painted || language.startsWith('en');
    await onOpened(areAll ? texts : await readTexts(publicInfo, store.get('new_ui_lang'), log));
  };
  const decline = () => {
    if (ports.store.get('logged_in') === true) void open();
    else setWay({});
  };
  return (
    <I18nextProvider i18n={texts}>
      <ConnectionNote silence={silence} isKnown={known} />
      {info === undefined && <EmptyLoginCard />}
      {info !== undefined && way.ticket !== undefined && (
        <TicketStep
          productName={info.productName}
          ticket={way.ticket}
          onOpened={open}
          onFailed={problem => setWay({ problem })}
          onDeclined={decline}
        />
      )}
      {info !== undefined && way.ticket === undefined && (
        <LoginSteps info={info} problem={way.problem} onOpened={open} />
      )}
    </I18nextProvider>
  );
}

/** A ticket to try first, or why the one that was tried did not open a session. */
interface Way {
  readonly ticket?: string;
  readonly problem?: LoginProblem;
}

interface ReportedInfo {
  /** Undefined until the device has answered for the first time, unless something was painted before. */
  readonly info: PublicInfo | undefined;
  readonly silence: Silence | undefined;
}

/** Public info of the device before login, polled every 5 s while the page is visible. §2. */
function usePublicInfo(painted: PublicInfo | undefined): ReportedInfo {
  const { publicInfo, store } = useLoginPorts();
  const [info, setInfo] = useState(painted);
  const [silence, setSilence] = useState<Silence>();
  useEffect(() => {
    const language = store.get('new_ui_lang');
    const watch = new PublicInfoWatch({ port: publicInfo, language, onInfo: setInfo, onSilence: setSilence });
    const follow = () => (document.visibilityState === 'visible' ? watch.resume() : watch.pause());
    document.addEventListener('visibilitychange', follow);
    follow();
    return () => {
      document.removeEventListener('visibilitychange', follow);
      watch.pause();
    };
  }, [publicInfo, store]);
  return { info, silence };
}
