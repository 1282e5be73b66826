import type { BackupPort } from '@radiolink/application/backup/backup.port';
import type { FirmwarePort } from '@radiolink/application/firmware/firmware.port';
import { asFetchError, failureStatus } from '@radiolink/domain/errors';
import {
  catchError,
  defer,
  lastValueFrom,
  type MonoTypeOperatorFunction,
  type Observable,
  type ObservableInput,
  switchMap,
  throwError,
} from 'rxjs';
import { unsupported } from '../client/unsupported.ts';
import type { UploadTransport } from '../transfer/upload-transport.ts';
import type { V1Client } from '../v1/client/v1-client.ts';
import { hasVersionedToken, type MixedSettings, versionedPart } from './versioned-part.ts';

type AddressSettings = MixedSettings & { readonly upload: UploadTransport };

/**
 * Firmware from an address on a device with a classic login, which fetches and checks it by its versioned API. It is
 * installed by the classic call, as an uploaded one is, and either is discarded by the versioned one. Nothing without the
 * token of that API. reading 12.
 */
export function versionedFirmware(settings: AddressSettings): Pick<FirmwarePort, 'fetchFrom' | 'discard'> {
  if (!hasVersionedToken(settings.session)) return {};
  const ask = versionedCalls(settings, async () => {
    const { V1Firmware } = await import(
      /* webpackChunkName: "v1-firmware" */ '../v1/firmware/firmware.adapter.ts'
    );
    return V1Firmware;
  });
  return {
    fetchFrom: source => ask(firmware => firmware.fetchFrom(source)),
    discard: () => lastValueFrom(ask(firmware => firmware.discard())),
  };
}

/** A backup from an address on a device with a classic login, by its versioned API. reading 12. */
export function backupFromAddress(settings: AddressSettings): Pick<BackupPort, 'restoreFrom'> {
  if (!hasVersionedToken(settings.session)) return {};
  const ask = versionedCalls(settings, async () => {
    const { V1Backup } = await import(/* webpackChunkName: "v1-backup" */ '../v1/backup/backup.adapter.ts');
    return V1Backup;
  });
  return { restoreFrom: source => ask(backup => backup.restoreFrom(source)) };
}

/** Asks an adapter of the versioned API, which is loaded with the first call. */
function versionedCalls<Adapter>(
  settings: AddressSettings,
  load: () => Promise<new (client: V1Client, upload: UploadTransport) => Adapter>,
): <Answer>(call: (adapter: Adapter) => ObservableInput<Answer>) => Observable<Answer> {
  const made = defer(async () => {
    const [{ client }, AdapterClass] = await Promise.all([versionedPart(settings), load()]);
    return new AdapterClass(client, settings.upload);
  });
  return call => made.pipe(switchMap(call), orUnsupported());
}

/** How a device refuses a call that it does not have: one without the versioned API may not know its token either. */
const LACKS: ReadonlySet<number> = new Set([401, 404]);

/** A device whose login gave a token need not have each call. */
function orUnsupported<T>(): MonoTypeOperatorFunction<T> {
  return catchError((reason: unknown) => {
    const failure = asFetchError(reason);
    const lacks = failure !== undefined && LACKS.has(failureStatus(failure) ?? 0);
    return throwError(() => (lacks ? unsupported() : reason));
  });
}
