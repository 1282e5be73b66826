import { AlignmentPort } from '@radiolink/application/alignment/alignment.port';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { requireDone } from '../../wire/action-result.ts';
import { classicPort } from '../classic-ports.ts';

/** A faster status by `POST /api/alignment/start`. */
export class ClassicAlignment implements AlignmentPort {
  constructor(private readonly client: ClassicClient) {}

  /** @param durationSeconds 600 by the device's own choice when left out */
  async start(durationSeconds?: number, options?: CallOptions): Promise<void> {
    const body = durationSeconds === undefined ? {} : { duration: durationSeconds };
    requireDone(await this.client.form('/api/alignment/start', { body, ...options }));
  }
}

/** Ports of antenna alignment, by the classic API. */
export const PORTS = [classicPort(AlignmentPort, ({ client }) => new ClassicAlignment(client))];
