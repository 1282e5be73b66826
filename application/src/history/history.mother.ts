import { parseBoardInfo } from '@radiolink/domain/device';
import { message } from '@radiolink/domain/errors';
import type { HistoryEvent, HistorySample } from '@radiolink/domain/history';
import { ptpStationStatus } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { createEffect, createEvent, createStore } from 'effector';
import { of } from 'rxjs';
import type { Snapshot } from '../configuration/snapshots/snapshots.port.ts';
import { linkHistoryOf } from '../history/link-history.mother.ts';
import type { Connection } from '../status/connection.ts';
import type { TransferFile } from '../files/transfer.ts';
import { createRecorderModel } from '../recorder/recorder.model.ts';
import { createHistoryModel } from './history.model.ts';

const MAC = '02:00:00:00:00:01';
const MINUTE = 60_000;
/** A slow device takes this long to answer for its log. */
const LOG_TAKES_MS = 5000;
const NOW = Date.UTC(2026, 10, 20, 12);

/** Two hours that an earlier page recorded; an hour ago the port fell to 100 Mbps. */
const STORED = Array.from({ length: 120 }, (_, minute): HistorySample => {
  const values = { 'port-speed': minute < 60 ? 1000 : 100, airtime: 30 + (minute % 3) };
  return { at: NOW - (120 - minute) * MINUTE, values };
});

/** A device with a day of record, a log and a kept configuration; `silent` answers neither for record nor log. */
export function createDeviceHistory({ silent = false }: { readonly silent?: boolean } = {}) {
  const requests: string[] = [];
  const saved: TransferFile[] = [];
  const cleared: string[] = [];
  let now = NOW;
  const added: HistoryEvent[] = [];
  const base = ptpStationStatus();
  const status: DeviceStatus = {
    ...base,
    gps: undefined,
    host: { ...base.host, hostname: 'Ridge-ST', localTime: '2026-11-20 12:00:00' },
  };
  const $status = createStore<DeviceStatus | null>(status);
  const slice = <T>(select: (from: DeviceStatus) => T) => createStore<T | null>(select(status));
  const boardRead = createEvent<string>();
  const recorder = createRecorderModel({
    status: { $status, slice, $connection: createStore<Connection>({ kind: 'waiting' }) },
    start: { $board: createStore(parseBoardInfo('')).on(boardRead, (_, text) => parseBoardInfo(text)) },
    historyStore: {
      lastLook: async () => undefined,
      read: async () => ({
        samples: STORED,
        events: [
          { at: NOW - 100 * MINUTE, kind: 'reboot', message: message('The device rebooted.') },
          ...added,
        ],
      }),
      add: async (_, { events }) => void added.push(...events),
      clear: async mac => void cleared.push(mac),
    },
  });
  const times = Array.from({ length: 200 }, (_, place) => NOW / 1000 - 30_000 - place * 300).toReversed();
  const snapshot: Snapshot = {
    id: '7',
    at: NOW - 90 * MINUTE,
    user: 'admin',
    text: '',
    secretKeys: [],
    changed: [],
  };
  const refused = () => Promise.reject(new Error('Not here.'));
  const model = createHistoryModel({
    recorder,
    status: { $status, slice, currentFx: createEffect<void, DeviceStatus | null>(() => status) },
    snapshots: { $snapshots: createStore<readonly Snapshot[]>([snapshot]) },
    editing: { $saved: createStore<ReadonlyMap<string, string>>(new Map()) },
    historyPort: {
      spans: ['day'],
      read: () => {
        requests.push('history');
        return silent
          ? refused()
          : Promise.resolve(linkHistoryOf({ times, signalDbm: times.map(() => -60) }));
      },
    },
    log: {
      watch: () => {
        requests.push('log');
        now += LOG_TAKES_MS;
        const lines = silent ? [] : ['Nov 20 11:40:00 httpd: login of admin from 192.0.2.7'];
        return of({ kind: 'value', value: { enabled: true, lines } } as const);
      },
      clear: refused,
    },
    weather: { precipitation: refused },
    visibility: { visible: of(true) },
    download: { save: async file => void saved.push(file) },
    clock: { now: () => now },
  });
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  boardRead(`board.hwaddr=${MAC.replaceAll(':', '')}\n`);
  return {
    model,
    // As at each whole minute.
    noted: () => recorder.noted([{ at: NOW, kind: 'rain', message: message('Nothing.') }]),
    saved,
    cleared,
    settled,
    now: NOW,
    stored: STORED.length,
    recorded: times.length,
    requested: () => requests,
    open: async () => {
      model.opened();
      await settled();
    },
  };
}
