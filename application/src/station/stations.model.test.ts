import { ptmpAccessPointStatus, stationMac } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { createStore } from 'effector';
import { NEVER, Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '../session/session.model.ts';
import { createStatusModel } from '../status/status.model.ts';
import type { StatusEvent } from '../status/status.port.ts';
import type { TransferFile } from '../files/transfer.ts';
import { type ListChoices, USUAL_CHOICES } from './list-choices.ts';
import type { StationNotes } from './station.port.ts';
import { createStationNotesModel } from './station-notes.model.ts';
import { createStationExportModel } from './station-export.model.ts';
import { createStationsModel } from './stations.model.ts';

/** The model in front of a device that says what a test makes it say. */
function stationsOf({ readOnly = false, saves = true } = {}) {
  const events = new Subject<StatusEvent>();
  const status = createStatusModel({
    statusPort: { watch: () => events },
    clock: { now: () => 0 },
    visibility: { visible: NEVER },
  });
  const kick = vi.fn<(station: { interfaceName: string; mac: string }) => Promise<void>>(() =>
    Promise.resolve(),
  );
  const notes = new Map<string, StationNotes>();
  const savedChoices: ListChoices[] = [];
  const saved: TransferFile[] = [];
  const session = { $user: createStore<SessionUser>({ username: 'admin', readOnly }) };
  const model = createStationsModel({
    status,
    session,
    stationPort: { kick },
    notesPort: {
      read: device => notes.get(device) ?? new Map(),
      write: (device, mac, text) => {
        notes.set(device, new Map([...(notes.get(device) ?? []), [mac, text]]));
        return saves;
      },
    },
    choicesPort: { read: () => USUAL_CHOICES, save: choices => savedChoices.push(choices) },
    clock: { now: () => Date.UTC(2026, 2, 4) },
  });
  const exporting = createStationExportModel({
    status,
    stations: model,
    download: { save: file => saved.push(file) },
    clock: { now: () => Date.UTC(2026, 2, 4) },
  });
  status.opened();
  const answer = (answered: DeviceStatus) => events.next({ kind: 'sample', status: answered, receivedAt: 0 });
  return { model, exporting, answer, kick, notes, savedChoices, saved, status };
}

const rowsOf = ({ model }: ReturnType<typeof stationsOf>) => model.$rows.getState();

describe('the rows', () => {
  it('the rows are worked out only while the page is shown', () => {
    const stage = stationsOf();
    stage.answer(ptmpAccessPointStatus(2));
    expect(rowsOf(stage)).toBeNull();
    stage.model.shown();
    expect(rowsOf(stage)).toHaveLength(2);
    stage.model.left();
    stage.answer(ptmpAccessPointStatus(3));
    expect(rowsOf(stage)).toHaveLength(2);
  });

  it('stay the same objects where nothing changed', () => {
    const stage = stationsOf();
    stage.model.shown();
    const status = ptmpAccessPointStatus(3);
    stage.answer(status);
    const before = rowsOf(stage)!;
    const [first, ...others] = status.wireless.stations;
    stage.answer({
      ...status,
      wireless: { ...status.wireless, stations: [{ ...first!, txLatencyMs: 9 }, ...others] },
    });
    const after = rowsOf(stage)!;
    expect(after.map((row, place) => row === before[place])).toEqual([false, true, true]);
  });
});

describe('the list', () => {
  it('follows search, filter and order', () => {
    const { model, answer } = stationsOf();
    model.shown();
    answer(ptmpAccessPointStatus(12));
    const names = () => model.$list.getState().rows.map(({ ends }) => ends.remote?.name);
    expect(names()).toHaveLength(12);
    model.searched('client-1');
    model.sortChosen('name');
    expect(names()).toEqual(['client-1', 'client-10', 'client-11', 'client-12']);
    model.sortChosen('name');
    expect(names()[0]).toBe('client-12');
    model.searched('');
    model.filtered('problems');
    expect(names().length).toBe(model.$counts.getState().problems);
  });

  it('keeps what was chosen in the browser', () => {
    const { model, savedChoices } = stationsOf();
    model.columnToggled('mac');
    model.maximizedToggled();
    expect(savedChoices.at(-1)).toMatchObject({ maximized: true });
    expect(savedChoices.at(-1)?.columns).toContain('mac');
  });
});

describe('stations that left', () => {
  it('stand in the order of their leaving, found by the same search', () => {
    const { model, answer } = stationsOf();
    const disconnected = [
      { mac: stationMac(7), hostname: 'Mill', disconnectedSeconds: 90 },
      { mac: stationMac(8), hostname: 'Barn', disconnectedSeconds: 5 },
    ];
    answer(ptmpAccessPointStatus(1, { wireless: { disconnected } }));
    expect(model.$gone.getState().map(({ hostname }) => hostname)).toEqual(['Barn', 'Mill']);
    expect(model.$counts.getState().gone).toBe(2);
    model.searched('mill');
    expect(model.$gone.getState()).toHaveLength(1);
  });
});

describe('the selected station', () => {
  it('the selected station is followed through ticks, kept when it leaves, and live again when it comes back', () => {
    const { model, answer } = stationsOf();
    model.shown();
    answer(ptmpAccessPointStatus(3));
    model.selected(stationMac(2));
    expect(model.$selected.getState()?.goneAt).toBeNull();
    answer(ptmpAccessPointStatus(2));
    expect(model.$selected.getState()).toMatchObject({
      goneAt: expect.any(Number),
      row: { station: { mac: stationMac(2) } },
    });
    answer(ptmpAccessPointStatus(3));
    expect(model.$selected.getState()?.goneAt).toBeNull();
  });

  it('the selected station is none for a MAC that is not there, and none after closing', () => {
    const { model, answer } = stationsOf();
    model.shown();
    answer(ptmpAccessPointStatus(1));
    model.selected('00:00:00:00:00:00');
    expect(model.$selected.getState()).toBeNull();
    model.selected(stationMac(0));
    model.selected(null);
    expect(model.$selected.getState()).toBeNull();
  });
});

describe('notes', () => {
  it('notes of a device that was known before the page was loaded are read with its next status', () => {
    const events = new Subject<StatusEvent>();
    const status = createStatusModel({
      statusPort: { watch: () => events },
      clock: { now: () => 0 },
      visibility: { visible: NEVER },
    });
    status.opened();
    const answer = (stations: number) =>
      events.next({ kind: 'sample', status: ptmpAccessPointStatus(stations), receivedAt: 0 });
    answer(1);
    const read = vi.fn<(device: string) => StationNotes>(() => new Map([[stationMac(0), 'silo']]));
    const { $notes } = createStationNotesModel(status, { read, write: () => true });
    answer(2);
    answer(3);
    expect($notes.getState().get(stationMac(0))).toBe('silo');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('belong to the device and its station, and are kept as typed', () => {
    const { model, answer, notes } = stationsOf();
    answer(ptmpAccessPointStatus(1));
    model.noteWritten({ mac: stationMac(0), text: '  behind the silo ' });
    expect(model.$notes.getState()).toEqual(new Map([[stationMac(0), '  behind the silo ']]));
    expect([...notes.values()]).toEqual([new Map([[stationMac(0), '  behind the silo ']])]);
  });

  it('notes are taken away by an empty text', () => {
    const { model, answer } = stationsOf();
    answer(ptmpAccessPointStatus(1));
    model.noteWritten({ mac: stationMac(0), text: 'x' });
    model.noteWritten({ mac: stationMac(0), text: ' ' });
    expect(model.$notes.getState()).toEqual(new Map());
  });

  it('last as long as the page where the browser keeps nothing, and the page knows', () => {
    const { model, answer } = stationsOf({ saves: false });
    answer(ptmpAccessPointStatus(1));
    model.noteWritten({ mac: stationMac(0), text: 'x' });
    expect(model.$notes.getState()).toEqual(new Map([[stationMac(0), 'x']]));
    expect(model.$notesSaved.getState()).toBe(false);
  });
});

describe('the note of a kick', () => {
  const kicked = async (uptimeSeconds: number) => {
    const stage = stationsOf();
    stage.model.shown();
    const status = ptmpAccessPointStatus(2);
    const tick = (seconds: number) => {
      const stations = status.wireless.stations.map(station => ({ ...station, uptimeSeconds: seconds }));
      stage.answer({ ...status, wireless: { ...status.wireless, stations } });
    };
    tick(uptimeSeconds);
    stage.model.kickConfirmed(rowsOf(stage)![0]!);
    await vi.waitFor(() => expect(stage.model.$kick.getState().kind).toBe('done'));
    return { kind: () => stage.model.$kick.getState().kind, tick };
  };

  it('the note of a kick stays while the station is still in the list, and ends when it connected anew between two samples', async () => {
    const { kind, tick } = await kicked(5000);
    tick(5002);
    expect(kind()).toBe('done');
    tick(3);
    expect(kind()).toBe('none');
  });

  it('ends a minute later for a station that never left', async () => {
    const { kind, tick } = await kicked(5000);
    tick(5059);
    expect(kind()).toBe('done');
    tick(5061);
    expect(kind()).toBe('none');
  });
});

describe('the exported file', () => {
  const words = (message: string | { key: string }) => (typeof message === 'string' ? message : message.key);

  it('holds the listed stations with their notes, safe for a spreadsheet', async () => {
    const { model, exporting, answer, saved } = stationsOf();
    model.shown();
    answer(ptmpAccessPointStatus(3));
    model.noteWritten({ mac: stationMac(1), text: '=1+1' });
    model.searched('client-2');
    exporting.exported({ format: 'csv', words });
    expect(saved[0]?.name).toBe('stations-Sector-North-2026-03-04.csv');
    const lines = (await saved[0]!.content.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^\uFEFF?Name,MAC,.*,Problem,Note$/);
    expect(lines[1]).toMatch(/^client-2,.*,'=1\+1$/);
  });

  it('the exported file is a list of objects as JSON', async () => {
    const { model, exporting, answer, saved } = stationsOf();
    model.shown();
    answer(ptmpAccessPointStatus(2));
    exporting.exported({ format: 'json', words });
    const rows = JSON.parse(await saved[0]!.content.text()) as { mac: string }[];
    expect(rows.map(({ mac }) => mac).toSorted()).toEqual([stationMac(0), stationMac(1)]);
  });
});
