import type { LoginStep } from '@radiolink/domain/session';
import { FirstSetupPage } from './first-setup.page.tsx';
import { NewCredentialsPage } from './new-credentials.page.tsx';
import type { SetupPageProps } from './setup-page-props.ts';

export interface SetupStepProps extends SetupPageProps {
  readonly step: Exclude<LoginStep, 'login'>;
}

/** One of the screens of a device that is not set up. §2. */
export function SetupStep({ step, ...page }: SetupStepProps) {
  return step === 'first-setup' ? <FirstSetupPage {...page} /> : <NewCredentialsPage {...page} />;
}
