import type { Device } from '@radiolink/adapters/server/device';
import type { RunningServer } from '@radiolink/guarded-server';
import { serve } from '@radiolink/adapters/server/serve';
import { VirtualDevice } from '@radiolink/adapters/server/virtual-device';
import { createVirtualRadio, type VirtualRadio, type VirtualRadioOptions } from '@radiolink/virtual-radio';
import { onTestFinished } from 'vitest';
import { DIST } from './radio.ts';
import { TRANSLATIONS } from './translations.ts';

/** A radio that is not served yet. */
export function aVirtualRadio(options: Partial<VirtualRadioOptions>): VirtualRadio {
  return createVirtualRadio({ clock: { now: () => Date.now() }, translations: TRANSLATIONS, ...options });
}

/** An address at which one radio takes the place of another; ended after the test. */
export async function startPlace(
  first: VirtualRadio,
): Promise<RunningServer & { replaceBy(radio: VirtualRadio): void }> {
  let here = new VirtualDevice(first, []);
  const device: Device = {
    greeting: [],
    landing: request => here.landing(request),
    handle: (request, response, body) => here.handle(request, response, body),
    upgrade: (request, socket, head) => here.upgrade(request, socket, head),
  };
  const served = await serve({
    files: DIST,
    device,
    deviceName: 'the virtual radio',
    host: '127.0.0.1',
    port: 0,
  });
  onTestFinished(() => served.close());
  return {
    ...served,
    replaceBy(radio) {
      here = new VirtualDevice(radio, []);
    },
  };
}
