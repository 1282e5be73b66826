// Packs @radiolink/virtual-radio, @radiolink/client and @radiolink/cli and tries them as their users will: installed from the tarballs,
// without the rest, in an empty folder.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packedDependencies } from './cli/manifest.mjs';
import { installedFolders } from './cli/installed-folders.mjs';
import { readmeExamples } from './domain/readme-example.mjs';
import { checkApiPage } from './publish/api-page.mjs';

const NAME = '@radiolink/virtual-radio';
const CLIENT = '@radiolink/client';
const CLI = '@radiolink/cli';
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'radiolink-virtual-radio-'));
/** A copy of what the package is made from: packing swaps package.json, and other checks read the workspace's. */
const clone = join(folder, 'clone');
const installed = join(folder, 'node_modules', NAME);
const installedClient = join(folder, 'node_modules', CLIENT);
const installedCli = join(folder, 'node_modules', CLI);
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
const expectEqual = (actual, expected) => {
  if (actual.trim() !== expected.trim()) throw new Error(`expected:\n${expected}\nfound:\n${actual}`);
};

function cloneWorkspace() {
  for (const name of [
    'package.json',
    'tsconfig.json',
    'openapi',
    'domain',
    'application',
    'adapters',
    'scripts',
  ])
    cpSync(join(root, name), join(clone, name), {
      recursive: true,
      filter: source => !/[\\/](dist|node_modules)$/.test(source),
    });
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'), 'junction');
}

let packed;
let packedClient;
let packedCli;
const examples = ['virtual-radio', 'client'].flatMap(name =>
  readmeExamples(join(root, 'adapters', name, 'README.md')),
);

/** The consumer's compiler also checks our declarations, so that none refers to a missing one. */
function typeCheck(module, moduleResolution, compiled = examples.map((_, place) => `example${place}.mts`)) {
  const flags = { module, moduleResolution, target: 'es2022', lib: 'es2023,dom,dom.iterable' };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  node(tool('typescript/bin/tsc'), '--noEmit', '--strict', '--skipLibCheck', 'false', ...args, ...compiled);
}

/** Starts the command as a tester does, looks at the radio that it serves with radiolink, and ends it. */
async function tryCommand() {
  const command = join(folder, 'node_modules/.bin/virtual-radio');
  const child = spawn(process.execPath, [command, '--profile', 'sta-ptp', '--port', '0'], { cwd: folder });
  try {
    const [line] = await once(child.stdout, 'data', { signal: AbortSignal.timeout(30_000) });
    const [, url] = /at (http:\S+)/.exec(String(line)) ?? [];
    writeFileSync(join(folder, 'password'), 'Tower-Link-2026\n');
    const login = ['-u', 'admin', '--password-file', 'password'];
    const status = run(join(folder, 'node_modules/.bin/radiolink'), ['status', url, ...login, '--json']);
    expectEqual(JSON.parse(status).wireless.essid, 'farm-bridge');
  } finally {
    child.kill();
  }
}

