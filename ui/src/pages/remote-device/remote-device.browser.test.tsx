import {
  LinkChangeMemoryPort,
  type RememberedLinkChange,
  RemoteDevicePort,
  type RemoteLogin,
  type RemoteProblem,
  type RemoteSession,
} from '@radiolink/application/remote-device/remote-device.port';
import { LINK_CHANGE_MODELS } from '@radiolink/application/remote-device/link-change.model';
import { REMOTE_DEVICE_MODELS } from '@radiolink/application/remote-device/models';
import { FIRMWARE_MODELS } from '@radiolink/application/firmware/models';
import { FirmwarePort, type RemoteFirmwarePort } from '@radiolink/application/firmware/firmware.port';
import {
  type RemoteUpgrade,
  RemoteUpgradeMemoryPort,
} from '@radiolink/application/firmware/remote-upgrade-memory.port';
import { REMOTE_FIRMWARE_MODELS } from '@radiolink/application/remote-device/remote-firmware.model';
import { VisibilityPort } from '@radiolink/application/visibility/visibility.port';
import type { RememberedApply } from '@radiolink/application/safe-apply/device-ports';
import { RequestFailure } from '@radiolink/domain/errors';
import { emptyStatus, ptpAccessPointStatus, station } from '@radiolink/domain/mothers';
import { NEVER, of, Subject } from 'rxjs';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { RemoteDevice } from './remote-device.tsx';

const MAC = '02:00:00:00:00:21';
const OWN = emptyStatus({ host: { hostname: 'Mill-ST', uptimeSeconds: 90_061, firmwareVersion: 'v8.7.18' } });

/** This device has no firmware to install. */
const NO_FIRMWARE: FirmwarePort = {
  checkForUpdate: async () => ({ available: false }),
  download: () => NEVER,
  upload: () => NEVER,
  stage: async () => ({ kind: 'none' }),
  flash: async () => ({ confirmed: true }),
};

let stage: Stage;
afterEach(() => stage.close());

/** The remote device of a link, which answers each login with the next of these. */
async function aRemote(
  logins: readonly RemoteProblem[] = [],
  readOnly = false,
  { remembered, canForward = true }: { remembered?: RememberedLinkChange; canForward?: boolean } = {},
) {
  const downloads: Subject<number>[] = [];
  const flash = vi.fn<RemoteFirmwarePort['flash']>(async () => ({ confirmed: true }));
  const firmware: RemoteFirmwarePort = {
    checkForUpdate: async () => ({
      available: true,
      version: 'v8.7.19',
      url: 'https://files.example/fw.bin',
      date: undefined,
    }),
    download: () => {
      const stream = new Subject<number>();
      downloads.push(stream);
      return stream;
    },
    stage: async () =>
      downloads.length === 0 ? { kind: 'none' } : { kind: 'waiting', version: 'WA.v8.7.19' },
    flash,
  };
  const upgrades: RemoteUpgrade[] = [];
  const session = {
    readOnly,
    readStatus: vi.fn<RemoteSession['readStatus']>(async () => OWN),
    readLog: vi.fn<RemoteSession['readLog']>(async () => ({
      enabled: true,
      lines: ['old line', '<b>new</b> line'],
    })),
    locate: vi.fn<RemoteSession['locate']>(async () => undefined),
    reboot: vi.fn<RemoteSession['reboot']>(async () => undefined),
    openChange: vi.fn<RemoteSession['openChange']>(),
    openFirmware: () => firmware,
    close: vi.fn<RemoteSession['close']>(async () => undefined),
  };
  const answers: RemoteLogin[] = [
    ...logins.map(problem => ({ ok: false, problem }) as const),
    { ok: true, session },
  ];
  const login = vi.fn<RemoteDevicePort['login']>(async () => answers.shift() as RemoteLogin);
  const onClose = vi.fn<() => void>();
  stage = setStage({
    models: [...REMOTE_DEVICE_MODELS, ...LINK_CHANGE_MODELS, ...FIRMWARE_MODELS, ...REMOTE_FIRMWARE_MODELS],
    ports: [
      [RemoteDevicePort, { login, canForward: async () => canForward }],
      [VisibilityPort, { visible: of(true) }],
      [FirmwarePort, NO_FIRMWARE],
      [LinkChangeMemoryPort, { load: () => remembered, save: () => undefined, clear: () => undefined }],
      [
        RemoteUpgradeMemoryPort,
        {
          load: () => upgrades[0],
          save: (upgrade: RemoteUpgrade) => void (upgrades[0] = upgrade),
          clear: () => void upgrades.splice(0),
        },
      ],
    ],
  });
  await stage.show(<RemoteDevice mac={MAC} name="Mill-ST" isOnlyEnd onClose={onClose} />);
  await stage.answer(
    ptpAccessPointStatus({ wireless: { stations: [station({ mac: MAC, lastIp: '192.168.1.21' })] } }),
  );
  return { session, login, onClose, downloads, flash, upgrades };
}

