import type { PublicInfo } from '@radiolink/application/session/session.port';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { type LoginPorts, LoginPortsProvider } from '../login/login-context.ts';
import { SetupStep, type SetupStepProps } from './setup-step.tsx';

const INFO = {
  productName: 'LiteAP GPS',
  uiLanguage: 'en_US',
  uiLanguages: [{ code: 'en_US', name: 'English' }],
  countries: [
    { code: 276, name: 'Germany' },
    { code: 841, name: 'United States (Licensed)' },
  ],
} as unknown as PublicInfo;
const ports = {
  store: { get: () => undefined },
  draft: { read: () => ({}), save: () => undefined },
  legalPages: { read: async () => '' },
} as unknown as LoginPorts;

let stage: Stage;
let done: number;
afterEach(() => stage.close());

async function open(step: SetupStepProps['step']): Promise<void> {
  done = 0;
  stage = setStage();
  await stage.show(
    <LoginPortsProvider value={ports}>
      <SetupStep
        step={step}
        info={INFO}
        login={{ busy: false, problem: undefined, run: async () => true }}
        offersBackup
        onDone={async () => {
          done += 1;
          return true;
        }}
      />
    </LoginPortsProvider>,
  );
}

const label = (text: string) => page.getByLabelText(text, { exact: true });

describe('the first-setup screen', () => {
  it('lets Continue only with a country and the agreement', async () => {
    await open('first-setup');
    const go = page.getByRole('button', { name: 'Continue' });
    const country = page.getByLabelText('Country');
    expect(country.element().querySelector('option')?.textContent).toBe('Select Country');
    await expect.element(go).toBeDisabled();
    await country.selectOptions('Germany');
    await expect.element(go).toBeDisabled();
    await page.getByLabelText('Terms of Use agreement').click();
    await expect.element(go).toBeEnabled();
    await country.selectOptions('Select Country');
    country.element().focus();
    page.getByLabelText('Language').element().focus();
    await expect.element(page.getByText('Please select your country.')).toBeVisible();
    await page.getByLabelText('Terms of Use agreement').click();
    await expect.element(page.getByText('Please accept the Terms of Use agreement.')).toBeVisible();
    await expect.element(go).toBeDisabled();
  });

  it.each([
    ['of 0 bytes', new Blob([]), 'The file is empty.'],
    ['that is a picture', new Blob([new Uint8Array([0x89, 0x50, 0, 0, 1])]), 'The file is not a text file.'],
    ['that is a letter', new Blob(['Dear Sir,\nhow are you?\n']), 'The file is not a device configuration.'],
    ['of 100 MB', new Blob(Array(100).fill('x'.repeat(1_000_000))), 'The file is larger than 1024 KiB.'],
  ])('a backup %s is refused in words, and nothing is lost', async (_, content, words) => {
    await open('first-setup');
    await page.getByLabelText('Country').selectOptions('Germany');
    const files = new DataTransfer();
    files.items.add(new File([content], 'backup.cfg'));
    const chooser = stage.place.querySelector<HTMLInputElement>('input[type=file]')!;
    chooser.files = files.files;
    chooser.dispatchEvent(new Event('change', { bubbles: true }));
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent(words);
    await expect.element(alert).toHaveTextContent('backup.cfg');
    await expect.element(page.getByLabelText('Country')).toHaveValue('276');
    expect(done).toBe(0);
    expect(stage.complaints).toEqual([]);
  });
});

describe('the create-credentials screen', () => {
  it('says of each password why it is refused, in words', async () => {
    await open('new-credentials');
    await label('Choose your username').fill('anna');
    for (const [typed, words] of [
      ['short', 'Use at least 12 characters.'],
      ['Abcccdef-1234', 'The password may not contain sequences of three or more repeated characters.'],
      [
        'abcdefghijkl',
        'Please use a longer password or add characters from different groups (mixed case letters, numbers, symbols).',
      ],
      ['Password-1234', 'Please avoid using known facts like ubnt, password, your username or hostname.'],
      ['My-Anna-Radio-1', 'Please avoid using known facts like ubnt, password, your username or hostname.'],
      ['Ridge-and-Valley-7', 'Strong.'],
    ] as const) {
      await label('Choose a strong password').fill(typed);
      await expect.element(page.getByText(words)).toBeVisible();
    }
    await label('Confirm New Password').fill('other');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('The passwords do not match.')).toBeVisible();
    const leave = async (text: string): Promise<void> => {
      await label('Choose your username').fill(text);
      await userEvent.keyboard('{Tab}');
    };
    await leave('.anna');
    await expect.element(page.getByText(/^Begin with a letter, digit or underscore;/)).toBeVisible();
    await leave('');
    await expect.element(page.getByText('Username is required.')).toBeVisible();
    await expect.element(label('Choose your username')).toHaveAttribute('aria-invalid', 'true');
    expect(done).toBe(0);
  });
});
