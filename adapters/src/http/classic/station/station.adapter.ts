import { StationPort } from '@radiolink/application/station/station.port';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { requireDone } from '../../wire/action-result.ts';
import { classicPort } from '../classic-ports.ts';

/** Actions on a station by `POST /stakick.cgi`. */
export class ClassicStations implements StationPort {
  constructor(private readonly client: ClassicClient) {}

  /** @throws RequestFailure code 5 when no such station is associated */
  async kick(
    { interfaceName, mac }: { readonly interfaceName: string; readonly mac: string },
    options?: CallOptions,
  ): Promise<void> {
    const body = { staif: interfaceName, staid: mac };
    requireDone(await this.client.form('/stakick.cgi', { body, ...options }));
  }
}

/** Ports of the stations, by the classic API. */
export const PORTS = [classicPort(StationPort, ({ client }) => new ClassicStations(client))];
