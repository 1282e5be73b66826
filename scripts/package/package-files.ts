import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type PackageFiles, sha256 } from './archive.ts';
import { licensesText, readPackage } from './bundled-packages.ts';
import { type PackageOptions, SOURCE_LANGUAGE } from './options.ts';
import { sbomOf } from './sbom.ts';
import { shippedFiles, storedForms } from './shipped-files.ts';
import {
  LIGHTTPD_HTTPS,
  LIGHTTPD_SETTINGS,
  lighttpdBackEnd,
  lighttpdConfiguration,
} from './web-server/lighttpd.ts';
import { NGINX_HTTPS, nginxHttp, nginxServer } from './web-server/nginx.ts';
import { UHTTPD } from './web-server/uhttpd.ts';

/** What a package is made of. */
export interface PackageSource {
  readonly root: string;
  /** The built interface, compressed. */
  readonly dist: string;
  /** The list of the packages in its bundle. */
  readonly packages: string;
  readonly version: string;
  readonly options: Pick<PackageOptions, 'encodings' | 'languages' | 'without'>;
}

const LICENSE = 'MIT';
/** Notices of what is no package: the regulatory data. */
const NOTICES = ['LICENSE', 'domain/src/radio/NOTICE.md'];

function webServers(paths: readonly string[], { encodings }: PackageSource['options']) {
  return {
    'lighttpd/settings.conf': LIGHTTPD_SETTINGS,
    'lighttpd/radiolink.conf': lighttpdConfiguration(paths, encodings),
    'lighttpd/back-end.conf': lighttpdBackEnd(paths),
    'lighttpd/https.conf': LIGHTTPD_HTTPS,
    'nginx/radiolink-http.conf': nginxHttp(encodings),
    'nginx/radiolink-server.conf': nginxServer(paths),
    'nginx/https.conf': NGINX_HTTPS,
    'uhttpd/uhttpd.untested': UHTTPD,
  };
}

function legalFiles({ root, packages, version }: PackageSource) {
  const folders = JSON.parse(readFileSync(packages, 'utf8')) as readonly string[];
  const bundled = folders.map(folder => readPackage(join(root, folder)));
  const own = { name: 'radiolink', version, license: LICENSE };
  const texts = NOTICES.map(file => readFileSync(join(root, file), 'utf8'));
  return { 'LICENSES.txt': licensesText({ ...own, texts }, bundled), 'sbom.cdx.json': sbomOf(own, bundled) };
}

/** Name, size and hash of every file, and what was chosen. */
function manifestOf({ version, options }: PackageSource, files: PackageFiles): string {
  const { encodings, languages, without } = options;
  const entries = [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, bytes]) => ({ path, bytes: bytes.length, sha256: sha256(bytes) }));
  const manifest = { name: 'radiolink', version, languages, encodings, without, files: entries };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}

/** Every file of a package: the interface in `www/`, its texts, configurations of web servers, licenses, SBOM, manifest. */
export function packageFiles(source: PackageSource): PackageFiles {
  const { root, dist, options } = source;
  const { languages, encodings } = options;
  const built = filesBelow(dist).map(file => relative(dist, file).replaceAll('\\', '/'));
  const shipped = shippedFiles(built, languages);
  const files = new Map<string, Buffer>();
  for (const path of shipped.flatMap(each => storedForms(each, encodings)))
    files.set(`www/${path}`, readFileSync(join(dist, path)));
  for (const language of languages.filter(each => each !== SOURCE_LANGUAGE))
    files.set(`texts/${language}.json`, readFileSync(join(root, 'ui/translations', `${language}.json`)));
  const guide = join(root, 'docs/on-a-device.md');
  if (existsSync(guide)) files.set('README.md', readFileSync(guide));
  files.set('install.sh', readFileSync(join(root, 'scripts/package/install.sh')));
  const texts = {
    ...webServers(
      shipped.map(path => `/${path}`),
      options,
    ),
    ...legalFiles(source),
  };
  for (const [path, text] of Object.entries(texts)) files.set(path, Buffer.from(text));
  return files.set('manifest.json', Buffer.from(manifestOf(source, files)));
}

/** Every file of a folder, deep, in a stable order. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}
