import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type PackageFiles, sha256, shippedFiles, storedForms } from './archive.ts';
import { licensesText, readPackage, type BundledPackage } from './bundled-packages.ts';
import { type PackageOptions, SOURCE_LANGUAGE } from './options.ts';
import {
  LIGHTTPD_HTTPS,
  LIGHTTPD_SETTINGS,
  lighttpdBackEnd,
  lighttpdConfiguration,
} from './web-server/lighttpd.ts';
import { NGINX_HTTPS, nginxHttp, nginxServer } from './web-server/nginx.ts';
import { UHTTPD } from './web-server/uhttpd.ts';
import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';

type Named = Pick<BundledPackage, 'name' | 'version' | 'license'>;

function component({ name, version, license }: Named, type: Enums.ComponentType): Models.Component {
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = new PackageURL('npm', scope, bare ?? name, version, undefined, undefined).toString();
  const made = new Models.Component(type, bare ?? name, {
    ...(scope !== undefined && { group: scope }),
    version,
    purl,
    bomRef: purl,
  });
  made.licenses.add(
    / (?:OR|AND|WITH) /.test(license)
      ? new Models.LicenseExpression(license)
      : new Models.SpdxLicense(license),
  );
  return made;
}

/** The parts of the interface as CycloneDX: only what ships. Without a time and a serial number, so that it is reproducible. */
export function sbomOf(own: Named, packages: readonly Named[]): string {
  const bom = new Models.Bom();
  const root = component(own, Enums.ComponentType.Application);
  bom.metadata.component = root;
  for (const each of packages) {
    const part = component(each, Enums.ComponentType.Library);
    bom.components.add(part);
    root.dependencies.add(part.bomRef);
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`;
}

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
