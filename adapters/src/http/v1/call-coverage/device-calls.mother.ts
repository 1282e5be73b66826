import type { DeviceDocument } from '@radiolink/application/backup/backup.port';
import { calm } from '../../polling/calm.mother.ts';
import { V1DeviceDocuments } from '../backup/backup.adapter.ts';
import { V1Ethernet } from '../ethernet/ethernet.adapter.ts';
import { V1DfsPrescan } from '../regulation/dfs-prescan.adapter.ts';
import { V1RegulatoryDomain } from '../regulation/regulatory-domain.adapter.ts';
import { v1CallsOf, type V1CallRow } from './v1-call.mother.ts';

const documents = v1CallsOf('V1DeviceDocuments', client => new V1DeviceDocuments(client));
const prescan = v1CallsOf('V1DfsPrescan', client => new V1DfsPrescan(client, calm));
const ethernet = v1CallsOf('V1Ethernet', client => new V1Ethernet(client, calm.heartbeat));
const regulation = v1CallsOf('V1RegulatoryDomain', client => new V1RegulatoryDomain(client));

/** The path of each document with its two operations. */
const DOCUMENTS: readonly (readonly [DeviceDocument, `/${string}`, string, string])[] = [
  ['configuration', '/system/airos/configuration', 'readJsonConfiguration', 'replaceConfiguration'],
  ['network', '/system/airmax/configuration/network', 'readAirmaxNetwork', 'writeAirmaxNetwork'],
  ['wireless', '/system/airmax/configuration/wireless', 'readAirmaxWireless', 'writeAirmaxWireless'],
  ['services', '/services', 'readServices', 'writeServices'],
  ['system', '/system', 'readSystem', 'writeSystem'],
];

/** Calls of documents, cables and what the radio may do. */
export const DEVICE_CALLS: readonly V1CallRow[] = [
  ...DOCUMENTS.flatMap(([document, path, read, write]) => [
    documents(`GET ${path}`, read, 'read', (each, options) => each.read(document, options)),
    documents(`PUT ${path}`, write, 'write', async (each, options) =>
      each.write(document, await each.read(document), { ...options }),
    ),
  ]),
  prescan('GET /system/airmax/dfsprescan', 'readDfsPrescan', 'read', (each, options) => each.read(options)),
  prescan('POST /system/airmax/dfsprescan', 'startDfsPrescan', 'start', (each, options) =>
    each.start([5500], options),
  ),
  prescan('DELETE /system/airmax/dfsprescan', 'stopDfsPrescan', 'stop', (each, options) =>
    each.stop(options),
  ),
  ethernet('GET /interfaces', 'listInterfaces', 'testCable', (each, options) =>
    each.testCable('eth0', options),
  ),
  ethernet('POST /tools/cable-test', 'testCableOf', 'testCable', (each, options) =>
    each.testCable('eth0', options),
  ),
  regulation('GET /system/ltu/regdomain', 'readLtuRegdomain', 'readLtu', (each, options) =>
    each.readLtu(undefined, options),
  ),
  regulation('GET /system/ltu/regdomain/{country}', 'readLtuRegdomainOf', 'readLtu', (each, options) =>
    each.readLtu(276, options),
  ),
];
