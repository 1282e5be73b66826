import {
  airOs6Status,
  emptyStatus,
  hybridStatus,
  ptmpAccessPointStatus,
  ptpAccessPointStatus,
} from '@radiolink/domain/mothers';
import { describe, expect, it } from 'vitest';
import { dashboardKind } from './dashboard-kind.ts';
import { linkView } from './link-view.ts';

const ofMode = (mode: string) => dashboardKind(emptyStatus({ wireless: { mode } }));

describe('the kind of dashboard', () => {
  it.each([
    ['ap-ptmp', 'access-point'],
    ['ap', 'access-point'],
    ['ap-ptp', 'link'],
    ['sta-ptp', 'link'],
    ['sta-ptmp', 'link'],
    ['sta', 'link'],
    ['a mode of tomorrow', 'link'],
  ])('the kind of dashboard of mode %s is %s', (mode, kind) => {
    expect(ofMode(mode)).toBe(kind);
  });
});

describe('the view of a link', () => {
  it.each([
    ['an empty answer', emptyStatus()],
    ['a link', ptpAccessPointStatus()],
    ['an access point', ptmpAccessPointStatus(3)],
    ['a hybrid', hybridStatus()],
    ['airOS 6', airOs6Status()],
  ])('the view of a link can be had of %s', (_, status) => {
    expect(linkView(status, null).verdict.headline.key).not.toBe('');
  });
});
