import { acceptableConfiguration } from '../../handlers/configuration/configuration.ts';
import type { Built, HasFirmware, Timed } from '../../aspects.ts';
import type { Radio } from '../../radio.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { alreadyInProgress, emptySuccess, wrongField } from '../answers.ts';
import { textIn } from '../body.ts';
import { versionNumber } from '../device/identification.ts';
import { type V1Call, v1SessionCall } from '../exchange.ts';
import { backupText, unpackedText } from './files.ts';
import { isRestoreRunning, RESTART_AFTER_MS, RESTORE_MS, type RestoreJob, restoreSection } from './jobs.ts';

/** Comments at the top of a backup: what it says of itself. */
function metadataOf(text: string): Record<string, string> {
  const facts = [...text.slice(0, 400).matchAll(/^# (model|version|created)=(.*)$/gm)];
  return Object.fromEntries(facts.map(([, name = '', value = '']) => [name, value]));
}

function isNewer(version: string, running: string): boolean {
  const [a, b] = [version, running].map(text => text.split('.').map(Number));
  const place = a?.findIndex((part, at) => part !== b?.[at]) ?? -1;
  return place >= 0 && (a?.[place] ?? 0) > (b?.[place] ?? 0);
}

function jobOf(radio: Built & HasFirmware & Timed, text: string): RestoreJob {
  const startedAt = radio.clock.now();
  const metadata = metadataOf(text);
  const config = acceptableConfiguration(text);
  const { model = radio.profile.board.model, version = '' } = metadata;
  const running = versionNumber(radio.firmware.running);
  const failureReason =
    config === undefined
      ? 'BACKUP_INVALID'
      : model !== radio.profile.board.model
        ? 'BACKUP_WRONG_MODEL'
        : version !== '' && isNewer(version, running)
          ? 'BACKUP_TOO_NEW'
          : '';
  return { startedAt, config, failureReason, metadata };
}

function begin(radio: Radio, job: RestoreJob): Response {
  radio.v1.restore = job;
  const { config, failureReason } = job;
  if (config !== undefined && failureReason === '') {
    const at = job.startedAt + RESTORE_MS + RESTART_AFTER_MS;
    radio.agenda.plan({
      name: 'restore',
      at,
      happen: () => {
        radio.control.endTest();
        radio.control.write(config, { test: false, noSave: false });
        radio.setupComplete = true;
        radio.restart();
      },
    });
  }
  return emptySuccess();
}

/** GET /system/backup/restore. §v1.system. */
const restoreState = v1SessionCall('GET', '/system/backup/restore', ({ radio }) =>
  jsonAnswer(restoreSection(radio.v1.restore, radio.clock.now())),
);

/** POST /system/backup/restore/direct — the file itself. §v1.system. */
const restoreUpload = v1SessionCall('POST', '/system/backup/restore/direct', async ({ radio, file }) => {
  if (file === undefined) return wrongField('file', 'Required');
  if (isRestoreRunning(radio.v1.restore, radio.clock.now())) return alreadyInProgress();
  const text = await unpackedText(file).catch(() => '');
  return begin(radio, jobOf(radio, text));
});

/** The host whose files the simulated device can fetch: a backup of what it runs, under any name. */
const FILE_HOST = 'downloads.example.net';

/** POST /system/backup/restore — from an address; nothing leaves this program, other hosts do not respond. §v1.system. */
const restoreUrl = v1SessionCall('POST', '/system/backup/restore', ({ radio, body }) => {
  const url = textIn(body, 'url') ?? '';
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return wrongField('url', 'An http or https address');
  const startedAt = radio.clock.now();
  if (isRestoreRunning(radio.v1.restore, startedAt)) return alreadyInProgress();
  if (new URL(url).hostname === FILE_HOST) return begin(radio, jobOf(radio, backupText(radio)));
  return begin(radio, { startedAt, config: undefined, failureReason: 'DOWNLOAD_FAILED', metadata: {} });
});

export const restoreCalls: readonly V1Call[] = [restoreState, restoreUpload, restoreUrl];
