import { ChangeMemoryPort, ProbePort, SnapshotsPort, TabsPort } from '@radiolink/application/configuration';
import { PastStorePort } from '@radiolink/application/timeline';
import { PlacePort } from '@radiolink/application/place';
import { ServedInterfacePort } from '@radiolink/application/served-interface';
import { ContainerModule } from 'inversify';
import { BrowserPlace } from '../../browser/index.ts';
import { BrowserServedInterface } from '../../browser/page/index.ts';
import { BrowserProbe } from '../../browser/probe/probe.adapter.ts';
import {
  BrowserChangeMemory,
  BrowserRecords,
  BrowserSnapshots,
} from '../../browser/storage/changes/index.ts';
import { BrowserPastStore } from '../../browser/storage/past/index.ts';
import { BrowserTabs } from '../../browser/tabs/tabs.adapter.ts';

/** Ports of the part of the program that is loaded when idle, by the browser. */
export const browserProgram = new ContainerModule(({ bind }) => {
  const records = new BrowserRecords();
  bind(ChangeMemoryPort)
    .toResolvedValue(() => new BrowserChangeMemory(records))
    .inSingletonScope();
  bind(SnapshotsPort)
    .toResolvedValue(() => new BrowserSnapshots(records))
    .inSingletonScope();
  bind(PastStorePort)
    .toResolvedValue(() => new BrowserPastStore())
    .inSingletonScope();
  bind(TabsPort)
    .toResolvedValue(() => new BrowserTabs())
    .inSingletonScope();
  bind(ProbePort)
    .toResolvedValue(() => new BrowserProbe())
    .inSingletonScope();
  bind(PlacePort)
    .toResolvedValue(() => new BrowserPlace())
    .inSingletonScope();
  bind(ServedInterfacePort)
    .toResolvedValue(() => new BrowserServedInterface())
    .inSingletonScope();
});
