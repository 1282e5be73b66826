import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { fileDownload } from './file-download.ts';
import type { Transfer, TransferFile } from './transfer.ts';

const FILE: TransferFile = { name: 'ridge.cfg', content: new Blob(['a=1']) };

/** A download into a browser that may refuse files. */
function aDownload(save: (file: TransferFile) => void = () => undefined) {
  const transfer = new Subject<Transfer<TransferFile>>();
  const model = fileDownload(() => transfer, { save });
  model.requested();
  return { model, transfer, state: () => model.$state.getState() };
}

it('says that the browser did not take a file, in place of receiving it for ever', () => {
  const { transfer, state } = aDownload(() => {
    throw new Error('The browser blocked the download.');
  });
  transfer.next({ kind: 'done', result: FILE });
  transfer.complete();
  expect(state()).toEqual({ kind: 'failed', failure: null, message: 'The browser blocked the download.' });
});

it('names each file that was handed over', () => {
  const { model, transfer } = aDownload();
  const names: string[] = [];
  model.saved.watch(name => void names.push(name));
  transfer.next({ kind: 'done', result: FILE });
  transfer.complete();
  expect(names).toEqual(['ridge.cfg']);
});

it('the size of a saved file is unknown where the device does not tell it', () => {
  const { transfer, state } = aDownload();
  transfer.next({ kind: 'progress', bytes: 10 });
  expect(state()).toEqual({ kind: 'receiving', bytes: 10, totalBytes: undefined });
});

it('a saved file is no longer announced once it is dismissed', () => {
  const { model, transfer, state } = aDownload();
  transfer.next({ kind: 'done', result: FILE });
  transfer.complete();
  expect(state()).toEqual({ kind: 'saved', name: 'ridge.cfg' });
  model.cancelled();
  expect(state()).toEqual({ kind: 'idle' });
});
