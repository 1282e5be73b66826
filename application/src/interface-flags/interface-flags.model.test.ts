import { SHARED_FLAG_DEFAULTS } from '@radiolink/domain/interface';
import { createEvent, createStore } from 'effector';
import { describe, expect, it } from 'vitest';
import { HeartbeatLock } from '../heartbeat/heartbeat-lock.ts';
import { USUAL_CHOICES } from '../station/list-choices.ts';
import { createInterfaceFlagsModel } from './interface-flags.model.ts';

function setUp() {
  const heartbeat = new HeartbeatLock();
  const maximized = createEvent<boolean>();
  const mismatch = createEvent<boolean>();
  const { $flags } = createInterfaceFlagsModel({
    heartbeat,
    stations: {
      $choices: createStore(USUAL_CHOICES).on(maximized, (choices, on) => ({ ...choices, maximized: on })),
    },
    notices: { $firmwareMismatch: createStore(false).on(mismatch, (_, on) => on) },
  });
  return { heartbeat, maximized, mismatch, flags: () => $flags.getState() };
}

describe('the shared flags', () => {
  it('stand at their defaults at first', () => {
    expect(setUp().flags()).toEqual(SHARED_FLAG_DEFAULTS);
  });

  it('tell whether heartbeats run, by the counter', () => {
    const { heartbeat, flags } = setUp();
    heartbeat.disable();
    heartbeat.disable();
    heartbeat.enable();
    expect(flags().heartbeatEnable).toBe(false);
    heartbeat.enable();
    expect(flags().heartbeatEnable).toBe(true);
  });

  it('tell that the list of stations is maximised', () => {
    const { maximized, flags } = setUp();
    maximized(true);
    expect(flags().stationListMaximized).toBe(true);
  });

  it('tell that the firmwares of the two ends do not fit', () => {
    const { mismatch, flags } = setUp();
    mismatch(true);
    expect(flags().fwMismatchNotification).toBe(true);
  });
});