const dialog = () => page.getByRole('dialog');
const password = () => page.getByLabelText('Password', { exact: true });

async function logIn(secret = 'Tower-Link-2026') {
  await page.getByLabelText('Username').fill('admin');
  await password().fill(secret);
  await userEvent.keyboard('{Enter}');
}

it('the login asks for name and password of the remote device, by its name', async () => {
  const { login } = await aRemote();
  await expect.element(page.getByRole('heading', { name: 'Log in to Mill-ST' })).toBeVisible();
  await expect.element(dialog()).toHaveTextContent('kept in memory only');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.element(dialog()).toHaveTextContent('Password is required.');
  expect(login).not.toHaveBeenCalled();
});

it('a wrong password is said at its field, emptied, and asked for again', async () => {
  const { login } = await aRemote([{ kind: 'refused', deviceText: '' }]);
  await logIn('wrong');
  await expect.element(dialog()).toHaveTextContent('Wrong username or password.');
  await expect.element(password()).toHaveValue('');
  await expect.element(password()).toHaveFocus();
  expect(login).toHaveBeenCalledTimes(1);
  await logIn();
  await expect.element(page.getByText('Reported by the remote device')).toBeVisible();
  expect(dialog().query()).toBeNull();
});

it.each([
  ['blocked', 'Too many failed login attempts.'],
  ['other-device', 'Another device answered at this address'],
  ['untrusted-certificate', 'start this server again with --insecure'],
] as const)('a login that is %s says why, and may be tried again', async (kind, words) => {
  await aRemote([{ kind }]);
  await logIn();
  await expect.element(page.getByRole('alert')).toHaveTextContent(words);
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeEnabled();
});

it('a device that cannot forward offers no fields, and says what to do', async () => {
  await aRemote([{ kind: 'unsupported' }]);
  await logIn();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Use the web interface of the remote device.');
  expect(password().query()).toBeNull();
  expect(page.getByRole('button', { name: 'Login' }).query()).toBeNull();
});

it('a device that cannot forward says so before a login is entered', async () => {
  await aRemote([], false, { canForward: false });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Use the web interface of the remote device.');
  expect(password().query()).toBeNull();
});

it('a log that is refused is told from a device without one', async () => {
  const { session } = await aRemote();
  session.readLog.mockRejectedValue(
    new RequestFailure({ kind: 'response-status', status: 403, statusText: 'Forbidden' }),
  );
  await logIn();
  await expect.element(page.getByText('The remote device rejected the request for its log.')).toBeVisible();
});

it('a change of both ends that was interrupted says when both revert, and takes the new key again', async () => {
  const at = Date.now();
  const end = (): RememberedApply => ({
    version: 1,
    url: 'https://192.168.1.21',
    keys: [],
    at,
    state: { kind: 'done', at, outcome: { kind: 'unknown' } },
  });
  await aRemote([], false, {
    remembered: {
      version: 1,
      mac: MAC,
      name: 'Mill-ST',
      link: {},
      isKeyChanged: true,
      ends: { version: 1, local: end(), remote: end() },
    },
  });
  await expect.element(dialog()).toHaveTextContent('both devices revert automatically by');
  await logIn();
  const test = page.getByRole('region', { name: 'Test of both ends' });
  const goOn = test.getByRole('button', { name: 'Continue' });
  await expect.element(goOn).toBeDisabled();
  await test.getByLabelText('New pre-shared key').fill('quarry-new-key');
  await expect.element(goOn).toBeEnabled();
  await expect.element(page.getByRole('button', { name: 'Change both ends' })).toBeDisabled();
  await test.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(page.getByRole('button', { name: 'Change both ends' })).toBeEnabled();
});

