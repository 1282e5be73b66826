import { DEFAULT_LANGUAGE, knownLanguage } from '../../handlers/session/languages.ts';
import { hasDefaultPassword } from '../../users/user-accounts.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { familyOf } from '../device/identification.ts';
import type { V1Call } from '../exchange.ts';

/** GET /public/device — data that is public before the login. Versioned API, 3. */
export const publicDevice: V1Call = {
  method: 'GET',
  path: '/public/device',
  access: 'open',
  answer({ radio }) {
    const config = radio.configuration.running;
    const defaultPassword = hasDefaultPassword(config);
    return jsonAnswer({
      identification: {
        mac: radio.mac.toLowerCase(),
        product: radio.productName,
        model: radio.profile.board.model,
        family: familyOf(radio),
      },
      isFactoryDefault: !radio.setupComplete && defaultPassword,
      hostname: radio.hostname,
      setupComplete: radio.setupComplete,
      defaultPassword,
      uiLang: knownLanguage(radio, config.get('gui.language')) ?? DEFAULT_LANGUAGE,
      ssoUrl: radio.singleSignOnUrl ?? null,
    });
  },
};

/** GET /public/ping — whether it is back. Versioned API, 3. */
export const publicPing: V1Call = {
  method: 'GET',
  path: '/public/ping',
  access: 'open',
  answer: ({ radio }) => jsonAnswer({ pong: true, uptime: radio.power.uptimeSeconds(radio.clock.now()) }),
};
