// Packs @radiolink/domain and tries it as its users will: installed from the tarball, alone, in an empty folder.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkApiPage } from './publish/api-page.mjs';
import { exportedDeclarations } from './publish/declarations.mjs';
import { expectEqual, read, readmeExamples, runPackageSteps, tool, Trial } from './publish/trial.mjs';
import { root } from './publish/root.mjs';

const NAME = '@radiolink/domain';
const trial = new Trial();
const installed = trial.installed(NAME);
const entriesOf = () => {
  const { exports } = JSON.parse(read(join(installed, 'package.json')));
  return Object.entries(exports).filter(([, { types }]) => types !== undefined);
};

let packed;
/** The examples as a consumer's compiler reads them. */
let compiled = [];
await runPackageSteps(trial, {
  'a clean clone': () => trial.cloneWorkspace(['domain']),
  [`npm pack -w ${NAME}`]: () => {
    packed = trial.packWorkspace(NAME);
    return `${packed}, ${Math.round(statSync(join(trial.folder, packed)).size / 1024)} kB`;
  },
  'the workspace has its package.json back': () =>
    expectEqual(read(join(trial.clone, 'domain/package.json')), read(join(root, 'domain/package.json'))),
  'install into an empty folder': () => trial.install([packed], [tool('ipaddr.js')]),
  'README and licences': () => {
    expectEqual(read(join(installed, 'LICENSE')), read(join(root, 'LICENSE')));
    for (const name of ['README.md', 'src/radio/NOTICE.md'])
      expectEqual(read(join(installed, name)), read(join(root, 'domain', name)));
    if (existsSync(join(installed, 'src/index.ts'))) throw new Error('the sources were packed');
  },
  'README examples under plain Node': () => {
    compiled = trial.tryExamples(readmeExamples(join(root, 'domain/README.md')));
    return `${compiled.length} examples`;
  },
  'every entry loads': () => {
    const entries = entriesOf();
    trial.write('entries.mjs', entries.map(([name]) => `import '${NAME}${name.slice(1)}';\n`).join(''));
    trial.node('entries.mjs');
    return `${entries.length} entries`;
  },
  'API page': async () => {
    const entries = entriesOf();
    const texts = exportedDeclarations(entries.map(([, { types }]) => join(installed, types)));
    const byName = entries.map(([name], place) => [`${NAME}${name.slice(1)}`, texts[place]]);
    await checkApiPage(join(root, 'docs/reference/api/domain.md'), NAME, Object.fromEntries(byName));
  },
  'types for a consumer, node16': () => trial.typeCheck('node16', 'node16', compiled),
  'types for a consumer, bundler': () => trial.typeCheck('esnext', 'bundler', compiled),
  'types for a consumer, node10': () => trial.typeCheck('esnext', 'node10', compiled),
  'radiolink-config --help': () =>
    expectEqual(
      trial.command('radiolink-config', '--help').split('\n')[0],
      'radiolink-config: checks, compares and explains device configurations.',
    ),
  publint: () => trial.publint(installed),
  arethetypeswrong: () => trial.areTheTypesWrong(packed),
});
