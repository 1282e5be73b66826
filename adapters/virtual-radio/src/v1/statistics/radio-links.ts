import type { Built, Linked, Linked60 } from '../../aspects.ts';
import { type BoardRadio, radiosOf } from '../device/identification.ts';
import { figuresOfLink, figuresOfLink60, type LinkFigures } from './link-figures.ts';

/** A radio with its links, one per station in their order; undefined where it has none. */
export interface RadioLinks {
  readonly radio: BoardRadio;
  readonly links: readonly (LinkFigures | undefined)[];
}

/** Every radio of the device with the signals it receives. */
export function radioLinks(radio: Built & Linked & Linked60): readonly RadioLinks[] {
  return radiosOf(radio.profile.board).map(one => ({
    radio: one,
    links: radio.stations.map((station, place) => {
      if (one.band !== 60_000) return figuresOfLink(station.state);
      const link60 = radio.links60[place];
      return link60 && figuresOfLink60(link60);
    }),
  }));
}

/** The active link of a station: of the first radio that is connected. */
export function carryingLink(all: readonly RadioLinks[], place: number): LinkFigures | undefined {
  return all.map(({ links }) => links[place]).find(link => link?.connected);
}

/** True if a station is connected over any radio. */
export function isConnected(all: readonly RadioLinks[], place: number): boolean {
  return carryingLink(all, place) !== undefined;
}
