import { stationMac } from '@radiolink/domain/mothers';
import type { Station } from '@radiolink/domain/station';
import type { DeviceStatus } from '@radiolink/domain/status';
import { expect } from 'vitest';
import { Frame } from '../../app/frame/frame.tsx';
import { setStage, type Stage, type StageDevice } from '../../testing/stage.mother.tsx';
import { StationsPage } from './stations.page.tsx';

/** The page with nothing said yet. */
export async function showStations(device?: StageDevice): Promise<Stage> {
  const stage = setStage(device);
  await stage.show(
    <Frame current="stations">
      <StationsPage />
    </Frame>,
  );
  return stage;
}

function found(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The page has no ${selector}`);
  return element;
}

export const box = (): HTMLElement => found('section[aria-label="Stations"]');
export const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-key]')];
export const keys = (): (string | null)[] => rows().map(row => row.getAttribute('data-key'));
export const buttonOf = (index: number): HTMLElement => found(`[data-key="${stationMac(index)}"] button`);

/** The frame has measured its bars, which it does in its first frame. */
export async function measured(): Promise<void> {
  await expect.poll(() => document.querySelector('[style*="--change-bar"]')).not.toBeNull();
}

/** The same status with every station changed a little. */
export function ticked(
  status: DeviceStatus,
  change: (station: Station, place: number) => Partial<Station>,
): DeviceStatus {
  const stations = status.wireless.stations.map((peer, place) => ({ ...peer, ...change(peer, place) }));
  return { ...status, wireless: { ...status.wireless, stations } };
}

export async function scrollTo(top: number): Promise<void> {
  box().scrollTop = top;
  await new Promise(drawn => {
    requestAnimationFrame(() => requestAnimationFrame(drawn));
  });
}
