import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages, isDebianRoot } from './debian.mjs';
import { runNode } from './run.mjs';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A browser that is already on this machine, or undefined. `RADIOLINK_CHROMIUM` decides when it is set. */
function systemBrowser() {
  const named = process.env.RADIOLINK_CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    console.error(`RADIOLINK_CHROMIUM names ${named}, which does not exist.`);
    process.exit(1);
  }
  return [...onPath(NAMES), ...PLACES].find(existsSync);
}

const onPath = names =>
  (process.env.PATH ?? '').split(delimiter).flatMap(folder => names.map(name => join(folder, name)));

async function playwrightBrowser() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The font that the layout is measured in, with the letters of every language of the interface. */
const FONTS = { package: 'fonts-noto-core', file: '/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf' };

/** A bare Debian has one font, wider than those of any desktop, without Arabic letters. */
async function requireFonts() {
  if (!isDebianRoot() || existsSync(FONTS.file)) return;
  console.log('Installing fonts with apt-get…');
  await installPackages(FONTS.package);
}

/**
 * The path of a Chromium, installed if need be: the system's, else Debian's package (as root), else Playwright's own.
 * Ends with exact instructions when none can be had.
 */
export async function requireChromium(root) {
  await requireFonts();
  const found = systemBrowser() ?? (await playwrightBrowser());
  if (found) return found;
  if (isDebianRoot()) {
    console.log('Installing Chromium with apt-get…');
    await installPackages('chromium');
    const installed = systemBrowser();
    if (installed) return installed;
  }
  console.log('Installing Playwright’s Chromium…');
  await runNode(join(root, 'node_modules/playwright-core/cli.js'), ['install', 'chromium'], { cwd: root });
  const own = await playwrightBrowser();
  if (own) return own;
  console.error(`
No Chromium was found and none could be installed. Install one, then run npm test again:
  Debian, Ubuntu:  sudo apt-get install chromium
  Fedora:          sudo dnf install chromium
  macOS:           brew install --cask chromium
  any:             npx playwright-core install chromium
or name one: RADIOLINK_CHROMIUM=/path/to/chromium npm test`);
  process.exit(1);
}

/** Debian's Chromium without the windows of a browser: the same engine, with half of the work for each page that is opened. */
const HEADLESS = 'chromium-headless-shell';

/** The path of the Chromium that the tests of pages use: the one without windows where the system has it or can have it. */
export async function requireHeadlessChromium(root) {
  const headless = () => onPath([HEADLESS]).find(existsSync);
  if (process.env.RADIOLINK_CHROMIUM) return requireChromium(root);
  if (headless() === undefined && isDebianRoot()) {
    console.log('Installing Chromium without windows with apt-get…');
    await installPackages(HEADLESS);
  }
  await requireFonts();
  return headless() ?? requireChromium(root);
}

const programOnPath = name =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(existsSync);

/** The browser of WebKitGTK, of which the folder bears the name of the processor. */
function miniBrowser() {
  const libraries = existsSync('/usr/lib')
    ? readdirSync('/usr/lib').map(folder => join('/usr/lib', folder))
    : [];
  return ['/usr/lib', '/usr/libexec', ...libraries]
    .map(folder => join(folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find(existsSync);
}

const ENGINES = [
  {
    name: 'Firefox',
    variable: 'RADIOLINK_FIREFOX',
    packages: ['firefox-esr'],
    find: () => programOnPath('firefox-esr') ?? programOnPath('firefox'),
  },
  {
    name: 'WebKit',
    variable: 'RADIOLINK_WEBKIT',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => (programOnPath('WebKitWebDriver') && programOnPath('Xvfb') ? miniBrowser() : undefined),
  },
];

/**
 * Finds the engines that are not Chromium, and installs those that are missing with Debian's packages (as root). The path of
 * each is put where its tests look for it. One that cannot be had is named: its tests are skipped.
 */
export async function findEngines() {
  const isMissing = ({ variable, find }) => !process.env[variable] && !find();
  const missing = ENGINES.filter(isMissing);
  if (missing.length > 0 && isDebianRoot()) {
    console.log(`Installing ${missing.map(({ name }) => name).join(' and ')} with apt-get…`);
    await installPackages(...missing.flatMap(({ packages }) => packages));
  }
  for (const { name, variable, packages, find } of ENGINES) {
    const path = process.env[variable] || find();
    if (path) process.env[variable] = path;
    else
      console.log(
        `SKIPPED: no ${name} was found, so no journey is walked in it. Debian has it: apt-get install ${packages.join(' ')}`,
      );
  }
}
