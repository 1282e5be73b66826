import type { Received } from '@radiolink/openapi/received';
import type { PublicInfo } from '@radiolink/application/session/public-info.port';
import { readAnswer } from '../../wire/read-answer.ts';

const DEFAULT_LANGUAGE = 'en_US';

/** Fields of the public info from `public/device`; the versioned API has no translations. */
export type PublicDevice = Omit<PublicInfo, 'countries'>;

/**
 * The public part of any firmware. Old firmware reports only the identity and whether it is in factory state:
 * that state then implies a pending setup and a default password. §3.public-info.
 */
export function mapPublicDevice(json: Received<'/api/v1.0/public/device'>): PublicDevice {
  return readAnswer(json, device => {
    const identification = device.section('identification');
    const isFactoryDefault = device.flag('isFactoryDefault') ?? false;
    return {
      productName: identification.text('product') ?? identification.text('model') ?? '',
      setupComplete: device.flag('setupComplete') ?? !isFactoryDefault,
      defaultPassword: device.flag('defaultPassword') ?? isFactoryDefault,
      // Whatever the device prefers or the user wished for: without translations the page is in English, and says so.
      uiLanguage: DEFAULT_LANGUAGE,
      uiLanguages: [{ code: DEFAULT_LANGUAGE, name: 'English' }],
      translations: {},
      ssoUrl: device.text('ssoUrl', 2048),
    };
  });
}
