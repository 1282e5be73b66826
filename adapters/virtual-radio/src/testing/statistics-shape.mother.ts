import type { V1Client } from './v1-client.mother.ts';

export interface WireCapacity {
  readonly dl: number;
  readonly ul: number;
  readonly combined: number;
  readonly dlIdeal: number;
  readonly ulIdeal: number;
  readonly combinedIdeal: number;
}

export interface WirePeerRadio {
  readonly id: string;
  readonly connected: boolean;
  readonly active: boolean;
  readonly linkState: string;
  readonly antenna: { readonly gain: number };
  readonly linkQuality: {
    readonly signal: number;
    readonly idealSignal: number;
    readonly snr?: number;
    readonly cinr?: { readonly dl: number; readonly ul: number };
    readonly capacity: WireCapacity;
    readonly linkScore: Readonly<Record<string, number>>;
    readonly airtime: { readonly dl: number; readonly ul: number };
    readonly outputPower: { readonly conducted: number; readonly eirp: number };
    readonly signalHistogram: {
      readonly minSignal: number;
      readonly maxSignal: number;
      readonly histogram: readonly number[];
    };
    readonly mcs: Readonly<Record<string, number | string>> & {
      readonly rxHistogram: readonly {
        readonly idx: number;
        readonly rate: number;
        readonly value: number;
      }[];
    };
  };
}

export interface WireV1Radio {
  readonly id: string;
  readonly linkState: string;
  readonly servingAp: string | null;
  readonly frequency: Readonly<Record<string, number | string>>;
  readonly channelWidth: { readonly tx: number; readonly rx: number };
  readonly outputPower: { readonly conducted: number; readonly eirp: number; readonly autoPower: boolean };
  readonly antenna: { readonly gain: number };
  readonly dfs?: {
    readonly enabled: boolean;
    readonly cacDuration: number;
    readonly cacRemaining: number;
    readonly lockouts: readonly unknown[];
  };
  readonly channelUtilization: { readonly dl: number; readonly ul: number };
  readonly linkQuality: { readonly capacity: WireCapacity };
}

export interface WirePeer {
  readonly common: Readonly<Record<string, unknown>> & {
    readonly hostname: string;
    readonly uptime: number;
    readonly timestamp: number;
    readonly counters: Readonly<Record<string, number>>;
    readonly identification: Readonly<Record<string, string>>;
  };
  readonly local: readonly WirePeerRadio[];
  readonly remote: readonly WirePeerRadio[];
}

/** The one sample of `GET /statistics`: §v1.statistics. */
export interface WireStatistics {
  readonly timestamp: number;
  readonly device: Readonly<Record<string, unknown>> & {
    readonly uptime: number;
    readonly powerTime: number;
  };
  readonly interfaces: readonly {
    readonly id: string;
    readonly status: Readonly<Record<string, unknown>>;
    readonly statistics: Readonly<Record<string, number>>;
  }[];
  readonly wireless: {
    readonly serviceTime: number;
    readonly serviceUptime: number;
    readonly serviceDowntime: number;
    readonly linkQuality: {
      readonly counters: { readonly txRate: number; readonly rxRate: number };
      readonly capacity: WireCapacity;
      readonly linkScore?: Readonly<Record<string, number>>;
    };
    readonly radios: readonly WireV1Radio[];
    readonly peers: readonly WirePeer[];
  };
  readonly airview: {
    readonly utilization: readonly { readonly frequency: number; readonly usage: number }[];
  };
}

/** The statistics at present. */
export async function statisticsNow(v1: V1Client): Promise<WireStatistics> {
  const samples = await v1.json<readonly WireStatistics[]>('/statistics');
  const [sample] = samples;
  if (sample === undefined || samples.length > 1) throw new Error('There is not one sample.');
  return sample;
}

/** A radio of the device by its id. */
export function radioNamed({ wireless }: WireStatistics, id: string): WireV1Radio {
  const found = wireless.radios.find(radio => radio.id === id);
  if (found === undefined) throw new Error(`There is no radio ${id}.`);
  return found;
}
