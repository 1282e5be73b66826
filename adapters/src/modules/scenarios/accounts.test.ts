import {
  ACCOUNT_MODELS,
  type AccountChange,
  AccountModel,
} from '@radiolink/application/account/account.model';
import type { VirtualRadio } from '@radiolink/virtual-radio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import {
  aScenarioRadio,
  answersArrive,
  type ScenarioPage,
  openPage,
  pass,
  turnTime,
} from './change-scenario.mother.ts';
import { VIEWER } from './tool-scenario.mother.ts';

const ADMINISTRATOR = { username: 'admin', password: 'Tower-Link-2026' };
const NEW = 'Mast-und-Kabel-7';

interface Kind {
  readonly name: string;
  readonly profile: 'sta-ptp' | 'wave';
  readonly wrong: string;
  readonly weak: string;
  readonly taken: string;
}

const KINDS: readonly Kind[] = [
  {
    name: 'classic',
    profile: 'sta-ptp',
    wrong: 'Invalid password.',
    weak: 'Password is too weak.',
    taken: 'Username already exists.',
  },
  {
    name: 'versioned',
    profile: 'wave',
    wrong: 'User account invalid',
    weak: 'Password is too weak',
    taken: 'Username already exists',
  },
];

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

describe.each(sampleOf(KINDS, 1, 'accounts'))('accounts of a $name device', kind => {
  const versioned = kind.profile === 'wave';
  let radio: VirtualRadio;
  let pages: ScenarioPage[];

  beforeEach(() => {
    radio = aScenarioRadio({ profile: kind.profile });
    pages = [];
  });
  afterEach(() => {
    for (const page of pages) page.kill();
  });

  /** A page of a user that polls the status. */
  async function enter(user = ADMINISTRATOR): Promise<ScenarioPage> {
    const page = await openPage(radio, { versioned, user });
    page.status.opened();
    pages.push(page);
    return page;
  }

  async function open(page: ScenarioPage): Promise<AccountModel> {
    const model = page.open(ACCOUNT_MODELS, AccountModel);
    model.opened();
    await answersArrive();
    return model;
  }

  async function change(model: AccountModel, form: Partial<AccountChange> = {}) {
    model.changeRequested({
      account: 'own',
      username: ADMINISTRATOR.username,
      currentPassword: ADMINISTRATOR.password,
      newPassword: NEW,
      ...form,
    });
    await pass(4);
    return model.$state.getState();
  }

  const canLogIn = async (user: { username: string; password: string }): Promise<boolean> => {
    try {
      pages.push(await openPage(radio, { versioned, user }));
      return true;
    } catch {
      return false;
    }
  };

  it('the own password and name change: this session goes on, another one of that user ends', async () => {
    const [mine, other, viewer] = [await enter(), await enter(), await enter(VIEWER)];
    const model = await open(mine);
    expect(await change(model, { username: 'tower' })).toEqual({ kind: 'changed', account: 'own' });
    await pass(10);
    expect([mine.reloads(), other.reloads(), viewer.reloads()]).toEqual([0, 1, 0]);
    expect(mine.session.$user.getState()).toEqual({ username: 'tower', readOnly: false });
    expect(mine.status.$connection.getState().kind).toBe('live');
    expect(await canLogIn(ADMINISTRATOR)).toBe(false);
    expect(await canLogIn({ username: 'tower', password: NEW })).toBe(true);
  });

  it('nothing changes with a wrong current password', async () => {
    const [mine, other] = [await enter(), await enter()];
    const state = await change(await open(mine), { currentPassword: 'Not-My-Password-1' });
    expect(state).toEqual({ kind: 'wrong-password', deviceText: kind.wrong });
    await pass(5);
    expect([mine.reloads(), other.reloads()]).toEqual([0, 0]);
    expect(await canLogIn(ADMINISTRATOR)).toBe(true);
  });

  it.each([
    [{ newPassword: 'short' }, () => kind.weak],
    [{ newPassword: 'Admin-Admin-77' }, () => kind.weak],
    [{ username: 'viewer' }, () => kind.taken],
  ])('the device has the last word on %j', async (form, words) => {
    const mine = await enter();
    expect(await change(await open(mine), form)).toEqual({ kind: 'refused', deviceText: words() });
    expect(mine.reloads()).toBe(0);
    expect(await canLogIn(ADMINISTRATOR)).toBe(true);
  });

  it('a read-only user changes the own password, and is never asked about by a check', async () => {
    const [mine, administrator] = [await enter(VIEWER), await enter()];
    const model = await open(mine);
    const refused = await change(model, { username: 'viewer', currentPassword: 'Not-My-Password-1' });
    expect(refused.kind).toBe('refused');
    const own = { username: 'viewer', currentPassword: VIEWER.password };
    expect(await change(model, own)).toEqual({ kind: 'changed', account: 'own' });
    await pass(5);
    expect([mine.reloads(), administrator.reloads()]).toEqual([0, 0]);
    expect(await canLogIn(VIEWER)).toBe(false);
    expect(await canLogIn({ username: 'viewer', password: NEW })).toBe(true);
    expect(await canLogIn(ADMINISTRATOR)).toBe(true);
  });

  it('the password of the read-only user is set by the administrator, and ends that session', async () => {
    const [mine, viewer] = [await enter(), await enter(VIEWER)];
    const model = await open(mine);
    const form = { account: 'read-only', username: 'viewer' } as const;
    expect(await change(model, form)).toEqual({ kind: 'changed', account: 'read-only' });
    await pass(5);
    expect([mine.reloads(), viewer.reloads()]).toEqual([0, 1]);
    expect(mine.session.$user.getState().username).toBe('admin');
    expect(await canLogIn({ username: 'viewer', password: NEW })).toBe(true);
  });

  it('a lost connection changes nothing that is shown as changed', async () => {
    const model = await open(await enter());
    radio.faults.set({ unreachable: true });
    expect((await change(model)).kind).toBe('failed');
    radio.faults.clear();
    expect((await change(model)).kind).toBe('changed');
  });

  it('an account that the device reports is listed', async () => {
    const model = await open(await enter());
    const names = model.$users.getState()?.map(({ username, readOnly }) => [username, readOnly]);
    expect(names).toEqual([
      ['admin', false],
      ['viewer', true],
    ]);
  });
});

