// Packs @radiolink/virtual-radio, @radiolink/client and @radiolink/cli and tries them as their users will: installed from the tarballs,
// without the rest, in an empty folder.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkApiPage } from './publish/api-page.mjs';
import {
  expectEqual,
  installedFolders,
  read,
  readmeExamples,
  runPackageSteps,
  tool,
  Trial,
  withRadio,
} from './publish/trial.mjs';
import { packedDependencies } from './publish/manifests.mjs';
import { root } from './publish/root.mjs';
import { tryThousands } from './publish/thousands-trial.mjs';

const NAME = '@radiolink/virtual-radio';
const CLIENT = '@radiolink/client';
const FOLDERS = { [NAME]: 'virtual-radio', [CLIENT]: 'client', '@radiolink/cli': 'cli' };
const NAMES = Object.keys(FOLDERS);
const trial = new Trial();
const installed = NAMES.map(name => trial.installed(name));
const [installedRadio, installedClient] = installed;

/** Starts the command as a tester does, and looks at the radio that it serves with radiolink. */
const tryCommand = () =>
  withRadio(join(trial.folder, 'node_modules/.bin/virtual-radio'), trial.folder, url => {
    trial.write('password', 'Tower-Link-2026\n');
    const login = ['-u', 'admin', '--password-file', 'password'];
    const status = trial.command('radiolink', 'status', url, ...login, '--json');
    expectEqual(JSON.parse(status).wireless.essid, 'farm-bridge');
  });