it('a read-only account of the remote device is not offered a change of both ends', async () => {
  await aRemote([], true);
  await logIn();
  await expect.element(page.getByText('This account is read-only on the remote device.')).toBeVisible();
  expect(page.getByText('Firmware of the remote device').query()).toBeNull();
  expect(page.getByRole('button', { name: 'Change both ends' }).query()).toBeNull();
});

it('the remote device shows its own readings and its log, the newest line first and as text', async () => {
  await aRemote();
  await logIn();
  const card = page.getByRole('region', { name: 'Mill-ST' });
  await expect.element(card).toHaveTextContent(/Uptime\s*1\sd/);
  await expect.element(card).toHaveTextContent('v8.7.18');
  await expect
    .poll(() =>
      card
        .getByRole('listitem')
        .elements()
        .map(line => line.textContent),
    )
    .toEqual(['<b>new</b> line', 'old line']);
});

it('the remote device reboots after a question that names it, and flashes its LEDs without one', async () => {
  const { session } = await aRemote();
  await logIn();
  await page.getByRole('button', { name: 'Flash the LEDs' }).click();
  await expect.element(page.getByText('The LEDs flash')).toBeVisible();
  await page.getByRole('button', { name: 'Reboot Mill-ST' }).click();
  await expect.element(dialog()).toHaveTextContent('down for about one minute');
  expect(session.reboot).not.toHaveBeenCalled();
  await dialog().getByRole('button', { name: 'Reboot Mill-ST' }).click();
  await expect.element(page.getByText('The remote device reboots.', { exact: false })).toBeVisible();
  expect(session.reboot).toHaveBeenCalledTimes(1);
});

it('a read-only account of the remote device sees it and cannot reboot it', async () => {
  await aRemote([], true);
  await logIn();
  await expect.element(page.getByText('This account is read-only on the remote device.')).toBeVisible();
  expect(page.getByRole('heading', { name: 'Firmware' }).query()).toBeNull();
  expect(page.getByRole('button', { name: 'Reboot Mill-ST' }).query()).toBeNull();
});

it('the logout ends the session and closes the card', async () => {
  const { session, onClose } = await aRemote();
  await logIn();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => session.close).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('the firmware of the remote device is downloaded by that device and installed, and the page says what is next', async () => {
  const { session, downloads, flash, upgrades } = await aRemote();
  await logIn();
  await page.getByText('Firmware of the remote device').click();
  await page.getByRole('button', { name: 'Check for updates' }).click();
  await page.getByRole('button', { name: 'Download v8.7.19' }).click();
  await expect.element(page.getByText('The device downloads the firmware…')).toBeVisible();
  expect(page.getByRole('button', { name: 'Reboot Mill-ST' }).query()).toBeNull();
  downloads[0]?.next(100);
  downloads[0]?.complete();
  await expect
    .element(page.getByText('The link and everything behind it is down for up to 4 min.'))
    .toBeVisible();
  session.readStatus.mockImplementation(async () =>
    emptyStatus({ host: { hostname: 'Mill-ST', uptimeSeconds: 1, firmwareVersion: 'v8.7.19' } }),
  );
  await page.getByRole('button', { name: 'Install on Mill-ST' }).click();
  await expect.poll(() => flash).toHaveBeenCalledTimes(1);
  await expect.poll(() => upgrades[0]).toMatchObject({ mac: MAC, name: 'Mill-ST' });
  await expect
    .element(page.getByText('Firmware v8.7.19 is installed and runs.'), { timeout: 8000 })
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Upgrade this device next' }))
    .toHaveAttribute('href', '#/system/firmware');
  expect(upgrades).toEqual([]);
});
