import { boardInfoText } from '../../board/index.ts';
import { indicatorCookie, sessionCookie, type Session } from '../../sessions/index.ts';
import { jsonAnswer, setCookie } from '../../wire/index.ts';
import type { Exchange } from '../call.ts';
import { regulationAnswer } from '../regulation/regulation-answer.ts';

/**
 * Common part of login responses: capabilities, token, rights, the CSRF value and both cookies. Classic API,
 * 2.2.
 */
export function loginAnswer({ radio, fields, secure, address }: Exchange, session: Session): Response {
  const { countryCode } = radio;
  const { data, data60 } = regulationAnswer(radio.regulation);
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
    ...(fields.text('hide_rd') !== 'true' && { rd: data, rd60: data60 }),
  });
  answer.headers.set('x-csrf-id', session.csrf);
  setCookie(answer, sessionCookie(radio.cookieName, session.id, secure));
  setCookie(answer, indicatorCookie);
  radio.log.write('httpd', `login of ${session.user.name} from ${address}`);
  return answer;
}