const steps = [
  ['a clean clone', cloneWorkspace],
  [
    `npm pack -w ${NAME}`,
    () => {
      packed = pack(clone, '-w', NAME);
    },
  ],
  [
    `npm pack -w ${CLIENT}`,
    () => {
      packedClient = pack(clone, '-w', CLIENT);
    },
  ],
  [
    `npm pack -w ${CLI}`,
    () => {
      packedCli = pack(clone, '-w', CLI);
    },
  ],
  [
    'the workspace has its package.json back',
    () => {
      for (const name of ['virtual-radio', 'client', 'cli']) {
        const manifest = `adapters/${name}/package.json`;
        expectEqual(read(join(clone, manifest)), read(join(root, manifest)));
      }
    },
  ],
  [
    'install into an empty folder',
    () => {
      // Its dependencies come from this workspace, so that no registry is needed.
      const roots = ['hono', ...Object.keys(packedDependencies(root))];
      const dependencies = installedFolders(roots, join(root, 'adapters/cli')).map(from =>
        pack(folder, from, '--ignore-scripts'),
      );
      writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
      const tarballs = [packed, packedClient, packedCli, ...dependencies].map(name => `./${name}`);
      run(npm, ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...tarballs]);
    },
  ],
  [
    'README and licences, no sources',
    () => {
      expectEqual(read(join(installed, 'LICENSE')), read(join(root, 'LICENSE')));
      expectEqual(read(join(installed, 'README.md')), read(join(root, 'adapters/virtual-radio/README.md')));
      expectEqual(read(join(installed, 'dist/NOTICE.md')), read(join(root, 'domain/src/radio/NOTICE.md')));
      expectEqual(read(join(installedClient, 'README.md')), read(join(root, 'adapters/client/README.md')));
      expectEqual(read(join(installedCli, 'README.md')), read(join(root, 'adapters/cli/README.md')));
      for (const each of [installed, installedClient, installedCli])
        if (existsSync(join(each, 'src'))) throw new Error('the sources were packed');
    },
  ],
  [
    'no page in the client',
    () => {
      const page = /from\s+['"](?:inversify|effector|react|reflect-metadata|@radiolink\/)/;
      for (const name of readdirSync(join(installedClient, 'dist')).filter(each =>
        /\.(js|d\.ts)$/.test(each),
      ))
        if (page.test(read(join(installedClient, 'dist', name))))
          throw new Error(`${name} imports a page's library`);
    },
  ],
  [
    'README examples under plain Node',
    () => {
      for (const [place, { code, output }] of examples.entries()) {
        for (const name of [`example${place}.mjs`, `example${place}.mts`])
          writeFileSync(join(folder, name), code);
        expectEqual(node(`example${place}.mjs`), output);
      }
    },
  ],
  [
    'API pages',
    async () => {
      const declared = (each, name) => read(join(each, 'dist', `${name}.d.ts`));
      const page = name => join(root, 'docs/reference/api', `${name}.md`);
      await checkApiPage(page('client'), CLIENT, {
        [CLIENT]: declared(installedClient, 'index'),
        [`${CLIENT}, in Node`]: declared(installedClient, 'node'),
      });
      await checkApiPage(page('virtual-radio'), NAME, {
        [NAME]: declared(installed, 'index'),
        [`${NAME}/serve`]: declared(installed, 'serve'),
      });
    },
  ],
  ['types for a consumer, node16', () => typeCheck('node16', 'node16')],
  ['types for a consumer, bundler', () => typeCheck('esnext', 'bundler')],
  [
    'types of the client for a consumer, node10',
    () => {
      writeFileSync(join(folder, 'client.ts'), `import { connect } from '${CLIENT}';\nvoid connect;\n`);
      typeCheck('esnext', 'node10', ['client.ts']);
    },
  ],
  [
    'types of the virtual radio without DOM and Node',
    () => {
      const code = [
        `import { createVirtualRadio } from '${NAME}';`,
        `import { serveRadio } from '${NAME}/serve';`,
        "const radio = createVirtualRadio({ profile: 'sta-ptp', clock: { now: () => 0 } });",
        "radio.faults.happen('reboot');",
        'export const url: string = (await serveRadio(radio)).url;',
        "export const ok: boolean = (await radio.fetch({ method: 'GET', url })).ok;",
      ];
      writeFileSync(join(folder, 'plain.mts'), `${code.join('\n')}\n`);
      const options = { lib: ['es2022'], types: [], strict: true, noEmit: true, skipLibCheck: false };
      const compilerOptions = { ...options, target: 'es2022', module: 'node16' };
      writeFileSync(join(folder, 'plain.json'), JSON.stringify({ compilerOptions, files: ['plain.mts'] }));
      node(tool('typescript/bin/tsc'), '-p', 'plain.json');
    },
  ],
  [
    'virtual-radio --help',
    () =>
      expectEqual(
        run(join(folder, 'node_modules/.bin/virtual-radio'), ['--help']).split('\n')[0],
        'virtual-radio: a wireless radio in memory, served over HTTP and WebSocket.',
      ),
  ],
  ['virtual-radio serves, radiolink asks it', tryCommand],
  [
    'radiolink completes in bash',
    () => {
      const radiolink = join(folder, 'node_modules/.bin/radiolink');
      run('bash', ['-n', '-c', run(radiolink, ['completion', 'bash'])]);
      if (!run(radiolink, ['complete', '--', 'link']).includes('link-change'))
        throw new Error('no link-change');
    },
  ],
  [
    'publint',
    () => {
      for (const each of [installed, installedClient, installedCli])
        node(tool('publint/src/cli.js'), 'run', each, '--strict');
    },
  ],
  [
    'arethetypeswrong',
    () => {
      for (const each of [packed, packedClient])
        node(tool('@arethetypeswrong/cli/dist/index.js'), join(folder, each), '--profile', 'esm-only');
    },
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
