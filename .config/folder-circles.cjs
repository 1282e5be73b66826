/**
 * Top folders of domain, application and ui form no circle: of two subjects one is told without the other. `npm run structure` lists
 * those of every layer. Tests and what is made for them take what they need from any folder.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circles-of-folders',
      severity: 'error',
      scope: 'folder',
      comment: 'Move the type or the rule to the folder of its subject, or hand it over as a parameter',
      from: { path: '^(domain|application|ui)/src/([^/]+)' },
      to: { circular: true, pathNot: '^$1/src/$2(/|$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '\\.(test|bench|mother)\\.tsx?$|/(mothers|nonsense|testing)/|(^|/)(dist|dist-docs|\\.build)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
