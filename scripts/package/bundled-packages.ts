import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of which code stands in the bundle. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly license: string;
  /** Text of its license; empty where the package carries none. */
  readonly text: string;
}

const LICENSE_FILE = /^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** Reads name, version and license of a package in a folder. Throws where it names no license: such code is not shipped. */
export function readPackage(folder: string): BundledPackage {
  // The manifest of an installed package.
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  if (typeof license !== 'string' || license === '')
    throw new Error(`${name} ${version} names no license, and is in the bundle.`);
  const file = readdirSync(folder).find(entry => LICENSE_FILE.test(entry));
  return {
    name,
    version,
    license,
    text: file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim(),
  };
}

const RULE = '-'.repeat(78);

/** The licenses of everything in the package, with their texts: what their authors require to be passed on. */
export function licensesText(
  own: { readonly name: string; readonly license: string; readonly texts: readonly string[] },
  packages: readonly BundledPackage[],
): string {
  const parts = packages.map(({ name, version, license, text }) =>
    [
      `${name} ${version}: ${license}`,
      text || `This package contains no text of its license, ${license}.`,
    ].join('\n\n'),
  );
  return `${[`${own.name}: ${own.license}`, ...own.texts, ...parts].map(part => part.trim()).join(`\n\n${RULE}\n`)}\n`;
}