describe('users of a versioned device', () => {
  const open = async (radio: VirtualRadio) => {
    const page = await openPage(radio, { versioned: true });
    page.status.opened();
    const model = page.open(ACCOUNT_MODELS, AccountModel);
    model.opened();
    await pass(2);
    return { page, model };
  };
  const names = (model: AccountModel) => model.$users.getState()?.map(({ username }) => username);

  it('the read-only one is removed with its session, and made again', async () => {
    const radio = aScenarioRadio({ profile: 'wave' });
    const viewer = await openPage(radio, { versioned: true, user: VIEWER });
    viewer.status.opened();
    const { page, model } = await open(radio);
    model.removeRequested('viewer');
    await pass(5);
    expect(names(model)).toEqual(['admin']);
    expect([page.reloads(), viewer.reloads()]).toEqual([0, 1]);
    model.changeRequested({
      account: 'read-only',
      username: 'guest',
      currentPassword: ADMINISTRATOR.password,
      newPassword: NEW,
    });
    await pass(4);
    model.closed();
    await pass(2);
    expect(names(model)).toEqual(['admin', 'guest']);
    const guest = await openPage(radio, { versioned: true, user: { username: 'guest', password: NEW } });
    for (const one of [page, viewer, guest]) one.kill();
  });

  it('the last full one stays, with the words of the device', async () => {
    const { page, model } = await open(aScenarioRadio({ profile: 'wave' }));
    model.removeRequested('admin');
    await pass(2);
    expect(model.$removeFailure.getState()).toMatchObject({ statusCode: 409 });
    expect(names(model)).toContain('admin');
    page.kill();
  });

  it('a lock-out after three wrong passwords is reported as one, and ends', async () => {
    const { page, model } = await open(aScenarioRadio({ profile: 'wave' }));
    const change = async (currentPassword: string) => {
      model.changeRequested({ account: 'own', username: 'admin', currentPassword, newPassword: NEW });
      await pass(2);
      return model.$state.getState();
    };
    for (const wrong of ['one', 'two', 'three']) await change(wrong);
    expect(await change(ADMINISTRATOR.password)).toEqual({
      kind: 'wrong-password',
      deviceText: 'Too many failed login attempts.',
    });
    expect(page.reloads()).toBe(0);
    await pass(61);
    expect((await change(ADMINISTRATOR.password)).kind).toBe('changed');
    page.kill();
  });
});
