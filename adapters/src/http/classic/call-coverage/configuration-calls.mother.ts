import { lastValueFrom } from 'rxjs';
import { ClassicBackup } from '../backup/backup.adapter.ts';
import { ClassicConfiguration } from '../configuration/configuration.adapter.ts';
import { ClassicConfigurationTest } from '../configuration/configuration-test.adapter.ts';
import { ClassicPassword } from '../account/account.adapter.ts';
import { ClassicRegulatoryDomain } from '../regulation/regulatory-domain.adapter.ts';
import { calm } from '../../polling/calm.mother.ts';
import { AS_TEXT, callsOf, type ClassicCall, fullUser } from './classic-call.mother.ts';

const configuration = callsOf('ClassicConfiguration', client => new ClassicConfiguration(client));
const test = callsOf('ClassicConfigurationTest', client => new ClassicConfigurationTest(client));
const backup = callsOf(
  'ClassicBackup',
  (client, upload) => new ClassicBackup(client, { upload, clock: calm.clock }),
);
const password = callsOf('ClassicPassword', client => new ClassicPassword(client, fullUser));
const domain = callsOf('ClassicRegulatoryDomain', client => new ClassicRegulatoryDomain(client));

const written = { text: 'radio.1.freq=0\n', testMode: false, noSave: false };
const change = { oldPassword: 'Tower-Link-2026', newPassword: 'Another-Mast-2027' };
const unii = { name: 'admin', key: '1234-5678' };

/** Calls of configuration, accounts and regulation. */
export const CONFIGURATION_CALLS: readonly ClassicCall[] = [
  configuration(
    'GET /getcfg.cgi',
    'readConfiguration',
    'read',
    (each, options) => each.read(options),
    AS_TEXT,
  ),
  configuration('POST /writecfg.cgi', 'writeConfiguration', 'write', (each, options) =>
    each.write(written, options),
  ),
  configuration('POST /apply.cgi', 'applyConfiguration', 'apply', (each, options) => each.apply(options)),
  configuration('POST /discard.cgi', 'discardConfiguration', 'discard', (each, options) =>
    each.discard({ testMode: true }, options),
  ),
  test('GET /test_mode.cgi', 'readTestMode', 'read', (each, options) => each.read(options)),
  backup(
    'GET /cfg.cgi',
    'downloadBackup',
    'download',
    (each, options) => lastValueFrom(each.download(options)),
    AS_TEXT,
  ),
  backup('POST /api/cfg', 'changeConfiguration', 'stage', (each, options) =>
    lastValueFrom(each.stage(new Blob(['radio.1.freq=0\n']), options)),
  ),
  password('POST /pwd.cgi', 'checkOrChangePassword', 'check', (each, options) => each.check('x', options)),
  password('POST /pwd.cgi', 'checkOrChangePassword', 'change', (each, options) =>
    each.change(change, options),
  ),
  domain('GET /api/regdomain', 'readRegulatoryDomain', 'read', (each, options) =>
    each.read(undefined, options),
  ),
  domain('GET /api/regdomain/{country}', 'readRegulatoryDomainOf', 'read', (each, options) =>
    each.read(276, options),
  ),
  domain('POST /api/regdomain/country', 'setCountry', 'setCountry', (each, options) =>
    each.setCountry(276, options),
  ),
  domain('POST /api/regdomain/activate-unii', 'activateUnii', 'activateUnii', (each, options) =>
    each.activateUnii(unii, options),
  ),
  domain(
    'GET /chanlist_active.cgi',
    'readActiveChannels',
    'activeChannels',
    (each, options) => each.activeChannels(options),
    AS_TEXT,
  ),
];
