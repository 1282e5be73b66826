import { message } from '@radiolink/domain/errors';
import type { DeviceStatus } from '@radiolink/domain/status';
import {
  type DiscoveredDevice,
  type DiscoveryRow,
  discoveryRows,
  goneDevices,
  type KnownDevices,
} from '@radiolink/domain/tools';
import { combine, type Store } from 'effector';
import { identity, takeUntil, timer } from 'rxjs';
import { dashboardKind } from '../status/dashboard-view.ts';
import { isListOf, isRecord, mayHaveNumbers, mayHaveTexts } from '../tool-runs/json-shape.ts';
import { createTool, type Tool } from '../tool-runs/tool.ts';
import { type ToolPorts, TOOL_PORTS } from '../tool-runs/running-tools.model.ts';
import type { ReportColumn, ToolReport, ToolRun } from '../tool-runs/tool-report.ts';
import { type Token, token } from '../wiring/token.ts';
import { discoveryFeature } from './discovery.feature.ts';
import { DiscoveryPort } from './discovery.port.ts';
import { bindModel } from '../wiring/model-binding.ts';

const COLUMNS: readonly ReportColumn[] = [
  { id: 'name', label: 'Name', unit: '' },
  { id: 'model', label: 'Model', unit: '' },
  { id: 'firmware', label: 'Firmware version', unit: '' },
  { id: 'addresses', label: 'IP address', unit: '' },
  { id: 'mac', label: 'MAC', unit: '' },
  { id: 'ssid', label: 'SSID', unit: '' },
  { id: 'mode', label: 'Mode', unit: '' },
  { id: 'uptime', label: 'Uptime', unit: 's' },
  { id: 'interface', label: 'Interface', unit: '' },
];

/** The found devices as data: a row for each. */
function discoveryReport({ startedAt, result }: ToolRun<unknown, readonly DiscoveredDevice[]>): ToolReport {
  return {
    name: 'discovery',
    facts: [
      { id: 'started', label: 'Started', unit: '', value: new Date(startedAt).toISOString() },
      { id: 'devices', label: 'Devices', unit: '', value: result.length },
    ],
    columns: COLUMNS,
    rows: result.map(device => [
      device.hostname,
      device.product,
      device.firmwareVersion,
      device.addresses.join(' '),
      device.mac,
      device.essid,
      device.wirelessMode,
      device.uptimeSeconds,
      device.localInterface,
    ]),
  };
}

/** How long to scan. */
export interface ScanRequest {
  /** 0 scans until it is stopped. */
  readonly seconds: number;
}

/** One scan. */
export type ScanRun = ToolRun<ScanRequest, readonly DiscoveredDevice[]>;

/** Discovery, from its start to its rows. */
export interface DiscoveryModel extends Tool<ScanRequest, readonly DiscoveredDevice[]> {
  /** The scan that is shown, held against the one before it, or against the one it is compared with. */
  readonly $rows: Store<readonly DiscoveryRow[]>;
  /** Devices of that other scan that are not found; none while it still runs. */
  readonly $gone: Store<readonly DiscoveredDevice[]>;
}

export const DiscoveryModel: Token<DiscoveryModel> = token<DiscoveryModel>('DiscoveryModel');

const MS_PER_SECOND = 1000;

/** Makes the model. */
export function createDiscoveryModel({
  discovery,
  ...ports
}: ToolPorts & { readonly discovery: DiscoveryPort }): DiscoveryModel {
  const tool = createTool<ScanRequest, readonly DiscoveredDevice[], readonly DiscoveredDevice[]>(
    {
      id: discoveryFeature.id,
      watch: ({ seconds }) =>
        discovery.discover().pipe(seconds > 0 ? takeUntil(timer(seconds * MS_PER_SECOND)) : identity),
      nothing: [],
      add: (_, found) => found,
      summary: ({ result }) => message('{count} devices found', { count: result.length }),
      report: discoveryReport,
      shape: { request: scanRequestOf, result: devicesOf },
    },
    ports,
  );
  const $known = ports.status.slice(knownDevices);
  const $before = combine(tool.$run, tool.$runs, tool.$compared, (run, runs, compared) => {
    if (compared !== null && compared.number !== run?.number) return compared.result;
    const older = runs.find(each => run !== null && each.number < run.number && isWhole(each));
    return older?.result ?? null;
  });
  return {
    ...tool,
    $rows: combine(tool.$run, $known, $before, (run, known, before) =>
      discoveryRows(run?.result ?? [], known ?? NO_KNOWN_DEVICES, before),
    ),
    $gone: combine(tool.$run, $before, (run, before) =>
      run === null || run.end === null ? [] : goneDevices(run.result, before),
    ),
  };
}

/** A scan that broke off did not look everywhere: it says nothing of what is new. */
const isWhole = ({ end }: ScanRun): boolean => end === 'finished' || end === 'stopped';

function scanRequestOf(json: unknown): ScanRequest | undefined {
  if (!isRecord(json)) return undefined;
  const { seconds } = json;
  return typeof seconds === 'number' && seconds >= 0 ? { seconds } : undefined;
}

const devicesOf = (json: unknown): readonly DiscoveredDevice[] | undefined =>
  isListOf(json, isDevice) ? json : undefined;

const isDevice = (json: unknown): json is DiscoveredDevice =>
  isRecord(json) &&
  typeof json['mac'] === 'string' &&
  isListOf(json['addresses'], address => typeof address === 'string') &&
  mayHaveNumbers(json, ['uptimeSeconds', 'ageSeconds']) &&
  mayHaveTexts(json, [
    'protocol',
    'hostname',
    'product',
    'firmwareVersion',
    'essid',
    'wirelessMode',
    'localInterface',
  ]);

/** Before the first status. */
const NO_KNOWN_DEVICES: KnownDevices = { ownMacs: [], peers: [], peersAre: 'station' };

/** This device by the MACs of its interfaces, and its peers by the air. */
export function knownDevices(status: DeviceStatus): KnownDevices {
  return {
    ownMacs: status.interfaces.flatMap(({ hwaddr }) => (hwaddr === undefined ? [] : [hwaddr.toUpperCase()])),
    peers: status.wireless.stations.map(({ mac, lastIp }) => ({ mac, address: lastIp })),
    peersAre: dashboardKind(status) === 'link' ? 'remote' : 'station',
  };
}

/** The parts of the page. */
export const DISCOVERY_MODELS = [
  bindModel(DiscoveryModel, createDiscoveryModel, { ...TOOL_PORTS, discovery: DiscoveryPort }),
];
