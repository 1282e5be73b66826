import { ptmpAccessPointStatus, station } from '@radiolink/domain/mothers';
import { describe, expect, it } from 'vitest';
import { longestLinkMetres } from './longest-link.ts';

const sector = (own: number | undefined, ...distances: readonly (number | undefined)[]) => {
  const status = ptmpAccessPointStatus(0);
  const stations = distances.map(distanceMetres => ({ ...station(), distanceMetres }));
  return { ...status, wireless: { ...status.wireless, distanceMetres: own, stations } };
};

describe('the longest link', () => {
  it('the longest link is the farthest station of a sector', () => {
    expect(longestLinkMetres(sector(0, 300, 4200, 900))).toBe(4200);
  });

  it('the longest link is what the radio measured where it tells no station', () => {
    expect(longestLinkMetres(sector(750))).toBe(750);
  });

  it('the longest link is unknown where nothing was measured: a distance below 10 m is none', () => {
    expect(longestLinkMetres(sector(0, 9, undefined))).toBeNull();
  });
});
