import type { PublicInfo } from '@radiolink/application/session/session.port';
import type { SetupResults } from '@radiolink/domain/session';
import type { FinalLogin } from '../login/use-final-login.ts';

/** Props of each screen of first setup. §2. */
export interface SetupPageProps {
  readonly info: PublicInfo;
  /** The final login, which the last step and a backup run into. */
  readonly login: FinalLogin;
  readonly offersBackup: boolean;
  /** The step is done; resolves to false when the login that followed failed. */
  readonly onDone: (produced: SetupResults) => Promise<boolean>;
  readonly onBack?: (() => void) | undefined;
}
