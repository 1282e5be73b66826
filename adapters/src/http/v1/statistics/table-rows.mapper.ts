import type { Received } from '@radiolink/openapi/received';
import type { InterfaceRow, PeerRow } from '@radiolink/application/network-tables/network-tables.port';
import { macAddress } from '../../wire/mac-address.ts';
import { COUNT } from '../../wire/ranges.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { mapCounters, mapInterface } from './common.mapper.ts';

const MOST_ROWS = 512;

/** The interfaces of one sample with their counters. */
export function interfaceRows(json: Received<'/api/v1.0/statistics'> | undefined): readonly InterfaceRow[] {
  return readAnswer(json, sample =>
    sample.sections('interfaces', MOST_ROWS).map(entry => {
      const { status } = mapInterface(entry);
      const { name, speedMbps, mtu, rxBytes, txBytes, rxErrors, txErrors, rxDropped } = status;
      return { name, speedMbps, mtu, rxBytes, txBytes, rxErrors, txErrors, rxDropped };
    }),
  );
}

/** The peers of one sample as they report themselves. */
export function peerRows(json: Received<'/api/v1.0/statistics'> | undefined): readonly PeerRow[] {
  return readAnswer(json, sample =>
    sample
      .section('wireless')
      .sections('peers', MOST_ROWS)
      .map(peer => {
        const common = peer.section('common');
        const identity = common.section('identification');
        const { rxBytes, txBytes } = mapCounters(common.section('counters'));
        return {
          hostname: common.text('hostname'),
          address: common.text('mgmtIp'),
          mac: macAddress(identity.text('mac')),
          firmware: identity.text('firmwareVersion'),
          uptimeSeconds: common.number('uptime', COUNT),
          rxBytes,
          txBytes,
        };
      }),
  );
}
