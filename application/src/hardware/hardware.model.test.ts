import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { HeldCall, LOST, MISSING } from '../fetching/held-call.mother.ts';
import type { Temperatures, BluetoothState, BoardAntennas } from './hardware.port.ts';
import { createHardwareModel } from './hardware.model.ts';

function aDevice() {
  const calls = {
    temperature: new HeldCall<[], Temperatures>(),
    antennas: new HeldCall<[], readonly BoardAntennas[] | undefined>(),
    bluetooth: new HeldCall<[], BluetoothState | undefined>(),
    active: new HeldCall<[], readonly number[]>(),
  };
  const visible = new BehaviorSubject(true);
  const model = createHardwareModel({
    hardware: { antennas: calls.antennas.call, bluetooth: calls.bluetooth.call },
    temperature: { read: calls.temperature.call },
    regulation: { activeChannels: calls.active.call },
    visibility: { visible },
  });
  return { model, visible, ...calls };
}

const HOT: Temperatures = { celsius: 51, sensors: [{ name: 'CPU', celsius: 63 }] };

it('reads one thing after the other when it is shown', async () => {
  const { model, temperature, antennas, bluetooth, active } = aDevice();
  expect(temperature.requests).toHaveLength(0);
  model.opened();
  expect([temperature.requests.length, antennas.requests.length]).toEqual([1, 0]);
  await temperature.answer(HOT);
  expect([antennas.requests.length, bluetooth.requests.length]).toEqual([1, 0]);
  await antennas.answer([{ model: 'Horn', antennas: [] }]);
  await bluetooth.answer({ mode: 'on' });
  expect(model.$reading.getState()).toBe(true);
  await active.answer([5500, 5180, 5300]);
  expect(model.$readings.getState()).toEqual({
    temperatures: HOT,
    antennas: [{ model: 'Horn', antennas: [] }],
    bluetooth: { mode: 'on' },
    activeMhz: [5180, 5300, 5500],
  });
  expect(model.$reading.getState()).toBe(false);
});

async function read(device: ReturnType<typeof aDevice>, temperatures: Temperatures) {
  await device.temperature.answer(temperatures);
  await device.antennas.answer(undefined);
  await device.bluetooth.answer(undefined);
  await device.active.answer([]);
}

it('shows no sensor that measures zero, and of two of one name the last', async () => {
  const device = aDevice();
  device.model.opened();
  await read(device, {
    celsius: 0,
    sensors: [
      { name: 'CPU', celsius: 60 },
      { name: 'Radio', celsius: 0 },
      { name: 'CPU', celsius: 61 },
    ],
  });
  expect(device.model.$readings.getState()?.temperatures).toEqual({
    celsius: undefined,
    sensors: [
      { name: 'CPU', celsius: 61 },
      { name: 'Radio', celsius: undefined },
    ],
  });
});

it('leaves out what a product has no call for, and shows the rest', async () => {
  const { model, temperature, antennas, bluetooth, active } = aDevice();
  model.opened();
  await temperature.fail(MISSING);
  await antennas.answer(undefined);
  await bluetooth.answer({ name: 'Ridge' });
  await active.fail(MISSING);
  expect(model.$readings.getState()).toEqual({
    temperatures: undefined,
    antennas: undefined,
    bluetooth: { name: 'Ridge' },
    activeMhz: undefined,
  });
  expect(model.$failure.getState()).toBeNull();
});

it('shows the last readings beside a failure, which the next answer ends', async () => {
  const device = aDevice();
  const { model } = device;
  model.opened();
  await read(device, HOT);
  model.refreshed();
  await device.temperature.fail(LOST);
  expect([model.$failure.getState(), model.$readings.getState()?.temperatures]).toEqual([LOST, HOT]);
  model.refreshed();
  await read(device, HOT);
  expect(model.$failure.getState()).toBeNull();
});

it('reads nothing while the page is hidden, and once when it is back', async () => {
  const { model, visible, temperature } = aDevice();
  visible.next(false);
  model.opened();
  model.refreshed();
  expect([temperature.requests.length, model.$reading.getState()]).toEqual([0, true]);
  visible.next(true);
  expect(temperature.requests).toHaveLength(1);
});
