import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { EthernetPort } from '@radiolink/domain/status';
import type { Section } from '../../wire/section.ts';
import { DB, MBPS, METRES } from '../../wire/ranges.ts';

/** Cable length of a port that does not measure it, metres. */
const UNKNOWN_LENGTH = -1;

/**
 * One wired port.
 * @param state source of the negotiated values: the port itself at the remote end, its `status` at the local
 * end
 */
export function mapEthernetPort(
  port: Section<Schemas['EthernetPort']> | Section<Schemas['Interface']>,
  state: Section<Schemas['EthernetPort']> | Section<Schemas['InterfaceState']>,
): EthernetPort {
  const cableLength = state.number('cable_len', METRES);
  const plugged = state.flag('plugged');
  const isUnmeasured = cableLength === UNKNOWN_LENGTH || (cableLength === 0 && plugged !== true);
  return {
    name: port.text('ifname') ?? '',
    enabled: port.flag('enabled'),
    plugged,
    speedMbps: state.number('speed', MBPS),
    fullDuplex: state.flag('duplex'),
    pairSnrDb: state.numbers('snr', DB),
    cableLengthMetres: isUnmeasured ? undefined : cableLength,
  };
}
