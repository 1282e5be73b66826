import { createVirtualRadio, type VirtualRadio } from '@radiolink/virtual-radio';
import type { Page } from 'playwright-core';
import { ADMIN } from './radio.ts';

/** The first user of the tests of a fresh device. */
export const FIRST_USER = { username: 'anna', password: 'Quiet-Mast-1987' };

/** A few texts of the login in Arabic, enough to see the direction and the words. */
export const ARABIC: Readonly<Record<string, string>> = {
  Login: 'تسجيل الدخول',
  'Please login to manage your wireless device.': 'يرجى تسجيل الدخول لإدارة جهازك اللاسلكي.',
  Username: 'اسم المستخدم',
  Password: 'كلمة المرور',
  'Show password': 'إظهار كلمة المرور',
  'End User License Agreement': 'اتفاقية ترخيص المستخدم النهائي',
  'Error logging in.': 'خطأ في تسجيل الدخول.',
  'Invalid credentials.': 'بيانات الاعتماد غير صالحة.',
  'Username is required.': 'اسم المستخدم مطلوب.',
  'Please Set Up Your Device': 'يرجى إعداد جهازك',
  Country: 'البلد',
  'Select Country': 'اختر البلد',
  Language: 'اللغة',
  'Terms of Use agreement': 'اتفاقية شروط الاستخدام',
  Continue: 'متابعة',
};

/** The configuration of a device as its owner downloaded it. */
export async function backupText(): Promise<string> {
  const radio: VirtualRadio = createVirtualRadio({ profile: 'sta-ptp', clock: { now: Date.now } });
  const login = await radio.fetch(
    new Request('http://radio/api/auth', { method: 'POST', body: new URLSearchParams(ADMIN) }),
  );
  const cookie = login.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ');
  const answer = await radio.fetch(new Request('http://radio/getcfg.cgi', { headers: { cookie } }));
  radio.close();
  return answer.text();
}

/** Chooses a file as a person does, by the button. */
export async function chooseBackup(page: Page, name: string, content: string | Buffer): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload Backup Configuration' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 30; tabs += 1) {
    if (await page.evaluate(wanted => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${selector}.`);
}

/** Opens every page in a language, as if the user had chosen it in this browser session. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.addInitScript(code => {
    // Runs in the sandboxed frame of a legal page too, which has no storage.
    if (window.top === window) sessionStorage.setItem('new_ui_lang', JSON.stringify(code));
  }, language);
}
