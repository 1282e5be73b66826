// Packs @radiolink/domain and tries it as its users will: installed from the tarball, alone, in an empty folder.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readmeExamples } from './domain/readme-example.mjs';
import { checkApiPage } from './publish/api-page.mjs';
import { exportedDeclarations } from './publish/exported-declarations.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'radiolink-domain-'));
/** A copy of what the package is made from: packing swaps package.json, and other checks read the workspace's. */
const clone = join(folder, 'clone');
const installed = join(folder, 'node_modules/@radiolink/domain');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const run = (command, args, cwd = folder) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const read = file => readFileSync(file, 'utf8');
const node = (script, ...args) => run(process.execPath, [script, ...args]);
const tool = path => join(root, 'node_modules', path);
const pack = (cwd, ...args) => {
  const before = new Set(readdirSync(folder));
  run(npm, ['pack', ...args, '--pack-destination', folder], cwd);
  return readdirSync(folder).find(name => name.endsWith('.tgz') && !before.has(name));
};

/** Everything a clean clone has that the build of the package reads. */
function cloneWorkspace() {
  const built = new Set([join(root, 'domain/dist'), join(root, 'domain/node_modules')]);
  for (const name of ['package.json', 'tsconfig.json', 'domain', 'scripts'])
    cpSync(join(root, name), join(clone, name), {
      recursive: true,
      filter: source => !built.has(source),
    });
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'), 'junction');
}

function expectEqual(actual, expected) {
  if (actual.trim() !== expected.trim()) throw new Error(`expected:\n${expected}\nfound:\n${actual}`);
}

/** The consumer's compiler also checks our declarations, so that none refers to a missing one. */
function typeCheck(module, moduleResolution) {
  const flags = { module, moduleResolution, target: 'es2022', lib: 'es2023,dom', skipLibCheck: 'false' };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  node(tool('typescript/bin/tsc'), '--noEmit', '--strict', ...args, ...compiled);
}

let packed;
/** The examples as a consumer's compiler reads them. */
let compiled = [];
const steps = [
  ['a clean clone', cloneWorkspace],
  [
    'npm pack -w @radiolink/domain',
    () => {
      packed = pack(clone, '-w', '@radiolink/domain');
      return `${packed}, ${Math.round(statSync(join(folder, packed)).size / 1024)} kB`;
    },
  ],
  [
    'the workspace has its package.json back',
    () => expectEqual(read(join(clone, 'domain/package.json')), read(join(root, 'domain/package.json'))),
  ],
  [
    'install into an empty folder',
    () => {
      // The one dependency comes from this workspace, so that no registry is needed.
      const dependency = pack(folder, tool('ipaddr.js'), '--ignore-scripts');
      writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
      const tarballs = [packed, dependency].map(name => `./${name}`);
      run(npm, ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...tarballs]);
    },
  ],
  [
    'README and licences',
    () => {
      expectEqual(read(join(installed, 'LICENSE')), read(join(root, 'LICENSE')));
      for (const name of ['README.md', 'src/radio/NOTICE.md'])
        expectEqual(read(join(installed, name)), read(join(root, 'domain', name)));
      if (existsSync(join(installed, 'src/index.ts'))) throw new Error('the sources were packed');
    },
  ],
  [
    'README examples under plain Node',
    () => {
      const examples = readmeExamples(join(root, 'domain/README.md'));
      for (const [place, { code, output }] of examples.entries()) {
        for (const name of [`example${place}.mjs`, `example${place}.mts`])
          writeFileSync(join(folder, name), code);
        expectEqual(node(`example${place}.mjs`), output);
      }
      compiled = examples.map((_, place) => `example${place}.mts`);
      return `${examples.length} examples`;
    },
  ],
  [
    'every entry loads',
    () => {
      const { exports } = JSON.parse(
        run(process.execPath, ['-p', `JSON.stringify(require('@radiolink/domain/package.json'))`]),
      );
      const entries = Object.keys(exports).filter(name => name !== './package.json');
      const imports = entries.map(name => `import '@radiolink/domain${name.slice(1)}';\n`).join('');
      writeFileSync(join(folder, 'entries.mjs'), imports);
      node('entries.mjs');
      return `${entries.length} entries`;
    },
  ],
  [
    'API page',
    async () => {
      const { exports } = JSON.parse(read(join(installed, 'package.json')));
      const entries = Object.entries(exports).filter(([, { types }]) => types !== undefined);
      const texts = exportedDeclarations(entries.map(([, { types }]) => join(installed, types)));
      const byName = entries.map(([name], place) => [`@radiolink/domain${name.slice(1)}`, texts[place]]);
      await checkApiPage(
        join(root, 'docs/reference/api/domain.md'),
        '@radiolink/domain',
        Object.fromEntries(byName),
      );
    },
  ],
  ['types for a consumer, node16', () => typeCheck('node16', 'node16')],
  ['types for a consumer, bundler', () => typeCheck('esnext', 'bundler')],
  ['types for a consumer, node10', () => typeCheck('esnext', 'node10')],
  [
    'radiolink-config --help',
    () => {
      expectEqual(
        run(join(folder, 'node_modules/.bin/radiolink-config'), ['--help']).split('\n')[0],
        'radiolink-config: checks, compares and explains device configurations.',
      );
    },
  ],
  ['publint', () => node(tool('publint/src/cli.js'), 'run', installed, '--strict')],
  [
    'arethetypeswrong',
    () => node(tool('@arethetypeswrong/cli/dist/index.js'), join(folder, packed), '--profile', 'esm-only'),
  ],
];

/** Runs one step and prints its line; false when it failed. */
async function passes([name, step]) {
  try {
    const detail = await step();
    console.log(`ok   ${name}${detail && !detail.includes('\n') ? `: ${detail}` : ''}`);
    return true;
  } catch (error) {
    console.log(`FAIL ${name}\n${error.stdout ?? ''}${error.stderr ?? ''}${error.message}`);
    return false;
  }
}

try {
  // Each step builds on the one before: the first failure ends the run.
  for (const step of steps) {
    if (await passes(step)) continue;
    process.exitCode = 1;
    break;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
