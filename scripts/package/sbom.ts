import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { PackageURL } from 'packageurl-js';
import type { BundledPackage } from './bundled-packages.ts';

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
