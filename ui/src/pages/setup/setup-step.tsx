import type { PublicInfo } from '@radiolink/application/session';
import type { LoginStep, SetupResults } from '@radiolink/domain/session';
import type { FinalLogin } from '../login/use-final-login.ts';
import { FirstSetupPage } from './first-setup.page.tsx';
import { NewCredentialsPage } from './new-credentials.page.tsx';

export interface SetupPageProps {
  readonly info: PublicInfo;
  /** The final login, which the last step and a backup run into. */
  readonly login: FinalLogin;
  readonly offersBackup: boolean;
  /** The step is done; resolves to false when the login that followed failed. */
  readonly onDone: (produced: SetupResults) => Promise<boolean>;
  readonly onBack?: (() => void) | undefined;
}

export interface SetupStepProps extends SetupPageProps {
  readonly step: Exclude<LoginStep, 'login'>;
}

/** One of the screens of a device that is not set up. Specification §2. */
export function SetupStep({ step, ...page }: SetupStepProps) {
  return step === 'first-setup' ? <FirstSetupPage {...page} /> : <NewCredentialsPage {...page} />;
}
