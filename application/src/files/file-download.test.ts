import { RequestFailure } from '@radiolink/domain/errors';
import { allSettled, fork } from 'effector';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { fileDownload } from './file-download.ts';
import type { Transfer, TransferFile } from './transfer.ts';

const LOST = { kind: 'network', reason: 'unreachable', message: 'No response.' } as const;
const FILE: TransferFile = { name: 'ridge.cfg', content: new Blob(['netmode=bridge']) };

function world() {
  const transfers: Subject<Transfer<TransferFile>>[] = [];
  const handed: TransferFile[] = [];
  const model = fileDownload(
    () => {
      const transfer = new Subject<Transfer<TransferFile>>();
      transfers.push(transfer);
      return transfer;
    },
    { save: file => void handed.push(file) },
  );
  const scope = fork();
  const state = () => scope.getState(model.$state);
  return { model, scope, transfers, handed, state };
}

describe('the download of a file from the device', () => {
  it('tells how far it is, and hands the file over', async () => {
    const { model, scope, transfers, handed, state } = world();
    await allSettled(model.requested, { scope });
    expect(state()).toEqual({ kind: 'receiving', bytes: 0 });
    transfers[0]?.next({ kind: 'progress', bytes: 7, totalBytes: 14 });
    await allSettled(scope);
    expect(state()).toEqual({ kind: 'receiving', bytes: 7, totalBytes: 14 });
    transfers[0]?.next({ kind: 'done', result: FILE });
    transfers[0]?.complete();
    await allSettled(scope);
    expect(state()).toEqual({ kind: 'saved', name: 'ridge.cfg' });
    expect(handed).toEqual([FILE]);
  });

  it('runs once at a time', async () => {
    const { model, scope, transfers } = world();
    await allSettled(model.requested, { scope });
    await allSettled(model.requested, { scope });
    expect(transfers).toHaveLength(1);
  });

  it('the download of a file from the device is cancelled: nobody listens any more, and nothing is saved', async () => {
    const { model, scope, transfers, handed, state } = world();
    await allSettled(model.requested, { scope });
    await allSettled(model.cancelled, { scope });
    expect(transfers[0]?.observed).toBe(false);
    expect(state()).toEqual({ kind: 'idle' });
    expect(handed).toEqual([]);
  });

  it('keeps why it failed, until it is requested again', async () => {
    const { model, scope, transfers, state } = world();
    await allSettled(model.requested, { scope });
    transfers[0]?.error(new RequestFailure(LOST));
    await allSettled(scope);
    expect(state()).toMatchObject({ kind: 'failed', failure: LOST });
    await allSettled(model.requested, { scope });
    expect(state()).toEqual({ kind: 'receiving', bytes: 0 });
  });
});
