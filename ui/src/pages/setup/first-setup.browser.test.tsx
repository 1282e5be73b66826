import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { PublicInfo } from '@radiolink/application/session/session.port';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { type LoginPorts, LoginPortsProvider } from '../login/login-context.ts';
import { FirstSetupPage } from './first-setup.page.tsx';

const TERMS = 'Operate within the limits of the country. <b>No exceptions.</b>';
const ports = {
  store: { get: () => undefined },
  draft: { read: () => ({}), save: () => undefined },
} as unknown as LoginPorts;
const login = { busy: false, problem: undefined } as never;

let stage: Stage;
afterEach(() => stage.close());

async function show(terms: Pick<PublicInfo, 'licenseAgreement'>): Promise<void> {
  const info = {
    productName: 'Wave AP',
    uiLanguage: 'en_US',
    uiLanguages: [{ code: 'en_US', name: 'English' }],
    countries: [{ code: 276, name: 'Germany' }],
    ...terms,
  } as unknown as PublicInfo;
  stage = setStage();
  await stage.show(
    <LoginPortsProvider value={ports}>
      <FirstSetupPage info={info} login={login} offersBackup={false} onDone={() => Promise.resolve(true)} />
    </LoginPortsProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'Terms of Use' })).toBeVisible();
  expect(stage.complaints).toEqual([]);
}

it('the first setup shows the terms of the device as text', async () => {
  await show({ licenseAgreement: TERMS });
  await expect.element(page.getByText(TERMS)).toBeVisible();
  expect(page.getByRole('button', { name: 'End User License Agreement' }).query()).toBeNull();
});

it('the first setup of a device that sends no terms leads to the agreement of this interface', async () => {
  await show({});
  await expect.element(page.getByRole('button', { name: 'End User License Agreement' })).toBeVisible();
});
