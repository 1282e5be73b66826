import { boardInfoText } from '../../board/index.ts';
import type { Radio } from '../../radio.ts';
import { indicatorCookie, sessionCookie, type Session } from '../../sessions/index.ts';
import { jsonAnswer } from '../../wire/index.ts';

/** What every login answers: capabilities, token, rights, the CSRF value and both cookies. Classic API, 2.2. */
export function loginAnswer(radio: Radio, session: Session, secure: boolean): Response {
  const { countryCode } = radio;
  const answer = jsonAnswer({
    boardinfo: boardInfoText(radio.profile.board, {
      hwaddr: radio.hwaddr,
      deviceId: radio.deviceId,
      countryCode,
      uniiActivated: radio.uniiActivated,
    }),
    utoken: session.token,
    readOnlyUser: session.user.readOnly,
    fullVersion: radio.firmware.running,
    ccode: countryCode,
  });
  answer.headers.set('x-csrf-id', session.csrf);
  answer.headers.append('set-cookie', sessionCookie(radio.cookieName, session.id, secure));
  answer.headers.append('set-cookie', indicatorCookie);
  return answer;
}
