import { FIRMWARE_MODELS } from '@radiolink/application/firmware/models';
import { LINK_CHANGE_MODELS } from '@radiolink/application/remote-device/link-change.model';
import {
  RemoteFirmwareModel,
  REMOTE_FIRMWARE_MODELS,
} from '@radiolink/application/remote-device/remote-firmware.model';
import type { VirtualRadio } from '@radiolink/virtual-radio';
import type { Browser } from './change-scenario.mother.ts';
import {
  ADMIN,
  aRemoteScenario,
  aRemotePage,
  type RemoteScenario,
  type RemotePage,
} from './remote-scenario.mother.ts';

export const NEWER = 'WA.ar934x.v8.7.19.48279.250811.0636';
const SOURCE = { url: `https://downloads.example.net/${NEWER}.bin`, verifyCertificate: true };

interface FirmwarePage extends RemotePage {
  readonly firmware: RemoteFirmwareModel;
}

const aFirmwarePage = (localRadio: VirtualRadio, browser: Browser): Promise<FirmwarePage> =>
  aRemotePage(localRadio, browser, (page, remote) => {
    const firmware = page.open(
      [...LINK_CHANGE_MODELS, ...FIRMWARE_MODELS, ...REMOTE_FIRMWARE_MODELS],
      RemoteFirmwareModel,
    );
    // The panel is drawn with each session.
    remote.$session.updates.watch(open => {
      if (open !== null) firmware.opened();
    });
    return { firmware };
  });

/** A link, and somebody who upgrades the remote end from the page of the local one. */
export interface FirmwareScenario extends RemoteScenario<FirmwarePage> {
  readonly state: () => string;
}

/** @param bootSeconds of both ends; left out: as long as the virtual radio takes by itself */
export async function aFirmwareScenario(bootSeconds?: number): Promise<FirmwareScenario> {
  let mac = '';
  let isGiven = false;
  const goOn = ({ remote, firmware, remoteMac }: FirmwarePage): void => {
    mac ||= remoteMac();
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
  const scenario = await aRemoteScenario(
    aFirmwarePage,
    goOn,
    bootSeconds === undefined ? {} : { bootSeconds },
  );
  return Object.assign(scenario, {
    state: () => scenario.page()?.firmware.$state.getState().kind ?? 'closed',
  });
}
