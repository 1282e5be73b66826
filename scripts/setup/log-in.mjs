/** The administrator of the virtual radio. */
export const ADMIN = { username: 'admin', password: 'Tower-Link-2026' };

/** Types the login of the virtual radio into the page that shows it, and sends it. */
export async function logIn(page) {
  await page.locator('input[name=username]').fill(ADMIN.username);
  await page.locator('input[name=password]').fill(ADMIN.password);
  await page.keyboard.press('Enter');
}
