// Packs @radiolink/domain and tries it as its users will: installed from the tarball, alone, in an empty folder.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readmeExamples } from './domain/readme-example.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'domain/dist');
const folder = mkdtempSync(join(tmpdir(), 'radiolink-domain-'));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const run = (command, args, cwd = folder) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const node = (script, ...args) => run(process.execPath, [script, ...args]);
const tool = path => join(root, 'node_modules', path);
const pack = source =>
  JSON.parse(run(npm, ['pack', source, '--json', '--ignore-scripts', '--pack-destination', folder]))[0];

function expectEqual(actual, expected) {
  if (actual.trim() !== expected.trim()) throw new Error(`expected:\n${expected}\nfound:\n${actual}`);
}

/** The consumer's compiler is asked to look into our declarations too, so that none refers to what is not there. */
function typeCheck(module, moduleResolution) {
  const flags = { module, moduleResolution, target: 'es2022', lib: 'es2023,dom', skipLibCheck: 'false' };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  node(tool('typescript/bin/tsc'), '--noEmit', '--strict', ...args, ...compiled);
}

let packed;
/** The examples as a consumer's compiler reads them. */
let compiled = [];
const steps = [
  ['build', () => node(join(root, 'scripts/domain-build.mjs'))],
  [
    'npm pack',
    () => {
      packed = pack(dist);
      return `${packed.filename}, ${packed.files.length} files, ${Math.round(packed.size / 1024)} kB`;
    },
  ],
  [
    'install into an empty folder',
    () => {
      // The one dependency comes from this workspace, so that no registry is needed.
      const dependency = pack(tool('ipaddr.js'));
      writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
      const tarballs = [packed, dependency].map(({ filename }) => `./${filename}`);
      run(npm, ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...tarballs]);
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
  ['types for a consumer, node16', () => typeCheck('node16', 'node16')],
  ['types for a consumer, bundler', () => typeCheck('esnext', 'bundler')],
  [
    'radiolink-config --help',
    () => {
      expectEqual(
        run(join(folder, 'node_modules/.bin/radiolink-config'), ['--help']).split('\n')[0],
        'radiolink-config: checks, compares and explains device configurations.',
      );
    },
  ],
  ['publint', () => node(tool('publint/src/cli.js'), 'run', dist, '--strict')],
  [
    'arethetypeswrong',
    () =>
      node(
        tool('@arethetypeswrong/cli/dist/index.js'),
        join(folder, packed.filename),
        '--profile',
        'esm-only',
      ),
  ],
];

/** Runs one step and prints its line; false when it failed. */
function passes([name, step]) {
  try {
    const detail = step();
    console.log(`ok   ${name}${detail && !detail.includes('\n') ? `: ${detail}` : ''}`);
    return true;
  } catch (error) {
    console.log(`FAIL ${name}\n${error.stdout ?? ''}${error.stderr ?? ''}${error.message}`);
    return false;
  }
}

try {
  // Each step builds on the one before: the first failure ends the run.
  if (!steps.every(passes)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
