import { type Message, message } from './message.ts';

/** Why a login that the device accepted still is none. §5.login-success. */
export type LoginShortfall = 'cookies-disabled' | 'incomplete-response';

/** The words of a shortfall, shown after `Error logging in.`. §5.login-success, §8.login-failure. */
export const LOGIN_SHORTFALL_MESSAGES: Readonly<Record<LoginShortfall, Message>> = {
  'cookies-disabled': message('Please make sure cookies are enabled in your web browser.'),
  'incomplete-response': message('Received incomplete response.'),
};
