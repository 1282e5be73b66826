import { RestartPort } from '@radiolink/application/system/restart.port';
import { SYSTEM_MODELS } from '@radiolink/application/system/system.model';
import { ptpStationStatus } from '@radiolink/domain/mothers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { RestartPanel } from './restart-panel.tsx';

const status = ptpStationStatus();
const NAME = status.host.hostname ?? '';
let stage: Stage;
let requested: string[];
beforeEach(async () => {
  requested = [];
  const ask = (name: string) => async () => {
    requested.push(name);
    return { confirmed: true };
  };
  const port: RestartPort = { reboot: ask('reboot'), reset: ask('reset') };
  stage = setStage({ models: SYSTEM_MODELS, ports: [[RestartPort, port]] });
  await stage.answer(status);
  await stage.show(<RestartPanel />);
});
afterEach(() => stage.close());

const buttons = (name: string): HTMLButtonElement[] =>
  [...stage.place.querySelectorAll('button')].filter(({ textContent }) => textContent === name);

describe('reboot and reset', () => {
  it('reboots after a question that names the device', async () => {
    buttons(`Reboot ${NAME}`)[0]?.click();
    await expect.poll(() => buttons(`Reboot ${NAME}`).length).toBe(2);
    expect(requested).toEqual([]);
    buttons(`Reboot ${NAME}`)[1]?.click();
    await expect.poll(() => requested).toEqual(['reboot']);
    await expect.poll(() => stage.place.textContent).toContain('The device reboots.');
  });

  it('resets only when the name of the device is typed', async () => {
    const reset = buttons('Reset to factory defaults')[0]!;
    const input = stage.place.querySelector('input')!;
    expect(reset.disabled).toBe(true);
    await userEvent.fill(input, NAME.slice(1));
    await userEvent.keyboard('{Enter}');
    expect(requested).toEqual([]);
    await userEvent.fill(input, NAME);
    await expect.poll(() => reset.disabled).toBe(false);
    reset.click();
    await expect.poll(() => requested).toEqual(['reset']);
    expect(stage.complaints).toEqual([]);
  });
});
