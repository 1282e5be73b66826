import { FIRMWARE_MODELS } from '@radiolink/application/firmware/models';
import { LINK_CHANGE_MODELS } from '@radiolink/application/remote-device/link-change-models';
import { REMOTE_DEVICE_MODELS } from '@radiolink/application/remote-device/models';
import { RemoteDeviceModel } from '@radiolink/application/remote-device/remote-device.model';
import { RemoteFirmwareModel } from '@radiolink/application/remote-device/remote-firmware.model';
import { REMOTE_FIRMWARE_MODELS } from '@radiolink/application/remote-device/remote-firmware-models';
import type { VirtualRadio } from '@radiolink/virtual-radio';
import { aBrowser, aDrillRadio, type Browser, openPage, pass } from './change-drill.mother.ts';

const ADMIN = { username: 'admin', password: 'Tower-Link-2026' };
export const NEWER = 'WA.ar934x.v8.7.19.48279.250811.0636';
const SOURCE = { url: `https://downloads.example.net/${NEWER}.bin`, verifyCertificate: true };

interface FirmwarePage {
  readonly remote: RemoteDeviceModel;
  readonly firmware: RemoteFirmwareModel;
  readonly farMac: () => string;
  readonly isOver: () => boolean;
  readonly kill: () => void;
}

/** A link, and somebody who upgrades the far end from the page of the near one. */
export interface FirmwareDrill {
  readonly near: VirtualRadio;
  readonly far: VirtualRadio;
  readonly browser: Browser;
  readonly state: () => string;
  /** Lets seconds pass, in which the user does what the page asks for: logs in, downloads, installs. */
  readonly live: (seconds: number) => Promise<void>;
  /** Lets seconds pass while no page is open. */
  readonly sleep: (seconds: number) => Promise<void>;
  readonly closePage: () => void;
}

async function aFirmwarePage(near: VirtualRadio, browser: Browser): Promise<FirmwarePage> {
  let isDead = false;
  const { remoteUpgrades } = browser;
  const page = await openPage(near, {
    browser: {
      ...browser,
      remoteUpgrades: {
        load: () => remoteUpgrades.load(),
        // A page that was closed stores nothing more.
        save: upgrade => (isDead ? undefined : remoteUpgrades.save(upgrade)),
        clear: () => (isDead ? undefined : remoteUpgrades.clear()),
      },
    },
    isCutOff: () => isDead,
  });
  const remote = page.open(REMOTE_DEVICE_MODELS, RemoteDeviceModel);
  const firmware = page.open(
    [...LINK_CHANGE_MODELS, ...FIRMWARE_MODELS, ...REMOTE_FIRMWARE_MODELS],
    RemoteFirmwareModel,
  );
  // The panel is drawn with each session.
  remote.$session.updates.watch(open => {
    if (open !== null) firmware.opened();
  });
  return {
    remote,
    firmware,
    farMac: () => page.status.$status.getState()?.wireless.stations[0]?.mac ?? '',
    isOver: () => page.session.$ended.getState(),
    kill: () => {
      isDead = true;
      remote.left();
      page.kill();
    },
  };
}

/** @param bootSeconds of both ends; left out: as long as the virtual radio takes by itself */
export async function aFirmwareDrill(bootSeconds?: number): Promise<FirmwareDrill> {
  const near = aDrillRadio({ profile: 'ap-ptp', ...(bootSeconds !== undefined && { bootSeconds }) });
  const browser = aBrowser();
  let page: FirmwarePage | undefined = await aFirmwarePage(near, browser);
  const mac = page.farMac();
  let isGiven = false;

  const goOn = ({ remote, firmware }: FirmwarePage): void => {
    const [state, login] = [firmware.$state.getState(), remote.$state.getState()];
    if (remote.$mac.getState() !== mac) remote.shown(mac);
    if (login.kind === 'closed' && remote.$reachable.getState()) remote.loginRequested(ADMIN);
    if (login.kind !== 'open') return;
    if (state.kind === 'idle' && !isGiven) {
      isGiven = true;
      firmware.addressGiven(SOURCE);
    } else if (state.kind === 'ready') firmware.installRequested();
    // What failed is begun again.
    else if (state.kind === 'failed') {
      isGiven = false;
      firmware.dismissed();
    }
  };
  const closePage = (): void => {
    page?.kill();
    page = undefined;
  };
  return {
    near,
    get far() {
      const [far] = near.farEnds;
      if (far === undefined) throw new Error('The far end was not asked.');
      return far;
    },
    browser,
    state: () => page?.firmware.$state.getState().kind ?? 'closed',
    live: async seconds => {
      for (let second = 0; second < seconds; second += 1) {
        if (page?.isOver() === true) closePage();
        if (page === undefined && near.reachable)
          page = await aFirmwarePage(near, browser).catch(() => undefined);
        if (page !== undefined) goOn(page);
        await pass(1);
      }
    },
    sleep: pass,
    closePage,
  };
}
