import type { Received } from '@radiolink/openapi/received';
import type { CallHome, CrashReport, DeviceWarnings, Licence } from '@radiolink/domain/notices';
import { readAnswer } from '../../wire/read-answer.ts';
import { COUNT, SMALL } from '../../wire/ranges.ts';

/** Emergency reason of a device in normal operation. */
const NO_EMERGENCY = -1;

/** Warnings of the device; a field that this product does not send is no warning. */
export function mapWarnings(json: Received<'/api/warnings'>): DeviceWarnings {
  return readAnswer(json, root => {
    const code = root.number('emergReasonCode', SMALL);
    const firmware = root.section('firmware');
    const version = firmware.text('version');
    return {
      defaultPassword: root.flag('isDefaultPasswd') ?? false,
      customScripts: root.flag('customScripts') ?? false,
      watchdogReset: root.flag('isWatchdogReset') ?? false,
      callHomeAvailable: root.flag('chAvailable') ?? false,
      emergencyReasonCode: code === NO_EMERGENCY ? undefined : code,
      firmwareNeedsPassword: firmware.flag('requirePasswd') ?? false,
      thirdPartyFirmware: firmware.flag('isThirdParty') ?? false,
      uploadedFirmwareVersion: firmware.flag('uploaded') === true ? version : undefined,
    };
  });
}

export function mapCrashes(json: Received<'/api/crashes'>): readonly CrashReport[] {
  return readAnswer(json, root =>
    root.sections('crashes').map(crash => ({
      id: crash.text('id') ?? '',
      time: crash.text('time'),
      reason: crash.text('reason'),
      sizeBytes: crash.number('size', COUNT),
    })),
  );
}

export function mapCallHome(json: Received<'/api/ch'>): CallHome {
  return readAnswer(json, root => ({
    available: root.flag('available') ?? false,
    server: root.text('server'),
    id: root.text('id'),
  }));
}

/** The end of a licence is 0 for one that does not end. */
export function mapLicence(json: Received<'/api/lc'>): Licence {
  return readAnswer(json, root => ({
    licensed: root.flag('licensed') ?? false,
    activated: root.flag('activated') ?? false,
    expiresAtSeconds: root.number('expires', COUNT) || undefined,
  }));
}
