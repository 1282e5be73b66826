import { type Message, message } from './message.ts';

/** Why a login that the device accepted still is none. §5.login-success. */
export type LoginShortfall = 'cookies-disabled' | 'incomplete-response';

/** The words of a shortfall, shown after `Error logging in.`. §5.login-success, §8.login-failure. */
export const LOGIN_SHORTFALL_MESSAGES: Readonly<Record<LoginShortfall, Message>> = {
  'cookies-disabled': message('Please make sure cookies are enabled in your web browser.'),
  'incomplete-response': message('Received incomplete response.'),
};

/**
 * Every row of the error catalogue, §8. Where the device sends words they are kept as data: they are
 * themselves a key of the translations that it brings.
 */
export type CatalogueError =
  | { readonly kind: 'login-refused'; readonly deviceText: string }
  | { readonly kind: 'cookies-disabled' }
  | { readonly kind: 'incomplete-response' }
  | { readonly kind: 'http-failure'; readonly status: number }
  | { readonly kind: 'forbidden'; readonly deviceText: string }
  | { readonly kind: 'session-ended' }
  | { readonly kind: 'network-gone' }
  | { readonly kind: 'malformed-answer'; readonly text: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'start-up' }
  | { readonly kind: 'device-api'; readonly deviceText: string }
  | { readonly kind: 'response-status'; readonly status: number; readonly statusText: string }
  | { readonly kind: 'asset-load'; readonly reason: AssetFailure };

/** Why a part of the page did not load. §8.assets. */
export type AssetFailure = 'time-out' | 'missing' | 'style-chunk';

/** Time limit for loading a part of the page, seconds. §8 and §9. */
export const ASSET_TIME_OUT_SECONDS = 120;

/** The prefix of every login failure. §8. */
export const LOGIN_FAILURE: Message = message('Error logging in.');
/** An HTTP failure with a status. §8. */
export const SOMETHING_WENT_WRONG: Message = message('Something went wrong. Please try to refresh the page.');
/** The device does not answer: it restarts, or the network is gone. reading 3. */
export const RECONNECTING: Message = message('Reconnecting…');
/** A proxied request without an address: an error of the device API, given before anything is sent. §8.proxy. */
export const URL_REQUIRED: Message = message('url is required');

const ASSET_MESSAGES: Readonly<Record<AssetFailure, Message>> = {
  'time-out': message('A part of the page did not load within {seconds} s. Check the link and try again.', {
    seconds: ASSET_TIME_OUT_SECONDS,
  }),
  missing: message('A part of the page is missing on the device. Please try to refresh the page.'),
  'style-chunk': message('A style sheet did not load. Please try to refresh the page.'),
};

/** The message, sentence by sentence; empty for failures that show no message. */
export function catalogueMessages(error: CatalogueError): readonly Message[] {
  switch (error.kind) {
    case 'login-refused':
      return error.deviceText === '' ? [LOGIN_FAILURE] : [LOGIN_FAILURE, message(error.deviceText)];
    case 'cookies-disabled':
    case 'incomplete-response':
      return [LOGIN_FAILURE, LOGIN_SHORTFALL_MESSAGES[error.kind]];
    case 'http-failure':
      return [SOMETHING_WENT_WRONG];
    case 'forbidden':
    case 'device-api':
      return [error.deviceText === '' ? SOMETHING_WENT_WRONG : message(error.deviceText)];
    case 'response-status':
      return [
        error.statusText === ''
          ? message('HTTP status {status}', { status: error.status })
          : message('{status}: {statusText}', { status: error.status, statusText: error.statusText }),
      ];
    case 'network-gone':
      return [RECONNECTING];
    case 'malformed-answer':
      return [message(error.text)];
    case 'asset-load':
      return [ASSET_MESSAGES[error.reason]];
    case 'cancelled':
    case 'session-ended':
    case 'start-up':
      return [];
  }
}
