import { firstValueFrom, lastValueFrom } from 'rxjs';
import { V1Backup } from '../backup/backup.adapter.ts';
import { V1Configuration } from '../configuration/configuration.adapter.ts';
import { V1ConfigurationTest } from '../configuration/configuration-test.adapter.ts';
import { V1RegulatoryDomain } from '../regulation/regulatory-domain.adapter.ts';
import { fetchUpload } from '../../transfer/upload-transport.ts';
import { v1CallsOf, type V1CallRow } from './v1-call.mother.ts';

const FILE = new Blob(['backup']);
const SOURCE = { url: 'https://updates.example/backup.tar.gz', verifyCertificate: true };

const configuration = v1CallsOf('V1Configuration', client => new V1Configuration(client));
const test = v1CallsOf('V1ConfigurationTest', client => new V1ConfigurationTest(client));
const backup = v1CallsOf('V1Backup', (client, { fetch }) => new V1Backup(client, fetchUpload(fetch)));
const regulation = v1CallsOf('V1RegulatoryDomain', client => new V1RegulatoryDomain(client));

/** Calls around the configuration, its backups and the country. */
export const CONFIGURATION_CALLS: readonly V1CallRow[] = [
  configuration('POST /tools/compose', 'compose', 'read', (each, options) => each.read(options)),
  configuration(
    'POST /system/airos/configuration/confirm',
    'confirmConfiguration',
    'apply',
    (each, options) => each.apply(options),
  ),
  test('GET /tools/compose', 'readComposeState', 'read', (each, options) => each.read(options)),
  backup('GET /system/backup', 'downloadBackupFile', 'download', (each, options) =>
    lastValueFrom(each.download(options)),
  ),
  backup('POST /system/backup/restore/direct', 'restoreFromUpload', 'put', (each, options) =>
    each.put(FILE, options),
  ),
  backup('POST /system/backup/restore', 'restoreFromUrl', 'restoreFrom', each =>
    firstValueFrom(each.restoreFrom(SOURCE)),
  ),
  backup('GET /system/backup/restore', 'readRestore', 'restoreFrom', each =>
    firstValueFrom(each.restoreFrom(SOURCE)),
  ),
  regulation('GET /system/airmax/regdomain', 'readAirmaxRegdomain', 'read', (each, options) =>
    each.read(undefined, options),
  ),
  regulation('GET /system/airmax/regdomain/{country}', 'readAirmaxRegdomainOf', 'read', (each, options) =>
    each.read(276, options),
  ),
];
