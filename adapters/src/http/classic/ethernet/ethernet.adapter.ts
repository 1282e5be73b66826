import type { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { EthernetPort, type EthernetSettings } from '@radiolink/application/ethernet/ethernet.port';
import { CableCode, type CablePair } from '@radiolink/domain/tools';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { requireDone } from '../../wire/action-result.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { MBPS, METRES, SMALL } from '../../wire/ranges.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import { classicPort } from '../classic-ports.ts';

/** The wired ports by `/ethtool.cgi`. */
export class ClassicEthernet implements EthernetPort {
  constructor(
    private readonly client: ClassicClient,
    private readonly heartbeat: Pick<HeartbeatLock, 'during'>,
  ) {}

  async read(interfaceName: string, options?: CallOptions): Promise<EthernetSettings> {
    const params = { query: { ifname: interfaceName } };
    const data = await this.client.get('/ethtool.cgi', { params, ...options });
    return readAnswer(data, port => ({
      interfaceName: port.text('ifname') ?? interfaceName,
      linked: port.flag('link'),
      autoNegotiation: port.flag('autoneg'),
      speedMbps: port.number('speed', MBPS),
      fullDuplex: port.flag('duplex'),
      supportedModes: port.texts('supported'),
      advertisedModes: port.texts('advertised'),
      rxPause: port.flag('rx_pause'),
      txPause: port.flag('tx_pause'),
    }));
  }

  async testCable(interfaceName: string, options?: CallOptions): Promise<readonly CablePair[]> {
    const body = { ifname: interfaceName, cabletest: 'yes' } as const;
    // The link of the port is down meanwhile: no response is expected.
    const data = await this.heartbeat.during(() =>
      this.client.form('/ethtool.cgi', { body, timeoutMs: TIME_OUT_MS.cableTest, ...options }),
    );
    requireDone(data);
    return readAnswer(data, test =>
      test.sections('pairs').map(pair => ({
        pair: pair.text('pair') ?? '',
        code: pair.number('status', SMALL) ?? CableCode.Unknown,
        lengthMetres: pair.number('length', METRES),
      })),
    );
  }
}

/** Ports of the Ethernet ports, by the classic API. */
export const PORTS = [
  classicPort(EthernetPort, ({ client, heartbeat }) => new ClassicEthernet(client, heartbeat)),
];
