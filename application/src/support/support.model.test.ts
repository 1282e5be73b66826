import { RequestFailure } from '@radiolink/domain/errors';
import { createEvent, createStore } from 'effector';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { HeldCall, LOST } from '../fetching/held-call.mother.ts';
import type { DeviceNotices } from '../notices/notices.port.ts';
import type { Transfer, TransferFile } from '../files/transfer.ts';
import { createSupportModel } from './support.model.ts';

const noticesWith = (crashes: readonly string[] | undefined) =>
  ({ crashes: crashes?.map(id => ({ id, at: 0, name: `crash ${id}` })) }) as unknown as DeviceNotices;

function aSupport(crashes: readonly string[] | undefined = ['7', '8']) {
  const text = new HeldCall<[string], string>();
  const dismiss = new HeldCall<[string | undefined], void>();
  const activate = new HeldCall<[string], void>();
  const file = new Subject<Transfer<TransferFile>>();
  const files: TransferFile[] = [];
  const noticed = createEvent<readonly string[] | undefined>();
  const $device = createStore(noticesWith(crashes)).on(noticed, (_, listed) => noticesWith(listed));
  const model = createSupportModel({
    supportFile: { download: () => file },
    noticesPort: {
      crashText: text.call,
      dismissCrashes: (id?: string) => dismiss.call(id),
      activateLicence: activate.call,
    } as never,
    notices: { $device, dismissed: createEvent<string>() },
    saving: { save: one => void files.push(one) },
  });
  const ids = () => model.$crashes.getState()?.map(({ id }) => id);
  return { model, noticed, text, dismiss, activate, file, files, ids };
}

it('says how far the support file is, and why it could not be downloaded', () => {
  const { model, file, files } = aSupport();
  model.file.requested();
  file.next({ kind: 'progress', bytes: 10, totalBytes: 40 });
  expect(model.file.$state.getState()).toEqual({ kind: 'receiving', bytes: 10, totalBytes: 40 });
  file.error(new RequestFailure(LOST));
  expect(model.file.$state.getState()).toMatchObject({ kind: 'failed', failure: LOST });
  expect(files).toEqual([]);
});

it('downloads the support file', () => {
  const { model, file, files } = aSupport();
  model.file.requested();
  file.next({ kind: 'done', result: { name: 'support.tgz', content: new Blob(['x']) } });
  expect(files.map(({ name }) => name)).toEqual(['support.tgz']);
});

describe('crash reports', () => {
  it('crash reports are those of the notices; a product that has none lists none', () => {
    expect(aSupport().ids()).toEqual(['7', '8']);
    const { model } = aSupport([]);
    expect(model.$crashes.getState()).toEqual([]);
  });

  it('crash reports are opened with their text, and closed', async () => {
    const { model, text } = aSupport();
    model.crashOpened('7');
    expect([model.$crash.getState(), model.$crashBusy.getState()]).toEqual([{ id: '7' }, true]);
    await text.answer('panic at 0x0');
    expect(model.$crash.getState()).toEqual({ id: '7', text: 'panic at 0x0' });
    expect([text.requests, model.$crashBusy.getState()]).toEqual([[['7']], false]);
    model.crashClosed();
    expect(model.$crash.getState()).toBeNull();
  });

  it('show the text of the one that is open, whatever answers later', async () => {
    const { model, text } = aSupport();
    model.crashOpened('7');
    model.crashOpened('8');
    await text.answer('of seven');
    expect(model.$crash.getState()).toEqual({ id: '8' });
    await text.answer('of eight');
    expect(model.$crash.getState()).toEqual({ id: '8', text: 'of eight' });
  });

  it('crash reports are gone at once when they are dismissed, the open one too, one request at a time', async () => {
    const { model, text, dismiss, ids } = aSupport();
    model.crashOpened('7');
    await text.answer('panic');
    model.crashDismissed('7');
    model.crashDismissed('8');
    expect([dismiss.requests, ids()]).toEqual([[['7']], ['7', '8']]);
    await dismiss.answer();
    expect([ids(), model.$crash.getState()]).toEqual([['8'], null]);
  });

  it('crash reports that are dismissed leave another one open', async () => {
    const { model, text, dismiss } = aSupport();
    model.crashOpened('8');
    await text.answer('panic');
    model.crashDismissed('7');
    await dismiss.answer();
    expect(model.$crash.getState()).toEqual({ id: '8', text: 'panic' });
  });

  it('leave the one open that was opened after one that could not be read', async () => {
    const { model, text } = aSupport();
    model.crashOpened('7');
    model.crashOpened('8');
    await text.fail(LOST);
    expect([model.$crash.getState(), model.$crashFailure.getState()]).toEqual([{ id: '8' }, null]);
    await text.answer('of eight');
    expect(model.$crash.getState()).toEqual({ id: '8', text: 'of eight' });
  });

  it('crash reports that were closed before the device failed to send their text say nothing', async () => {
    const { model, text } = aSupport();
    model.crashOpened('7');
    model.crashClosed();
    await text.fail(LOST);
    expect(model.$crashFailure.getState()).toBeNull();
  });

  it('crash reports that are dismissed stay away while the device lists them still, and a later one of the same id is shown', async () => {
    const { model, noticed, dismiss, ids } = aSupport();
    model.crashDismissed('7');
    await dismiss.answer();
    noticed(['7', '8']);
    expect(ids()).toEqual(['8']);
    noticed(['8']);
    noticed(['8', '7']);
    expect(ids()).toEqual(['8', '7']);
  });

  it('crash reports are none of a product that stops to report them', () => {
    const { noticed, ids } = aSupport();
    noticed(undefined);
    expect(ids()).toBeUndefined();
  });

  it('say why one could not be read or dismissed, until the next request', async () => {
    const { model, text, dismiss, ids } = aSupport();
    model.crashOpened('7');
    await text.fail(LOST);
    expect([model.$crashFailure.getState(), model.$crash.getState()]).toEqual([LOST, null]);
    model.crashDismissed('7');
    expect(model.$crashFailure.getState()).toBeNull();
    await dismiss.fail(LOST);
    expect([model.$crashFailure.getState(), ids()]).toEqual([LOST, ['7', '8']]);
  });
});

describe('the licence', () => {
  it('the licence is activated with the key as it was pasted, once at a time', async () => {
    const { model, activate } = aSupport();
    model.licenceKeyEntered('   ');
    expect(activate.requests).toHaveLength(0);
    model.licenceKeyEntered(' AB-12 ');
    model.licenceKeyEntered('CD-34');
    expect(activate.requests).toEqual([['AB-12']]);
    expect(model.$licenceRequest.getState()).toEqual({ busy: true, accepted: false });
    await activate.answer();
    expect(model.$licenceRequest.getState()).toEqual({ busy: false, accepted: true });
  });

  it('the licence with a wrong key says why, and is tried again', async () => {
    const { model, activate } = aSupport();
    model.licenceKeyEntered('AB-12');
    await activate.fail(LOST);
    expect(model.$licenceRequest.getState()).toEqual({ busy: false, accepted: false, failure: LOST });
    model.licenceKeyEntered('AB-13');
    expect(model.$licenceRequest.getState()).toEqual({ busy: true, accepted: false });
  });
});
