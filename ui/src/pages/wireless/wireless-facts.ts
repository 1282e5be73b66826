import type { BoardCapabilities, BoardRadio, DeviceModel } from '@radiolink/domain/device';
import type { ChannelRow, RegulatoryDomain60 } from '@radiolink/domain/radio';
import type { DeviceRegulation } from '@radiolink/application/regulation/regulatory-domain.port';
import { createContext, use } from 'react';

/** Properties of the radio that the wireless page needs, in addition to its configuration. */
export interface WirelessFacts {
  readonly board: BoardCapabilities;
  readonly device: DeviceModel;
  /** The radio below 60 GHz: the main one, or the backup. */
  readonly radio: BoardRadio | undefined;
  readonly countryCode: number;
  /** The channels of that radio in the chosen country; undefined while they are not known. */
  readonly channels: readonly ChannelRow[] | undefined;
  readonly domain60: RegulatoryDomain60 | undefined;
}

const FactsContext = createContext<WirelessFacts | null>(null);

export const WirelessFactsProvider = FactsContext;

export function useWirelessFacts(): WirelessFacts {
  const facts = use(FactsContext);
  if (facts === null) throw new Error('A part of the wireless page stands outside WirelessFactsProvider.');
  return facts;
}

/** Puts the facts together. */
export function wirelessFacts(
  board: BoardCapabilities,
  device: DeviceModel,
  chosen: {
    readonly regulation: DeviceRegulation | null;
    readonly channels: readonly ChannelRow[] | null;
    readonly countryCode: number;
  },
): WirelessFacts {
  return {
    board,
    device,
    radio: device.backup ?? (device.main?.band === 'AD' ? undefined : device.main),
    countryCode: chosen.countryCode,
    channels: chosen.channels ?? undefined,
    domain60: chosen.regulation?.domain60,
  };
}
