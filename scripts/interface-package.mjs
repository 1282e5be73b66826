// Packs @radiolink/interface and tries it as its users will: the page of its README from an empty folder, in Chromium, in front
// of a virtual radio, with one port replaced.
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { checkApiPage } from './publish/api-page.mjs';
import { servePage } from './publish/serve-page.mjs';
import { root } from './publish/root.mjs';
import { read, tool, Trial, runPackageSteps, withRadio } from './publish/trial.mjs';
import { ADMIN } from './setup/virtual-radio.mjs';

const NAME = '@radiolink/interface';
const trial = new Trial();
const installed = trial.installed(NAME);

/** The page of the README, with the address of the virtual radio's login. */
function readmePage() {
  const [, page] = /^```html\n([\s\S]*?)^```$/m.exec(read(join(root, 'ui/interface/README.md'))) ?? [];
  if (page === undefined) throw new Error('The README has no page.');
  if (page.trim().split('\n').length > 10)
    throw new Error('The page of the README is longer than ten lines.');
  return page;
}

/** Opens the page in Chromium: the replaced port answers the login, the radio itself the rest. */
async function tryPage(radioUrl) {
  const site = await servePage(trial.folder, readmePage(), radioUrl);
  let browser;
  try {
    browser = await chromium.launch({
      executablePath: process.env.RADIOLINK_CHROMIUM,
      args: ['--no-sandbox'],
    });
    const page = await browser.newPage();
    const errors = [];
    page.on('pageerror', error => errors.push(error.message));
    await page.goto(site.url);
    await page.getByText('Mocked radio').first().waitFor({ timeout: 60_000 });
    await page
      .getByLabel('User name', { exact: true })
      .or(page.locator('[name=username]'))
      .first()
      .fill(ADMIN.username);
    await page.locator('[type=password]').first().fill(ADMIN.password);
    await page.keyboard.press('Enter');
    const main = page.getByRole('main');
    await main.getByText('Barn-ST', { exact: true }).waitFor({ timeout: 60_000 });
    // The name of the network is in the folded details, which are loaded when they are opened.
    await main.getByRole('button', { name: 'Details', exact: true }).click();
    await main.getByText('farm-bridge').first().waitFor({ timeout: 60_000 });
    // The page of the README has no encoding of its own, and the style sheet draws text that is not ASCII.
    const drawn = await page.evaluate(() =>
      [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText)).join('\n'),
    );
    if (!drawn.includes('·') || drawn.includes('Â'))
      throw new Error('The style sheet is read in another encoding.');
    if (process.env.RADIOLINK_SCREENSHOT) await page.screenshot({ path: process.env.RADIOLINK_SCREENSHOT });
    if (errors.length > 0) throw new Error(errors.join('\n'));
  } finally {
    site.close();
    await browser?.close();
  }
}

let packed;
await runPackageSteps(trial, {
  'a clean clone': () =>
    trial.cloneWorkspace(['.config', 'openapi', 'domain', 'application', 'adapters', 'ui']),
  [`npm pack -w ${NAME}`]: () => {
    packed = trial.packWorkspace(NAME);
  },
  'install into an empty folder': () => trial.install([packed], ['rxjs', 'tslib'].map(tool)),
  'the page of the README, in Chromium': () =>
    withRadio(join(root, 'adapters/virtual-radio/bin/virtual-radio.mjs'), root, tryPage),
  'types for a consumer': () => {
    const code = [
      `import { devicePorts, mount, replacePorts, StatusPort, type Ports } from '${NAME}';`,
      "import { EMPTY } from 'rxjs';",
      'const ports: Ports = replacePorts(await devicePorts(), [StatusPort, { watch: () => EMPTY }]);',
      'mount(document.body, { ports });',
    ];
    trial.write('page.mts', `${code.join('\n')}\n`);
    trial.typeCheck('node16', 'node16', ['page.mts'], 'typescript');
  },
  'API page': () =>
    checkApiPage(join(root, 'docs/reference/api/interface.md'), NAME, {
      [NAME]: read(join(installed, 'dist/index.d.ts')),
    }),
  publint: () => trial.publint(installed),
  arethetypeswrong: () => trial.areTheTypesWrong(packed),
});
