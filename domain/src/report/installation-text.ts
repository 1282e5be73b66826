import { identityTexts } from '../device/board-info.ts';
import { fadeLines } from '../fade/fade-summary.ts';
import { inEnglish } from '../settings/english.ts';
import { visibleText } from '../text/text.ts';
import { MISSING_TEXT } from '../units/number.ts';
import {
  type InstallationReport,
  type ReportedAim,
  type ReportedSetting,
  reportedSettingName,
} from './installation.ts';
import { linkReportText } from './report-text.ts';

const shown = (text: string | undefined): string => visibleText(text ?? MISSING_TEXT);

const level = (dbm: number | undefined): string => (dbm === undefined ? MISSING_TEXT : `${dbm} dBm`);
const rate = (kbps: number | undefined): string =>
  kbps === undefined ? MISSING_TEXT : `${(kbps / 1000).toFixed(1)} Mbps`;

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map(line => `  ${line}`)];

const aim = (name: string, { beforeDbm, bestDbm, expectedDbm }: ReportedAim): string =>
  `${name}: ${level(beforeDbm)} before, best ${level(bestDbm)}, expected ${level(expectedDbm)}`;

const settingLine = (setting: ReportedSetting): string =>
  `${inEnglish(reportedSettingName(setting))}: ${visibleText(setting.display)}${setting.unit === undefined ? '' : ` ${setting.unit}`}`;

/** The report of an installation as plain text. Of the spectrum it names the measurement: its levels are in the JSON. */
export function installationText(report: InstallationReport): string {
  const { site, remoteSite, installedBy, notes, warnings, settings, speedTests, alignment, spectrum } =
    report.installation;
  const { fades = [], board = {}, remoteSettings } = report.installation;
  const lines = [
    `Site: ${shown(site)}`,
    `Remote site: ${shown(remoteSite)}`,
    `Installed by: ${shown(installedBy)}`,
    ...(notes === undefined ? [] : notes.split('\n').map(line => `Notes: ${visibleText(line)}`)),
    ...identityTexts(board).map(({ name, text }) => `${inEnglish(name)}: ${visibleText(text)}`),
    '',
    linkReportText(report).trimEnd(),
    ...fades.flatMap(fade =>
      section(
        `Fade margin of the link at ${fade.band}${fade.remote === undefined ? '' : `: ${visibleText(fade.remote)}`}`,
        fadeLines(fade),
      ),
    ),
    ...section('Warnings', warnings.map(visibleText)),
    ...section('Settings', settings.map(settingLine)),
    ...(remoteSettings === undefined
      ? []
      : section(
          `Settings of ${visibleText(remoteSettings.name || remoteSettings.mac)}`,
          remoteSettings.settings.map(settingLine),
        )),
    ...section(
      'Speed test',
      speedTests.map(
        ({ startedAt, host, direction, durationSeconds, txKbps, rxKbps }) =>
          `${startedAt} to ${visibleText(host)}, ${direction}, ${durationSeconds} s: transmit ${rate(txKbps)}, receive ${rate(rxKbps)}`,
      ),
    ),
    ...section(
      'Alignment',
      alignment === undefined ? [] : [aim('Local', alignment.local), aim('Remote', alignment.remote)],
    ),
    ...section(
      'Spectrum',
      spectrum === undefined
        ? []
        : [
            `Measured ${spectrum.measuredAt} from ${spectrum.firstMhz} MHz, ${spectrum.averageDbm.length} bins of ${spectrum.stepMhz} MHz`,
          ],
    ),
  ];
  return `${lines.map(line => line.trimEnd()).join('\n')}\n`;
}
