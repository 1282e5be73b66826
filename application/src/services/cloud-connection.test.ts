import type { CloudManagementStatus } from '@radiolink/domain/cloud';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { HeldCall, LOST } from '../fetching/held-call.mother.ts';
import type { Watched } from '../watching/watched.ts';
import { cloudConnection } from './cloud-connection.ts';

function aCloud() {
  const watched: Subject<Watched<CloudManagementStatus>>[] = [];
  const connect = new HeldCall<[string], void>();
  const disconnect = new HeldCall<[], void>();
  const model = cloudConnection({
    watch: () => {
      watched.push(new Subject());
      return watched.at(-1)!;
    },
    connect: connect.call,
    disconnect: disconnect.call,
  } as Parameters<typeof cloudConnection>[0]);
  return { model, watched, connect, disconnect };
}

const STATUS = {
  enabled: true,
  uiUrl: 'https://cloud.example',
  state: 'connected',
  statusCode: 0,
  key: 'a-secret-key',
} as unknown as CloudManagementStatus;

it('follows the connection while it is shown, without its key', () => {
  const { model, watched } = aCloud();
  expect(model.$cloud.getState()).toBeNull();
  model.cloudOpened();
  watched[0]?.next({ kind: 'value', value: STATUS } as Watched<CloudManagementStatus>);
  expect(model.$cloud.getState()).toEqual({
    enabled: true,
    uiUrl: 'https://cloud.example',
    state: 'connected',
    statusCode: 0,
  });
  model.cloudLeft();
  expect(watched[0]?.observed).toBe(false);
});

it('shows the last report beside a failure, until a newer one comes', () => {
  const { model, watched } = aCloud();
  model.cloudOpened();
  watched[0]?.next({ kind: 'value', value: STATUS } as Watched<CloudManagementStatus>);
  watched[0]?.next({ kind: 'failure', failure: LOST } as Watched<CloudManagementStatus>);
  expect([model.$cloudLost.getState(), model.$cloud.getState()?.enabled]).toEqual([LOST, true]);
  watched[0]?.next({ kind: 'value', value: STATUS } as Watched<CloudManagementStatus>);
  expect(model.$cloudLost.getState()).toBeNull();
});

it('connects with a key as it was pasted, and disconnects, one request at a time', async () => {
  const { model, connect, disconnect } = aCloud();
  model.connectRequested('  the-key\n');
  model.disconnectRequested();
  model.connectRequested('another');
  expect([connect.requests, disconnect.requests.length]).toEqual([[['the-key']], 0]);
  expect(model.$cloudRequest.getState()).toEqual({ busy: true });
  await connect.answer();
  expect(model.$cloudRequest.getState()).toEqual({ busy: false });
  model.disconnectRequested();
  expect(disconnect.requests).toHaveLength(1);
});

it('says why a request was refused, until the next one', async () => {
  const { model, connect } = aCloud();
  model.connectRequested('the-key');
  await connect.fail(LOST);
  expect(model.$cloudRequest.getState()).toEqual({ busy: false, failure: LOST });
  model.connectRequested('the-key');
  expect(model.$cloudRequest.getState()).toEqual({ busy: true });
});

it('watches once, and again after it was left', () => {
  const { model, watched } = aCloud();
  model.cloudOpened();
  model.cloudLeft();
  model.cloudOpened();
  expect(watched.map(({ observed }) => observed)).toEqual([false, true]);
});

it('shows the last report to a page that is opened again, until a newer one comes', () => {
  const { model, watched } = aCloud();
  model.cloudOpened();
  watched[0]?.next({ kind: 'value', value: STATUS } as Watched<CloudManagementStatus>);
  model.cloudLeft();
  model.cloudOpened();
  expect(model.$cloud.getState()?.state).toBe('connected');
  const later = { ...STATUS, state: 'disconnected' };
  watched[1]?.next({ kind: 'value', value: later } as unknown as Watched<CloudManagementStatus>);
  expect(model.$cloud.getState()?.state).toBe('disconnected');
});

it('does not take up what comes after it was left', () => {
  const { model, watched } = aCloud();
  model.cloudOpened();
  model.cloudLeft();
  watched[0]?.next({ kind: 'value', value: STATUS } as Watched<CloudManagementStatus>);
  expect(model.$cloud.getState()).toBeNull();
});

it('goes on with a request whose page was left', async () => {
  const { model, connect } = aCloud();
  model.cloudOpened();
  model.connectRequested('the-key');
  model.cloudLeft();
  await connect.answer();
  expect(model.$cloudRequest.getState()).toEqual({ busy: false });
});

it('says why it could not be disconnected', async () => {
  const { model, disconnect } = aCloud();
  model.disconnectRequested();
  await disconnect.fail(LOST);
  expect(model.$cloudRequest.getState()).toEqual({ busy: false, failure: LOST });
});
