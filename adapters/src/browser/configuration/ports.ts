import { ChangeMemoryPort } from '@radiolink/application/configuration/drafts/change-memory.port';
import { ProbePort } from '@radiolink/application/configuration/probe.port';
import { SnapshotsPort } from '@radiolink/application/configuration/snapshots/snapshots.port';
import { TabsPort } from '@radiolink/application/configuration/drafts/tabs.port';
import { BrowserChangeMemory } from './change-memory.adapter.ts';
import { BrowserProbe } from './probe.adapter.ts';
import { BrowserRecords } from './records.ts';
import { BrowserSnapshots } from './snapshots.adapter.ts';
import { BrowserTabs } from './tabs.adapter.ts';
import { port } from '../browser-ports.ts';

/** One database for both memories. */
const records = new BrowserRecords();

/** What a change needs of the browser: its memory, other tabs, and whether an address answers. */
export const PORTS = [
  port(ChangeMemoryPort, () => new BrowserChangeMemory(records)),
  port(SnapshotsPort, () => new BrowserSnapshots(records)),
  port(TabsPort, () => new BrowserTabs()),
  port(ProbePort, () => new BrowserProbe()),
];
