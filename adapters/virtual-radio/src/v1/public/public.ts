import { DEFAULT_LANGUAGE, knownLanguage } from '../../handlers/session/public-info.ts';
import { hasDefaultPassword } from '../../users/user-accounts.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { familyOf } from '../device/identification.ts';
import { type V1Call, v1OpenCall } from '../exchange.ts';

/** GET /public/device — data that is public before the login. §v1.public. */
const publicDevice = v1OpenCall('GET', '/public/device', ({ radio }) => {
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
});

/** GET /public/ping — whether it is back. §v1.public. */
const publicPing = v1OpenCall('GET', '/public/ping', ({ radio }) =>
  jsonAnswer({ pong: true, uptime: radio.power.uptimeSeconds(radio.clock.now()) }),
);

export const publicCalls: readonly V1Call[] = [publicDevice, publicPing];
