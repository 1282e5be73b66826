// Packs @radiolink/interface and tries it as its users will: the page of its README from an empty folder, in Chromium, in front
// of a virtual radio, with one port replaced.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { servePage } from './interface/serve-page.mjs';
import { checkApiPage } from './publish/api-page.mjs';

const NAME = '@radiolink/interface';
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'radiolink-interface-'));
const clone = join(folder, 'clone');
const installed = join(folder, 'node_modules', NAME);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const PARTS = [
  'package.json',
  'tsconfig.json',
  '.config',
  'openapi',
  'domain',
  'application',
  'adapters',
  'ui',
  'scripts',
];

const run = (command, args, cwd = folder) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const tool = path => join(root, 'node_modules', path);
const node = (script, ...args) => run(process.execPath, [script, ...args]);
const pack = (cwd, ...args) => {
  const before = new Set(readdirSync(folder));
  run(npm, ['pack', ...args, '--pack-destination', folder], cwd);
  return readdirSync(folder).find(name => name.endsWith('.tgz') && !before.has(name));
};

/** The page of the README, with the address of the virtual radio's login. */
function readmePage() {
  const [, page] =
    /^```html\n([\s\S]*?)^```$/m.exec(readFileSync(join(root, 'ui/interface/README.md'), 'utf8')) ?? [];
  if (page === undefined) throw new Error('The README has no page.');
  if (page.trim().split('\n').length > 10)
    throw new Error('The page of the README is longer than ten lines.');
  return page;
}

/** Opens the page in Chromium: the replaced port answers the login, the radio itself the rest. */
async function tryPage() {
  const command = join(root, 'adapters/virtual-radio/bin/virtual-radio.mjs');
  const radio = spawn(process.execPath, [command, '--profile', 'sta-ptp', '--port', '0'], { cwd: root });
  let site;
  let browser;
  // Whatever fails, the radio ends with the step: while it runs, this program does not end.
  try {
    const [line] = await once(radio.stdout, 'data', { signal: AbortSignal.timeout(60_000) });
    const [, url] = /at (http:\S+)/.exec(String(line)) ?? [];
    site = await servePage(folder, readmePage(), url);
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
      .fill('admin');
    await page.locator('[type=password]').first().fill('Tower-Link-2026');
    await page.keyboard.press('Enter');
    await page.getByText('farm-bridge').first().waitFor({ timeout: 60_000 });
    // The page of the README has no encoding of its own, and the style sheet draws text that is not ASCII.
    const drawn = await page.evaluate(() =>
      [...document.styleSheets].flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText)).join('\n'),
    );
    if (!drawn.includes('·') || drawn.includes('Â'))
      throw new Error('The style sheet is read in another encoding.');
    if (process.env.RADIOLINK_SCREENSHOT) await page.screenshot({ path: process.env.RADIOLINK_SCREENSHOT });
    if (errors.length > 0) throw new Error(errors.join('\n'));
  } finally {
    radio.kill();
    site?.close();
    await browser?.close();
  }
}

let packed;
const steps = [
  [
    'a clean clone',
    () => {
      for (const name of PARTS)
        cpSync(join(root, name), join(clone, name), {
          recursive: true,
          filter: source => !/[\\/](dist|node_modules)$/.test(source),
        });
      symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'), 'junction');
    },
  ],
  [
    `npm pack -w ${NAME}`,
    () => {
      packed = pack(clone, '-w', NAME);
    },
  ],
  [
    'install into an empty folder',
    () => {
      const dependencies = ['rxjs', 'tslib'].map(name => pack(folder, tool(name), '--ignore-scripts'));
      writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
      const tarballs = [packed, ...dependencies].map(name => `./${name}`);
      run(npm, ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...tarballs]);
    },
  ],
  ['the page of the README, in Chromium', tryPage],
  [
    'types for a consumer',
    () => {
      const code = [
        `import { devicePorts, mount, replacePorts, StatusPort, type Ports } from '${NAME}';`,
        "import { EMPTY } from 'rxjs';",
        'const ports: Ports = replacePorts(await devicePorts(), [StatusPort, { watch: () => EMPTY }]);',
        'mount(document.body, { ports });',
      ];
      writeFileSync(join(folder, 'page.mts'), `${code.join('\n')}\n`);
      const flags = [
        '--module',
        'node16',
        '--target',
        'es2022',
        '--lib',
        'es2023,dom',
        '--skipLibCheck',
        'false',
      ];
      node(tool('typescript/bin/tsc'), '--noEmit', '--strict', ...flags, 'page.mts');
    },
  ],
  [
    'API page',
    () =>
      checkApiPage(join(root, 'docs/reference/api/interface.md'), NAME, {
        [NAME]: readFileSync(join(installed, 'dist/index.d.ts'), 'utf8'),
      }),
  ],
  ['publint', () => node(tool('publint/src/cli.js'), 'run', installed, '--strict')],
  [
    'arethetypeswrong',
    () => node(tool('@arethetypeswrong/cli/dist/index.js'), join(folder, packed), '--profile', 'esm-only'),
  ],
];

try {
  // Each step builds on the one before: the first failure ends the run.
  for (const [name, step] of steps) {
    try {
      await step();
      console.log(`ok   ${name}`);
    } catch (error) {
      console.log(`FAIL ${name}\n${error.stdout ?? ''}${error.stderr ?? ''}${error.message}`);
      process.exitCode = 1;
      break;
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
