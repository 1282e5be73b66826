import { LeaveReason } from '../../physics/presence.ts';
import { ActionCode, failedAnswer, okAnswer } from '../../wire/answers.ts';
import { sessionCall } from '../call.ts';

/** POST /stakick.cgi — a station has to reconnect, which takes some seconds. §classic.kick. */
export const stationKick = sessionCall('POST', '/stakick.cgi', ({ radio, fields }) => {
  const mac = fields.text('staid') ?? '';
  if (!fields.has('staif') || mac === '')
    return failedAnswer(ActionCode.InvalidParameter, 'Invalid parameter');
  const station = radio.stations.find(
    candidate =>
      candidate.identity.mac === mac.toUpperCase() &&
      (candidate.state.presence.connected || radio.link60?.linked),
  );
  if (station === undefined) return failedAnswer(ActionCode.NoSuchItem, 'No such station');
  station.state.disconnect(LeaveReason.Kicked);
  radio.link60?.drop(station.state.presence.secondsToReturn);
  return okAnswer();
});
