import type { PublicInfo } from '@radiolink/application/session/session.port';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { type LoginPorts, LoginPortsProvider } from './login-context.ts';
import { LoginPage } from './login.page.tsx';
import { useFinalLogin } from './use-final-login.ts';

type Login = LoginPorts['session']['login'];

const login = vi.fn<Login>();
const ports = {
  store: { get: () => undefined },
  draft: { read: () => ({}), save: () => undefined, clear: () => undefined },
  session: { login },
} as unknown as LoginPorts;

let stage: Stage;

/** The final step alone. */
function Step({ info }: { readonly info: PublicInfo }) {
  const final = useFinalLogin(() => Promise.resolve());
  return <LoginPage info={info} login={final} />;
}

async function open(ssoUrl?: string): Promise<void> {
  const info = {
    productName: 'LiteAP GPS',
    uiLanguage: 'en_US',
    uiLanguages: [{ code: 'en_US', name: 'English' }],
    countries: [],
    ssoUrl,
  } as unknown as PublicInfo;
  stage = setStage();
  await stage.show(
    <LoginPortsProvider value={ports}>
      <Step info={info} />
    </LoginPortsProvider>,
  );
}

async function enter(): Promise<void> {
  await page.getByLabelText('Username').fill('anna');
  await page.getByLabelText('Password', { exact: true }).fill('x');
  await userEvent.keyboard('{Enter}');
}

beforeEach(() => login.mockReset());
afterEach(() => stage.close());

describe('the final login', () => {
  it('says `Please wait` on its disabled button until the answer is there, and then what was wrong', async () => {
    let answer: (outcome: Awaited<ReturnType<Login>>) => void = () => undefined;
    login.mockReturnValue(new Promise(resolve => (answer = resolve)));
    await open();
    await enter();
    await expect.element(page.getByRole('button', { name: 'Please wait' })).toBeDisabled();
    expect(page.getByRole('alert').elements()).toEqual([]);
    answer({ ok: false, problem: { kind: 'refused', deviceText: 'Invalid credentials.' } });
    await expect.element(page.getByRole('button', { name: 'Login' })).toBeEnabled();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Error logging in. Invalid credentials.');
    expect(login.mock.calls).toEqual([[{ username: 'anna', password: 'x' }, undefined]]);
  });

  it('shows `Caps lock is on` only while a password field has the focus', async () => {
    await open();
    const said = page.getByText('Caps lock is on');
    const press = (label: string): void => {
      const field = page.getByLabelText(label, { exact: true }).element() as HTMLElement;
      field.focus();
      field.dispatchEvent(new KeyboardEvent('keyup', { key: 'A', bubbles: true, modifierCapsLock: true }));
    };
    press('Username');
    expect(said.elements()).toEqual([]);
    press('Password');
    await expect.element(said).toBeVisible();
    page.getByLabelText('Username').element().focus();
    await expect.poll(() => said.elements().length).toBe(0);
  });
});

describe('single sign-on', () => {
  it.each([undefined, 'http://sso.ui.com/', 'https://ui.com.example/', 'javascript:alert(1)'])(
    'single sign-on is hidden for %j',
    async address => {
      await open(address);
      await expect.element(page.getByText('LiteAP GPS')).toBeVisible();
      expect(page.getByText('Log in with').elements()).toEqual([]);
      expect(page.getByText('or', { exact: true }).elements()).toEqual([]);
    },
  );
});