let packed = [];
let compiled = [];
await runPackageSteps(trial, {
  'a clean clone': () => trial.cloneWorkspace(['openapi', 'domain', 'application', 'adapters']),
  [`npm pack -w ${NAMES.join(' -w ')}`]: () => {
    packed = NAMES.map(name => trial.packWorkspace(name));
  },
  'the workspace has its package.json back': () => {
    for (const name of Object.values(FOLDERS)) {
      const manifest = `adapters/${name}/package.json`;
      expectEqual(read(join(trial.clone, manifest)), read(join(root, manifest)));
    }
  },
  'install into an empty folder': () => {
    const dependencies = ['hono', ...Object.keys(packedDependencies(root))];
    trial.install(packed, installedFolders(dependencies, join(root, 'adapters/cli')));
  },
  'README and licences, no sources': () => {
    expectEqual(read(join(installedRadio, 'LICENSE')), read(join(root, 'LICENSE')));
    expectEqual(read(join(installedRadio, 'dist/NOTICE.md')), read(join(root, 'domain/src/radio/NOTICE.md')));
    for (const [name, folder] of Object.entries(FOLDERS)) {
      expectEqual(
        read(join(trial.installed(name), 'README.md')),
        read(join(root, 'adapters', folder, 'README.md')),
      );
      if (existsSync(join(trial.installed(name), 'src'))) throw new Error('the sources were packed');
    }
  },
  'no page in the client': () => {
    const page = /from\s+['"](?:inversify|effector|react|reflect-metadata|@radiolink\/)/;
    const dist = join(installedClient, 'dist');
    for (const name of readdirSync(dist).filter(each => /\.(js|d\.ts)$/.test(each)))
      if (page.test(read(join(dist, name)))) throw new Error(`${name} imports a page's library`);
  },
  'README examples under plain Node': () => {
    const readmes = ['virtual-radio', 'client'].map(name => join(root, 'adapters', name, 'README.md'));
    compiled = trial.tryExamples(readmes.flatMap(readmeExamples));
  },
  'API pages': async () => {
    const declared = (each, name) => read(join(each, 'dist', `${name}.d.ts`));
    const page = name => join(root, 'docs/reference/api', `${name}.md`);
    await checkApiPage(page('client'), CLIENT, {
      [CLIENT]: declared(installedClient, 'index'),
      [`${CLIENT}, in Node`]: declared(installedClient, 'node'),
    });
    await checkApiPage(page('virtual-radio'), NAME, {
      [NAME]: declared(installedRadio, 'index'),
      [`${NAME}/serve`]: declared(installedRadio, 'serve'),
    });
  },
  'types for a consumer, node16': () => trial.typeCheck('node16', 'node16', compiled),
  'types for a consumer, bundler': () => {
    // What only the page's entry of the client has, and Node's beside it.
    const code = `import { connect, fileMemory } from '${CLIENT}';\nimport { filePins } from '${CLIENT}/node';\nvoid [fileMemory, filePins, () => connect({ url: '', username: '', password: '', tls: 'pin' })];\n`;
    trial.write('bundled.ts', code);
    trial.typeCheck('esnext', 'bundler', [...compiled, 'bundled.ts']);
  },
  'types of the client for a consumer, node10': () => {
    trial.write('client.ts', `import { connect } from '${CLIENT}';\nvoid connect;\n`);
    trial.typeCheck('esnext', 'node10', ['client.ts']);
  },
  'types of the virtual radio without DOM and Node': () => {
    const code = [
      `import { createVirtualRadio } from '${NAME}';`,
      `import { serveRadio } from '${NAME}/serve';`,
      "const radio = createVirtualRadio({ profile: 'sta-ptp', clock: { now: () => 0 } });",
      "radio.faults.happen('reboot');",
      'export const url: string = (await serveRadio(radio)).url;',
      "export const ok: boolean = (await radio.fetch({ method: 'GET', url })).ok;",
    ];
    trial.write('plain.mts', `${code.join('\n')}\n`);
    const options = { lib: ['es2022'], types: [], strict: true, noEmit: true, skipLibCheck: false };
    const compilerOptions = { ...options, target: 'es2022', module: 'node16' };
    trial.write('plain.json', JSON.stringify({ compilerOptions, files: ['plain.mts'] }));
    trial.node(tool('typescript/bin/tsc'), '-p', 'plain.json');
  },
  'virtual-radio --help': () =>
    expectEqual(
      trial.command('virtual-radio', '--help').split('\n')[0],
      'virtual-radio: a wireless radio in memory, served over HTTP and WebSocket.',
    ),
  'virtual-radio serves, radiolink asks it': tryCommand,
  'the files beside the exporter that its README names': () => {
    const monitoring = join(trial.installed('@radiolink/cli'), 'monitoring');
    const named = read(join(trial.installed('@radiolink/cli'), 'README.md')).matchAll(
      /\(`([\w-]+\.(?:yml|json|service))`\)/g,
    );
    expectEqual(
      [...named]
        .map(([, file]) => file)
        .toSorted()
        .join(' '),
      readdirSync(monitoring).toSorted().join(' '),
    );
    // Where systemd is, it says itself whether it would take the unit.
    const unit = join(monitoring, 'radiolink-exporter.service');
    const command = /^ExecStart=\/usr\/bin\/env radiolink (.+)$/m.exec(read(unit))?.[1] ?? '';
    const help = trial.command('radiolink', command.split(' ')[0], '--help');
    for (const option of command.match(/--[\w-]+/g) ?? [])
      if (!help.includes(option)) throw new Error(`the unit starts the exporter with ${option}`);
    if (existsSync('/usr/bin/systemd-analyze')) trial.run('systemd-analyze', ['verify', '--man=no', unit]);
  },
  'radiolink completes in bash and fish': () => {
    trial.run('bash', ['-n', '-c', trial.command('radiolink', 'completion', 'bash')]);
    if (!/^complete -c radiolink /m.test(trial.command('radiolink', 'completion', 'fish')))
      throw new Error('no completion for fish');
    if (!trial.command('radiolink', 'complete', '--', 'link').includes('link-change'))
      throw new Error('no link-change');
  },
  'the example of thousands, copied out': async () => {
    trial.addPacked(trial.packWorkspace('@radiolink/domain'));
    return tryThousands(trial);
  },
  publint: () => installed.forEach(each => trial.publint(each)),
  // The command has no types.
  arethetypeswrong: () => packed.slice(0, 2).forEach(each => trial.areTheTypesWrong(each)),
});
