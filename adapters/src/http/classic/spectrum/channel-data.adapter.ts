import type { ChannelData, ChannelDataPort } from '@radiolink/application/spectrum/channel-data.port';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { TIME_OUT_MS } from '../../client/time-outs.ts';
import { mapChannelData } from './channel-data.mapper.ts';

/** Data of the channel chooser, by `GET /amdata.cgi`. */
export class ClassicChannelData implements ChannelDataPort {
  constructor(private readonly client: ClassicClient) {}

  async read(options?: CallOptions): Promise<ChannelData> {
    const data = await this.client.get('/amdata.cgi', {
      timeoutMs: TIME_OUT_MS.spectrum,
      ...options,
    });
    return mapChannelData(data);
  }
}
