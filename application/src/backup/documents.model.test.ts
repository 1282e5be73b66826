import { expect, it } from 'vitest';
import type { DeviceDocument, DocumentContent } from './device-documents.port.ts';
import { HeldCall, LOST } from '../fetching/held-call.mother.ts';
import type { TransferFile } from '../files/transfer.ts';
import { createDocumentsModel } from './documents.model.ts';

function documents() {
  const read = new HeldCall<[DeviceDocument], DocumentContent>();
  const files: TransferFile[] = [];
  const model = createDocumentsModel({
    documents: { read: read.call },
    saving: { save: file => void files.push(file) },
  });
  return { model, read, files };
}

it('saves a document as the device sends it, under its name', async () => {
  const { model, read, files } = documents();
  model.documentRequested('network');
  expect(read.requests).toEqual([['network']]);
  await read.answer({ mode: 'bridge', mtu: 1500 });
  expect(model.$saved.getState()).toBe('network.json');
  expect(files.map(({ name }) => name)).toEqual(['network.json']);
  expect(files[0]?.content.type).toBe('application/json');
  expect(await files[0]?.content.text()).toBe('{\n  "mode": "bridge",\n  "mtu": 1500\n}');
});

it('saves one at a time', async () => {
  const { model, read } = documents();
  model.documentRequested('network');
  model.documentRequested('system');
  expect([read.requests.length, model.$busy.getState()]).toEqual([1, true]);
  await read.answer({});
  model.documentRequested('system');
  expect(read.requests.at(-1)).toEqual(['system']);
});

it('says why one could not be read, and no longer that another was saved', async () => {
  const { model, read, files } = documents();
  model.documentRequested('network');
  await read.answer({});
  model.documentRequested('system');
  expect(model.$saved.getState()).toBeNull();
  await read.fail(LOST);
  expect([model.$failure.getState(), model.$saved.getState(), files.length]).toEqual([LOST, null, 1]);
  model.documentRequested('system');
  expect(model.$failure.getState()).toBeNull();
});
