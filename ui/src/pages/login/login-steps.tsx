import {
  advance,
  DEFAULT_CREDENTIALS,
  flowAfterRefresh,
  flowBefore,
  startFlow,
} from '@radiolink/application/login/login-flow';
import type { LoginProblem } from '@radiolink/application/session/session.port';
import type { PublicInfo } from '@radiolink/application/session/public-info.port';
import { offersBackupUpload, type SetupResults } from '@radiolink/domain/session';
import { useState } from 'react';
import { EmptyLoginCard } from './login-card.tsx';
import { useLoginPorts } from './login-context.ts';
import { LoginPage } from './login.page.tsx';
import { PartFailure } from './part-failure.tsx';
import { useFinalLogin } from './use-final-login.ts';
import { usePart } from './use-part.ts';

const loadSetup = () => import(/* webpackChunkName: "setup" */ '../setup/setup-step.tsx');

export interface LoginStepsProps {
  readonly info: PublicInfo;
  readonly onOpened: () => Promise<void>;
  /** Why a login before these steps failed: one by ticket. */
  readonly problem?: LoginProblem | undefined;
}

/** The steps to a session, one screen after the other. §2.login-steps. */
export function LoginSteps({ info, onOpened, problem }: LoginStepsProps) {
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
