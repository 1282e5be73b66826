import type { Received } from '@radiolink/openapi/received';
import type { V1Schemas as Schemas } from '@radiolink/openapi/v1';
import type { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { EthernetPort, type EthernetSettings } from '@radiolink/application/ethernet/ethernet.port';
import { CableCode, type CablePair } from '@radiolink/domain/tools';
import { readAnswer } from '../../wire/read-answer.ts';
import { METRES, SMALL } from '../../wire/ranges.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import type { CallOptions } from '../../client/answer.ts';
import type { Section } from '../../wire/section.ts';
import type { V1Client } from '../client/v1-client.ts';
import { unsupported } from '../../client/unsupported.ts';
import { v1Port } from '../v1-ports.ts';

const MOST_INTERFACES = 128;
/** `1000-full`; `auto` is none. */
const SPEED = /^(\d+)-(full|half)$/;

/** The wired ports by `/interfaces`, radios and switches alike. */
export class V1Ethernet implements EthernetPort {
  constructor(
    private readonly client: V1Client,
    private readonly heartbeat: Pick<HeartbeatLock, 'during'>,
  ) {}

  /** @throws RequestFailure code 4 for an interface that the device does not list */
  async read(interfaceName: string, options?: CallOptions): Promise<EthernetSettings> {
    const entry = await this.#find(interfaceName, options);
    return readAnswer(entry, port => mapPort(port, interfaceName));
  }

  async testCable(interfaceName: string, options?: CallOptions): Promise<readonly CablePair[]> {
    const entry = await this.#find(interfaceName, options);
    const body = readAnswer(entry, port => {
      const identity = port.section('identification');
      return {
        id: identity.text('id') ?? interfaceName,
        name: identity.text('name') ?? '',
        mac: identity.text('mac') ?? '',
        type: identity.text('type') ?? 'port',
      };
    });
    // The link of the port is down meanwhile: no response is expected.
    const data = await this.heartbeat.during(() =>
      this.client.post('/api/v1.0/tools/cable-test', { body, timeoutMs: TIME_OUT_MS.cableTest, ...options }),
    );
    return readAnswer(data, test =>
      test.sections('pairs', 8).map(pair => ({
        pair: pair.text('pair') ?? '',
        code: pair.number('status', SMALL) ?? CableCode.Unknown,
        lengthMetres: pair.number('length', METRES),
      })),
    );
  }

  async #find(interfaceName: string, options?: CallOptions): Promise<Received<'/api/v1.0/interfaces'>> {
    const data = await this.client.list('/api/v1.0/interfaces', options);
    const found = data.slice(0, MOST_INTERFACES).find(entry => readAnswer(entry, idOf) === interfaceName);
    if (found === undefined) throw unsupported(interfaceName);
    return found;
  }
}

const idOf = (port: Section<Schemas['Interface']>) => port.section('identification').text('id');

/** A port without a cable may still report the speed of the last one: it is ignored. */
function mapPort(port: Section<Schemas['Interface']>, interfaceName: string): EthernetSettings {
  const state = port.section('status');
  const linked = state.flag('plugged');
  const [, mbps, duplex] = SPEED.exec(state.text('currentSpeed') ?? '') ?? [];
  const speed = state.text('speed');
  const isUp = linked !== false && mbps !== undefined;
  const own = port.section('ethernet');
  const ofSwitch = port.section('port');
  const flow = (own.present ? own : ofSwitch).section('flowControl');
  const plain = flow.present ? undefined : (own.present ? own : ofSwitch).flag('flowControl');
  return {
    interfaceName,
    linked,
    autoNegotiation: speed === undefined ? undefined : speed.startsWith('auto'),
    speedMbps: isUp ? Number(mbps) : undefined,
    fullDuplex: isUp ? duplex === 'full' : undefined,
    supportedModes: [],
    advertisedModes: [],
    rxPause: flow.flag('receive') ?? plain,
    txPause: flow.flag('transmit') ?? plain,
  };
}

/** Ports of the Ethernet ports, by the versioned API. */
export const PORTS = [v1Port(EthernetPort, ({ client, heartbeat }) => new V1Ethernet(client, heartbeat))];
