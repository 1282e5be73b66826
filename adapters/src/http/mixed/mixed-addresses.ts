import type { BackupPort } from '@radiolink/application/backup/backup.port';
import type { FirmwarePort } from '@radiolink/application/firmware/firmware.port';
import { asFetchError, failureStatus } from '@radiolink/domain/errors';
import { catchError, defer, lastValueFrom, type MonoTypeOperatorFunction, switchMap, throwError } from 'rxjs';
import { unsupported } from '../client/unsupported.ts';
import type { UploadTransport } from '../transfer/upload-transport.ts';
import { hasVersionedToken, type MixedSettings, versionedPart } from './versioned-part.ts';

type AddressSettings = MixedSettings & { readonly upload: UploadTransport };

/**
 * Firmware from an address on a device with a classic login, which fetches and checks it by its versioned interface. It is
 * installed by the classic call, as an uploaded one is, and either is discarded by the versioned one. Nothing without the
 * token of that interface. reading 12.
 */
export function versionedFirmware(settings: AddressSettings): Pick<FirmwarePort, 'fetchFrom' | 'discard'> {
  if (!hasVersionedToken(settings.session)) return {};
  const load = () => import(/* webpackChunkName: "v1-firmware" */ '../v1/firmware/firmware.adapter.ts');
  const versioned = defer(async () => {
    const [{ client }, { V1Firmware }] = await Promise.all([versionedPart(settings), load()]);
    return new V1Firmware(client, settings.upload);
  });
  return {
    fetchFrom: source =>
      versioned.pipe(
        switchMap(firmware => firmware.fetchFrom(source)),
        orUnsupported(),
      ),
    discard: () =>
      lastValueFrom(
        versioned.pipe(
          switchMap(firmware => firmware.discard()),
          orUnsupported(),
        ),
      ),
  };
}

/** A backup from an address on a device with a classic login, by its versioned interface. reading 12. */
export function backupFromAddress(settings: AddressSettings): Pick<BackupPort, 'restoreFrom'> {
  if (!hasVersionedToken(settings.session)) return {};
  const load = () => import(/* webpackChunkName: "v1-backup" */ '../v1/backup/backup.adapter.ts');
  return {
    restoreFrom: source =>
      defer(() => Promise.all([versionedPart(settings), load()])).pipe(
        switchMap(([{ client }, { V1Backup }]) => new V1Backup(client, settings.upload).restoreFrom(source)),
        orUnsupported(),
      ),
  };
}

/** How a device refuses a call that it does not have: one without the versioned interface may not know its token either. */
const LACKS: ReadonlySet<number> = new Set([401, 404]);

/** A device whose login gave a token need not have each call. */
function orUnsupported<T>(): MonoTypeOperatorFunction<T> {
  return catchError((reason: unknown) => {
    const failure = asFetchError(reason);
    const lacks = failure !== undefined && LACKS.has(failureStatus(failure) ?? 0);
    return throwError(() => (lacks ? unsupported() : reason));
  });
}
