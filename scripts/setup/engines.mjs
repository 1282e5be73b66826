import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages, isDebianRoot } from './debian.mjs';

const onPath = name =>
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
    find: () => onPath('firefox-esr') ?? onPath('firefox'),
  },
  {
    name: 'WebKit',
    variable: 'RADIOLINK_WEBKIT',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => (onPath('WebKitWebDriver') && onPath('Xvfb') ? miniBrowser() : undefined),
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
