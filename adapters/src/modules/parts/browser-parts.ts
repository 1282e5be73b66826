import type { PortPart } from './port-part.ts';

/** The ports that the browser serves, each loaded with the page that needs it. */
export const BROWSER_PARTS: readonly PortPart[] = [
  {
    ports: [
      'ChangeMemoryPort',
      'PastStorePort',
      'PlacePort',
      'ProbePort',
      'ServedInterfacePort',
      'SnapshotsPort',
      'TabsPort',
    ],
    load: async () => (await import(/* webpackChunkName: "later" */ '../browser/program.ts')).browserProgram,
  },
  {
    ports: ['ListChoicesPort', 'StationNotesPort'],
    load: async () =>
      (await import(/* webpackChunkName: "ports-stations" */ '../browser/stations.ts')).browserStations,
  },
  {
    ports: ['SpeedTestMemoryPort'],
    load: async () =>
      (await import(/* webpackChunkName: "page-speed-test-part-ts" */ '../browser/speed-test.ts'))
        .browserSpeedTest,
  },
  {
    ports: ['SensesPort'],
    load: async () =>
      (await import(/* webpackChunkName: "page-alignment-part-ts" */ '../browser/alignment.ts'))
        .browserSenses,
  },
  {
    ports: ['DownloadPort'],
    load: async () =>
      (await import(/* webpackChunkName: "download" */ '../browser/download.ts')).browserDownload,
  },
];
