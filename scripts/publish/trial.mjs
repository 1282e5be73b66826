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
import { dirname, join, relative } from 'node:path';
import { root } from './root.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const BUILT = /[\\/](dist|node_modules)$/;

export const read = file => readFileSync(file, 'utf8');
export const tool = path => join(root, 'node_modules', path);

export function expectEqual(actual, expected) {
  if (actual.trim() !== expected.trim()) throw new Error(`expected:\n${expected}\nfound:\n${actual}`);
}

/** Packages tried as their users will: packed from a clean clone, installed from the tarballs, alone, in an empty folder. */
export class Trial {
  folder = mkdtempSync(join(tmpdir(), 'radiolink-trial-'));
  /** A copy of what the package is made from: packing swaps package.json, and other checks read the workspace's. */
  clone = join(this.folder, 'clone');

  installed(name) {
    return join(this.folder, 'node_modules', name);
  }

  run(command, args, cwd = this.folder) {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  }

  node(script, ...args) {
    return this.run(process.execPath, [script, ...args]);
  }

  /** Runs a command that an installed package brings. */
  command(name, ...args) {
    return this.run(join(this.folder, 'node_modules/.bin', name), args);
  }

  write(name, text) {
    writeFileSync(join(this.folder, name), text);
  }

  /** Everything a clean clone has that the build of the package reads. */
  cloneWorkspace(parts) {
    for (const name of ['package.json', 'tsconfig.json', 'scripts', ...parts])
      cpSync(join(root, name), join(this.clone, name), {
        recursive: true,
        filter: source => !BUILT.test(source),
      });
    symlinkSync(join(root, 'node_modules'), join(this.clone, 'node_modules'), 'junction');
  }

  /** Packs packages by one call of npm, which takes seconds to start; gives the names of their tarballs. */
  pack(cwd, ...args) {
    const before = new Set(readdirSync(this.folder));
    this.run(npm, ['pack', ...args, '--pack-destination', this.folder], cwd);
    return readdirSync(this.folder).filter(name => name.endsWith('.tgz') && !before.has(name));
  }

  packWorkspace(name) {
    return this.pack(this.clone, '-w', name)[0];
  }

  /**
   * Installs tarballs beside the packages of these folders, which are copied from this workspace to where they lie in it: no registry
   * is needed, and npm finds of each the version that it wants, also of one that is there in two.
   */
  install(tarballs, folders) {
    for (const folder of folders) {
      const place = relative(root, folder);
      const isOwn = source => !source.slice(folder.length).includes('node_modules');
      cpSync(folder, join(this.folder, place.slice(place.indexOf('node_modules'))), {
        recursive: true,
        filter: isOwn,
      });
    }
    const packed = tarballs.map(name => `./${name}`);
    this.write('package.json', '{ "private": true, "type": "module" }\n');
    this.run(npm, ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...packed]);
  }

  /** Adds a tarball to what is installed. */
  addPacked(tarball) {
    const flags = ['--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
    this.run(npm, ['install', ...flags, `./${tarball}`]);
  }

  /** Runs examples of a README, and gives the files that a consumer's compiler reads. */
  tryExamples(examples) {
    return examples.map(({ code, output }, place) => {
      for (const end of ['mjs', 'mts']) this.write(`example${place}.${end}`, code);
      expectEqual(this.node(`example${place}.mjs`), output);
      return `example${place}.mts`;
    });
  }

  /**
   * The consumer's compiler also checks our declarations, so that none refers to a missing one: the native one, and the one before
   * it where that is asked for, and for `node10`, which it alone knows.
   */
  typeCheck(
    module,
    moduleResolution,
    files,
    compiler = moduleResolution === 'node10' ? 'typescript' : 'typescript-7',
  ) {
    const flags = { module, moduleResolution, target: 'es2022', lib: 'es2023,dom,dom.iterable' };
    const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
    this.node(
      tool(`${compiler}/bin/tsc`),
      '--noEmit',
      '--strict',
      '--skipLibCheck',
      'false',
      ...args,
      ...files,
    );
  }

  /** What two tools of publishers find in an installed package, and in its tarball. */
  publint(installed) {
    this.node(tool('publint/src/cli.js'), 'run', installed, '--strict');
  }

  areTheTypesWrong(tarball) {
    const attw = tool('@arethetypeswrong/cli/dist/index.js');
    this.node(attw, join(this.folder, tarball), '--profile', 'esm-only');
  }
}

/** Runs one step and prints its line; false when it failed. */
async function passes(name, step) {
  try {
    const detail = await step();
    console.log(`ok   ${name}${detail === undefined ? '' : `: ${detail}`}`);
    return true;
  } catch (error) {
    console.log(`FAIL ${name}\n${error.stdout ?? ''}${error.stderr ?? ''}${error.message}`);
    return false;
  }
}

/** Runs the steps of a trial by name, and removes its folder. Each builds on the one before: the first failure ends the run. */
export async function runPackageSteps(trial, steps) {
  try {
    for (const [name, step] of Object.entries(steps))
      if (!(await passes(name, step))) {
        process.exitCode = 1;
        break;
      }
  } finally {
    rmSync(trial.folder, { recursive: true, force: true });
  }
}

/** Serves a virtual radio by a command while `work` uses its address. */
export async function withRadio(command, cwd, work) {
  const radio = spawn(process.execPath, [command, '--profile', 'sta-ptp', '--port', '0'], { cwd });
  // Whatever fails, the radio ends with the step: while it runs, this program does not end.
  try {
    const [line] = await once(radio.stdout, 'data', { signal: AbortSignal.timeout(60_000) });
    const [, url] = /at (http:\S+)/.exec(String(line)) ?? [];
    await work(url);
  } finally {
    radio.kill();
  }
}

/** The folders of some packages, and of all that they depend on, as they are installed for a folder; each folder once. */
export function installedFolders(names, from) {
  const found = new Set();
  const visit = (name, place) => {
    const folder = folderOf(name, place);
    if (found.has(folder)) return;
    found.add(folder);
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const each of Object.keys(dependencies)) visit(each, folder);
  };
  for (const name of names) visit(name, from);
  return [...found];
}

function folderOf(name, from) {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  if (dirname(from) === from) throw new Error(`${name} is not installed`);
  return folderOf(name, dirname(from));
}

const FENCE = /^```(\w+)\n([\s\S]*?)^```$/gm;

/** The examples of a README, each with what it says it prints: code whose next fence is its output. */
export function readmeExamples(file) {
  const fences = [...readFileSync(file, 'utf8').matchAll(FENCE)].map(([, language, text]) => ({
    language,
    text,
  }));
  const examples = fences.flatMap(({ language, text: code }, place) => {
    const next = fences[place + 1];
    return language === 'js' && next?.language === 'text' ? [{ code, output: next.text }] : [];
  });
  if (examples.length === 0) throw new Error(`${file} has no example with its output`);
  return examples;
}
