import { channelsOf } from '@radiolink/application/configuration/settings-facts';
import { withMeasurement, type Air } from '@radiolink/application/spectrum/air-source';
import {
  type Advice,
  adviceOn,
  advisedRadio,
  pathLossDb,
  permittedChannels,
} from '@radiolink/application/spectrum/advice-facts';
import { receivedDirection } from '@radiolink/application/status/chart-series';
import { deviceRecord } from '@radiolink/application/history/device-record';
import { asFetchError, RequestFailure } from '@radiolink/domain/errors';
import { type Explanation, explain, greatestChange, logEvents, joinHistory } from '@radiolink/domain/history';
import { parseBoardInfo } from '@radiolink/domain/device';
import { firstValueFrom, lastValueFrom, scan, take, takeUntil, timer } from 'rxjs';
import type { Radio } from './radio.ts';
import { nextStatus } from '@radiolink/application/safe-apply/plan-change';

/** Advice on the channel, and how much of the spectrum it rests on. */
export interface SpectrumAdvice extends Advice {
  /** Sweeps that were received, the device's own record included. */
  readonly sweeps: number;
}

/**
 * Watches the spectrum of a radio and compares the permitted channels by it. Only what this end receives counts. Undefined
 * where the device has no spectrum view or its service does not run.
 *
 * @param seconds how long to watch
 * @throws RequestFailure if the device answers no status or no spectrum
 */
export async function adviseChannel(
  radio: Pick<Radio, 'status' | 'tools' | 'regulation' | 'session'>,
  { seconds = 5, now = Date.now }: { readonly seconds?: number; readonly now?: () => number } = {},
): Promise<SpectrumAdvice | undefined> {
  const status = await nextStatus(radio);
  const air = await lastValueFrom(
    radio.tools.spectrum.watch().pipe(
      scan((before: Air | null | undefined, event) => {
        if (event.kind === 'failure') throw new RequestFailure(event.failure);
        if (event.kind === 'unsupported') return undefined;
        return event.kind === 'sample' ? withMeasurement(before ?? null, event.spectrum, now()) : before;
      }, null),
      takeUntil(timer(seconds * 1000)),
    ),
    { defaultValue: null },
  );
  if (air === null || air === undefined) return undefined;
  const regulation = await radio.regulation.read();
  const board = parseBoardInfo(radio.session.boardInfo);
  const country = regulation.domain?.countryCode ?? board.radios[0]?.countryCode ?? 0;
  const advice = adviceOn(
    air.view,
    permittedChannels(channelsOf(regulation, board), country),
    [],
    pathLossDb(status),
    advisedRadio(status),
  );
  return { ...advice, sweeps: air.view.count };
}

/** What changed on a link, and from what record that is known. */
export interface WhatChanged {
  /** Undefined where nothing in the record stands out, or it holds no samples. */
  readonly explanation: Explanation | undefined;
  readonly samples: number;
  /** Milliseconds since the epoch; undefined without samples. */
  readonly recordedFrom: number | undefined;
  readonly recordedUntil: number | undefined;
}

/**
 * Explains what changed on a link by the device's own record of a day and its log: around a time, or when the readings
 * changed most. A device without a record gives no samples.
 *
 * @param at milliseconds since the epoch
 * @throws RequestFailure if the device answers no status
 */
export async function explainChange(
  radio: Pick<Radio, 'status' | 'history' | 'log'>,
  { at, now = Date.now }: { readonly at?: number | undefined; readonly now?: () => number } = {},
): Promise<WhatChanged> {
  const status = await nextStatus(radio);
  const { localTime } = status.host;
  const span = radio.history.spans.at(-1);
  const history = span && (await radio.history.read(span).catch(undefinedForFailure));
  const log = await firstValueFrom(radio.log.watch().pipe(take(1))).catch(undefinedForFailure);
  const lines = log === undefined || log.kind === 'failure' ? [] : log.value.lines;
  const readAt = now();
  const record =
    history === undefined
      ? { samples: [], intervalMs: 300_000 }
      : deviceRecord(history, {
          received: receivedDirection(status),
          deviceTime: localTime,
          now: readAt,
          zoneMinutes: new Date(readAt).getTimezoneOffset(),
        });
  const deviceHistory = joinHistory(
    { samples: [], intervalMs: record.intervalMs },
    record,
    logEvents(lines, localTime, readAt),
  );
  const moment = at ?? greatestChange(deviceHistory.samples);
  return {
    explanation:
      moment === undefined || deviceHistory.samples.length === 0 ? undefined : explain(deviceHistory, moment),
    samples: deviceHistory.samples.length,
    recordedFrom: deviceHistory.samples[0]?.at,
    recordedUntil: deviceHistory.samples.at(-1)?.at,
  };
}

/** A device without the call is one without a record. */
function undefinedForFailure(reason: unknown): undefined {
  if (asFetchError(reason) === undefined) throw reason;
}
