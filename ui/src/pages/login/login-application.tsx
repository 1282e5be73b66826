import type { PublicInfo, PublicInfoPort, SessionPort } from '@radiolink/application/session';
import { useEffect, useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Skeleton } from '../../components/index.ts';
import { createI18n, type TextLog } from '../../i18n/index.ts';
import { LoginCard } from './login-card.tsx';
import { LoginPage } from './login.page.tsx';

export interface LoginApplicationProps {
  readonly publicInfo: PublicInfoPort;
  readonly session: SessionPort;
  readonly onOpened: () => Promise<void>;
  readonly log: TextLog;
}

/** What the page shows of a device that did not say what it is. */
const PRODUCT = 'radiolink';
/** Longest wait for the device's language before the form stands in English. */
const PATIENCE_MS = 2000;

type Told = Pick<PublicInfo, 'productName' | 'uiLanguage' | 'translations'>;
const NOTHING_TOLD: Told = { productName: '', uiLanguage: 'en', translations: {} };

/** The login application: asks the public info once, then shows the form in the device's language (decided.md row 10). */
export function LoginApplication({ publicInfo, session, onOpened, log }: LoginApplicationProps) {
  const told = usePublicInfo(publicInfo);
  const i18n = useMemo(
    () => (told === null ? null : createI18n(told.uiLanguage, told.translations, log)),
    [told, log],
  );
  if (told === null || i18n === null) {
    return (
      <LoginCard productName={PRODUCT}>
        <Skeleton height="372px" />
      </LoginCard>
    );
  }
  return (
    <I18nextProvider i18n={i18n}>
      <LoginPage
        productName={told.productName || PRODUCT}
        login={credentials => session.login(credentials)}
        onOpened={onOpened}
      />
    </I18nextProvider>
  );
}

/** The first answer to the public info, or nothing told when it does not come in time. */
function usePublicInfo(publicInfo: PublicInfoPort): Told | null {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    const settle = (info: Told): void => setTold(first => first ?? info);
    const patience = setTimeout(() => settle(NOTHING_TOLD), PATIENCE_MS);
    publicInfo.read({ withLanguages: true }).then(settle, () => settle(NOTHING_TOLD));
    return () => clearTimeout(patience);
  }, [publicInfo]);
  return told;
}
