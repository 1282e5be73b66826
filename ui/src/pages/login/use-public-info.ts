import { PublicInfoWatch, type Silence } from '@radiolink/application/login/public-info-watch';
import type { PublicInfo } from '@radiolink/application/session/public-info.port';
import { useEffect, useState } from 'react';
import { useLoginPorts } from './login-context.ts';

export interface ReportedInfo {
  /** Undefined until the device has answered for the first time, unless something was painted before. */
  readonly info: PublicInfo | undefined;
  readonly silence: Silence | undefined;
}

/** Public info of the device before login, polled every 5 s while the page is visible. Specification §2. */
export function usePublicInfo(painted: PublicInfo | undefined): ReportedInfo {
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
