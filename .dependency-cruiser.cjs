const { readFileSync } = require('node:fs');
const { join } = require('node:path');

/** The layers of docs/architecture: ui -> application -> domain, adapters -> application, domain, openapi. */
const layer = (name, from, to, allowed) => ({
  name,
  severity: 'error',
  comment: `${from} may reach only ${allowed}`,
  from: { path: from },
  to: { path: to },
});
/** Entries of domain that the virtual radio is made with; scripts/check names what it may take of each. */
const permitted = ['configuration', 'link', 'network', 'radio'];
const roots = '^ui/src/app/(demo/|login\\.ts$|main\\.tsx$)';
/** Files of a folder of the interface that its index passes on. */
const passedOn = folder =>
  [...readFileSync(join(__dirname, 'ui/src', folder, 'index.ts'), 'utf8').matchAll(/from '\.\/(.+)'/g)].map(
    ([, file]) => file.replaceAll('.', '\\.'),
  );
/** What other folders take of such a folder comes through its index: so the bundler makes one module of it. */
const throughIndex = (folder, from) => ({
  name: `${folder}-through-its-index`,
  severity: 'error',
  comment: `What the index of ${folder} passes on is taken from there: else pages carry small files of their own`,
  from: { path: from, pathNot: `^ui/src/${folder}/` },
  to: { path: `^ui/src/${folder}/(${passedOn(folder).join('|')})$` },
});
module.exports = {
  forbidden: [
    throughIndex('settings', '^ui/'),
    // The login, and what the main application starts with, take the files themselves.
    throughIndex(
      'components',
      '^ui/src/(app/(changes|palette)|charts|settings/entry-table|pages/(?!(login|setup|legal|account|firmware|remote-device)/))',
    ),
    layer('domain-is-pure', '^domain/src', '^(application|adapters|ui|openapi|scripts)/', 'itself'),
    layer('application-knows-domain', '^application/src', '^(adapters|ui|openapi|scripts)/', 'domain'),
    layer('adapters-know-ports', '^adapters/src', '^(ui|scripts)/', 'application, domain and openapi'),
    layer(
      'virtual-radio-stands-alone',
      '^adapters/virtual-radio/',
      '^(application|ui|scripts|openapi)/|^adapters/(?!(virtual-radio|guarded-server)/)',
      'itself, the guards of the servers and what is permitted of domain',
    ),
    layer(
      'guards-know-nobody',
      '^adapters/guarded-server/',
      '^(domain|application|ui|scripts|openapi)/|^adapters/(?!guarded-server/)',
      'itself',
    ),
    {
      name: 'virtual-radio-takes-parsing-and-physics',
      severity: 'error',
      comment:
        'Of domain only what reads a text, computes a link or tells the bands: no rule that it is a test of',
      from: { path: '^adapters/virtual-radio/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^domain/src', pathNot: `^domain/src/(index\\.ts|(${permitted.join('|')})/index\\.ts)$` },
    },
    {
      name: 'parts-of-the-radio-take-aspects',
      severity: 'error',
      comment:
        'A part of the virtual radio names the aspects that it needs; what answers, saves or breaks it has all',
      from: {
        path: '^adapters/virtual-radio/src',
        pathNot:
          '/src/(faults|handlers|snapshot|socket|v1)/|/src/(running-tools|virtual-radio)\\.ts$|\\.(mother|test)\\.ts$',
      },
      to: { path: '^adapters/virtual-radio/src/radio\\.ts$' },
    },
    layer('ui-runs-no-script', '^ui/', '^scripts/', 'application, adapters at its roots and domain'),
    layer('openapi-knows-nobody', '^openapi/src', '^(domain|application|adapters|ui|scripts)/', 'itself'),
    {
      name: 'only-composition-roots-see-adapters',
      severity: 'error',
      from: { path: '^ui/src', pathNot: `${roots}|\\.test\\.tsx?$|^ui/src/app/composition/|^ui/e2e/` },
      to: { path: '^adapters/' },
    },
    {
      name: 'interfaces-know-not-each-other',
      severity: 'error',
      comment:
        'What both interfaces share stands in http/wire, http/client or http/polling; http/mixed sees both',
      from: { path: '^adapters/src/http/(v1|classic)/' },
      to: { path: '^adapters/src/http/(v1|classic)/', pathNot: '^adapters/src/http/$1/' },
    },
    {
      name: 'domain-has-no-framework',
      severity: 'error',
      from: { path: '^domain/src', pathNot: '\\.(test|mother)\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/(ipaddr\\.js|tslib)/' },
    },
    {
      name: 'domain-has-no-node',
      severity: 'error',
      from: { path: '^domain/src', pathNot: '\\.test\\.ts$|^domain/src/cli/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    // Types alone, of @types/har-format: there is no package of this name.
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^har-format$' },
    },
    {
      name: 'no-test-in-code',
      severity: 'error',
      from: { pathNot: '\\.(test|bench)\\.tsx?$|^(scripts|ui/e2e)/|\\.mother\\.ts$' },
      to: { path: '\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.build)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
