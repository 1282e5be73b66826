import { hostileName } from '../../faults/faults.ts';
import type { Seeded, HasFaultPlan, Tuned } from '../../aspects.ts';
import type { Radio } from '../../radio.ts';
import { binNoiseDbm, neighbourhood, SCAN_SECONDS } from '../../spectrum/neighbourhood.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { alreadyInProgress, emptySuccess, v1NotFound } from '../answers.ts';
import { type BoardRadio, radiosOf } from '../device/identification.ts';
import { type V1Call, v1SessionCalls, type V1SessionExchange } from '../exchange.ts';

const STATUS = { idle: 'not_started', scanning: 'in_progress', completed: 'finished' } as const;

function radioOf({ radio, params }: V1SessionExchange): BoardRadio | undefined {
  return radiosOf(radio.profile.board).find(one => one.id === params['radio']);
}

function stateOf(radio: Radio, { band }: BoardRadio): Record<string, unknown> {
  const { state } = radio.survey;
  const seen = state === 'completed' && band !== 60_000;
  return { status: STATUS[state], results: seen ? results(radio) : [] };
}

function results(radio: Seeded & HasFaultPlan & Tuned): Record<string, unknown>[] {
  return neighbourhood(radio.seed, radio.settings.channel).map((neighbour, place) => ({
    mac: neighbour.mac.toLowerCase(),
    ssid: radio.faultPlan.hostileNames ? hostileName(place) : neighbour.ssid,
    frequency: neighbour.controlMhz,
    channelWidth: neighbour.widthMhz,
    signal: neighbour.signalDbm,
    noise: Math.round(binNoiseDbm(neighbour.widthMhz)),
    security: neighbour.encryption,
    mode: neighbour.airmax ? 'airmax-ac' : '11ac',
    age: place,
  }));
}

/** Its state too: reading 27. */
const fullUserCall = v1SessionCalls({ needsWarmUp: true, fullUserOnly: true });

/** GET /tools/site-survey/{radio}. §v1.tools. */
const siteSurveyState = fullUserCall('GET', '/tools/site-survey/{radio}', exchange => {
  const one = radioOf(exchange);
  return one === undefined ? v1NotFound() : jsonAnswer(stateOf(exchange.radio, one));
});

/** POST /tools/site-survey/{radio}/start — the link is down while it scans. §v1.tools. */
const siteSurveyStart = fullUserCall('POST', '/tools/site-survey/{radio}/start', exchange => {
  const { radio } = exchange;
  const one = radioOf(exchange);
  if (one === undefined) return v1NotFound();
  if (radio.survey.state === 'scanning') return alreadyInProgress();
  radio.survey.start();
  if (one.band !== 60_000) radio.air.dropAll(SCAN_SECONDS);
  else for (const link of radio.links60) link.drop(SCAN_SECONDS);
  return jsonAnswer(stateOf(radio, one));
});

/** POST /tools/site-survey/{radio}/stop. §v1.tools. */
const siteSurveyStop = fullUserCall('POST', '/tools/site-survey/{radio}/stop', exchange => {
  const one = radioOf(exchange);
  if (one === undefined) return v1NotFound();
  exchange.radio.survey.clear();
  return jsonAnswer(stateOf(exchange.radio, one));
});

/** DELETE /tools/site-survey/{radio} — clears the received entries. §v1.tools. */
const siteSurveyClear = fullUserCall('DELETE', '/tools/site-survey/{radio}', exchange => {
  if (radioOf(exchange) === undefined) return v1NotFound();
  exchange.radio.survey.clear();
  return emptySuccess();
});

export const siteSurveyCalls: readonly V1Call[] = [
  siteSurveyState,
  siteSurveyStart,
  siteSurveyStop,
  siteSurveyClear,
];
