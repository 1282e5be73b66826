import { boardInfoText } from '../../board/board-info.ts';
import { indicatorCookie, sessionCookie } from '../../sessions/cookies.ts';
import type { Session } from '../../sessions/session.ts';
import { setCookie } from '../../wire/answer-cookies.ts';
import { errorAnswer, jsonAnswer } from '../../wire/answers.ts';
import type { Exchange } from '../call.ts';
import { regulationAnswer } from '../regulation/regulation-answer.ts';

/**
 * Common part of login responses: capabilities, token, rights, the CSRF value and both cookies. §classic.auth.
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

/** The answer to who is blocked; undefined when the address may try. §classic.auth. */
export function blockedLogin({ radio, address }: Exchange): Response | undefined {
  return radio.guard.isBlocked(address) ? errorAnswer(403, 'Too many failed login attempts.') : undefined;
}

/** Counts a failure, logs it without what was typed, and answers it in the words of the device. */
export function refusedLogin({ radio, address }: Exchange, words: string): Response {
  radio.guard.failed(address);
  radio.log.write('httpd', `failed login from ${address}`);
  return errorAnswer(403, words);
}
