import type { Received } from '@radiolink/openapi/received';
import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { SurveyProgress } from '@radiolink/application/site-survey/site-survey.port';
import { type JobStatus, type SurveyCell, surveyFrequencyMhz, surveyLevelDbm } from '@radiolink/domain/tools';
import type { Section } from '../../wire/section.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { macAddress } from '../../wire/mac-address.ts';
import { DBM, MHZ, SMALL } from '../../wire/ranges.ts';

const STATUS: ReadonlyMap<string, JobStatus> = new Map<string, JobStatus>([
  ['idle', 'not-started'],
  ['scanning', 'in-progress'],
  ['completed', 'finished'],
]);
const MOST_CELLS = 2048;

/** A survey; cells without a MAC are left out, a state that is not known has nothing more to come. */
export function mapSurvey(json: Received<'/survey.json.cgi'>): SurveyProgress {
  return readAnswer(json, survey => {
    const state = survey.text('scan_status') ?? 'idle';
    const status = STATUS.get(state) ?? 'finished';
    return { status, cells: survey.sections('scan_data', MOST_CELLS).flatMap(mapCell) };
  });
}

function mapCell(cell: Section<Schemas['SurveyedCell']>): readonly SurveyCell[] {
  const mac = macAddress(cell.text('mac'));
  const received = {
    ssid: cell.text('essid'),
    frequencyMhz: surveyFrequencyMhz(cell.numberOrText('frequency', MHZ)),
    channelWidthMhz: cell.numberOrText('chanbw', MHZ),
    channel: cell.numberOrText('channel', SMALL),
    signalDbm: surveyLevelDbm(cell.numberOrText('signal_level', DBM)),
    noiseDbm: surveyLevelDbm(cell.numberOrText('noise_level', DBM)),
    security: cell.text('encryption'),
    mode: cell.text('mode'),
    ieeeMode: cell.text('ieee_mode'),
    airmax: cell.flag('airmax'),
  };
  return mac === undefined ? [] : [{ mac, ...received }];
}
