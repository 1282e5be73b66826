import { NoticesModel } from '@radiolink/application/notices/notices.token';
import type { DeviceNotices, NoticesPort } from '@radiolink/application/notices/notices.port';
import type { Watched } from '@radiolink/application/watching/watched';
import { RequestFailure } from '@radiolink/domain/errors';
import { ptpStationStatus } from '@radiolink/domain/mothers';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setStage, type Stage, type StageDevice } from '../../testing/stage.mother.tsx';
import { Frame } from '../frame/frame.tsx';

const CRASHED: DeviceNotices = { crashes: [{ id: '1', time: '2026-01-01 10:00', reason: 'kernel' }] };
const REFUSED = new RequestFailure({
  kind: 'device-api',
  error: 'Permission denied',
  message: '',
  detail: '',
  statusCode: 403,
});

let stage: Stage;
let told: Subject<Watched<DeviceNotices>>;
let dismissed: number;

/** The open menu of alerts of a device that crashed; what is dismissed there is gone, unless the device refuses. */
async function open(device: StageDevice = {}, dismissCrashes?: NoticesPort['dismissCrashes']): Promise<void> {
  const accepts = async (): Promise<void> => {
    dismissed += 1;
    told.next({ kind: 'value', value: { crashes: [] } });
  };
  stage = setStage({
    ...device,
    notices: { watch: () => told, dismissCrashes: dismissCrashes ?? accepts },
  });
  stage.models.get(NoticesModel).opened();
  await stage.show(<Frame current="dashboard">{null}</Frame>);
  await stage.answer(ptpStationStatus());
  told.next({ kind: 'value', value: CRASHED });
  await page.getByRole('button', { name: /^\d+ alert/ }).click();
  await expect.element(alert('The device crashed')).toBeVisible();
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  [told, dismissed] = [new Subject(), 0];
});
afterEach(() => stage.close());

const alert = (words: string) =>
  page.getByRole('region', { name: 'Alerts' }).getByRole('listitem').filter({ hasText: words });
const dismiss = () => alert('The device crashed').getByRole('button', { name: /^Dismiss/ });

describe('an alert of the device', () => {
  it('an alert of the device is dismissed by the keyboard, and gone', async () => {
    await open();
    dismiss().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => alert('The device crashed').elements().length).toBe(0);
    expect(dismissed).toBe(1);
    expect(stage.complaints).toEqual([]);
  });

  it('an alert of the device stands there for a read-only user, who cannot dismiss it', async () => {
    await open({ isReadOnly: true });
    expect(dismiss().elements()).toEqual([]);
  });

  it('an alert of the device that it refuses to forget says so, and stays', async () => {
    await open({}, () => Promise.reject(REFUSED));
    await dismiss().click();
    await expect.element(alert('The device crashed')).toHaveTextContent('Permission denied');
  });
});
