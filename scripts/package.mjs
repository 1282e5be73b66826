/** `npm run package`: one archive with all that a device needs to serve the interface. See docs/on-a-device.md. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { alone } from './setup/alone.mjs';
import { installDependencies } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { typescript } from './setup/typescript.mjs';

requireNode();
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
await installDependencies(root);
// These import packages.
const { bundle, finishInterface, makerOfBuild } = await import('./build/interface.mjs');
const { packTightly } = await import('./build/compress.mjs');
const { ENCODINGS, PACKAGE_HELP, readPackageOptions, WrongOption } = await typescript(
  new URL('./package/options.ts', import.meta.url),
);

const translations = readdirSync(join(root, 'ui/translations'))
  .filter(name => name.endsWith('.json'))
  .map(name => name.slice(0, -'.json'.length))
  .sort();

function optionsOf(args) {
  try {
    return readPackageOptions(args, translations);
  } catch (error) {
    if (!(error instanceof WrongOption)) throw error;
    console.error(`${error.message}\n\n${PACKAGE_HELP}`);
    process.exit(2);
  }
}

const options = optionsOf(process.argv.slice(2));
if (options.help) {
  console.log(PACKAGE_HELP);
  process.exit();
}
const made = await makerOfBuild(options);
if (made === undefined) process.exit(2);

const { releaseFaults } = await typescript(new URL('./texts/check-texts.ts', import.meta.url));
const faults = releaseFaults(
  root,
  options.languages.filter(code => translations.includes(code)),
);
if (faults.length > 0) {
  for (const fault of faults) console.error(fault);
  console.error('Complete these languages, or leave them out: --languages (docs/contributing/texts.md).');
  process.exit(1);
}

/** Builds beside `dist/`, which a server may be serving. */
async function build() {
  const notes = join(root, '.build/package');
  const dist = join(notes, 'dist');
  await bundle(root, ['device', 'prerender'], {
    RADIOLINK_DIST: '.build/package/dist',
    RADIOLINK_NOTES: '.build/package',
    ...made.variables,
    RADIOLINK_WITHOUT: options.without.join(','),
    ...(options.compact && { RADIOLINK_COMPACT: 'yes' }),
  });
  const suffixes = options.encodings.map(encoding => ENCODINGS[encoding]).filter(suffix => suffix !== '');
  await finishInterface(root, { dist, notes, maker: made.maker, suffixes });
  await packTightly(dist);
  return { dist, packages: join(notes, 'packages.json') };
}

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { packageFiles } = await typescript(new URL('./package/package-files.ts', import.meta.url));
const { archiveOf, sha256 } = await typescript(new URL('./package/archive.ts', import.meta.url));
const { sizesOf } = await typescript(new URL('./package/archive.ts', import.meta.url));
const files = packageFiles({ root, version, options, ...(await alone(root, build)) });
const archive = await archiveOf(`radiolink-${version}`, files);
const file = join(resolve(options.out), `radiolink-${version}.tar`);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, archive);
const kilo = bytes => `${(bytes / 1000).toFixed(1)} kB`;
const { www, texts } = sizesOf(files);
console.log(
  `${file}\nsha256 ${sha256(archive)}\n${kilo(www)} on the device's flash, and ${kilo(texts)} of translations`,
);
