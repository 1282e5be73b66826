import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { describe, expect, it } from 'vitest';
import { readSupportFile } from './read-support-file.ts';
import { UnreadableRecording } from './recorded-answer.ts';

async function archive(members: Readonly<Record<string, string>>): Promise<Buffer> {
  const packed = pack();
  for (const [name, text] of Object.entries(members)) packed.entry({ name }, text);
  packed.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of packed as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const STATUS = '{"host":{"devmodel":"NanoBeam 5AC"},"wireless":{"essid":"ridge"}}';

describe('the support file of a device', () => {
  it('gives status, configuration and log by what they are', async () => {
    const file = gzipSync(
      await archive({
        'support/status.json': STATUS,
        'support/system.cfg': 'radio.1.freq=5180\nusers.1.name=ubnt\n',
        'support/messages': 'one\ntwo\n',
        'support/about.txt': 'NanoBeam',
      }),
    );
    const answers = Object.fromEntries(
      readSupportFile(file).map(({ path, body }) => [path, body.toString()]),
    );
    expect(answers).toEqual({
      '/status.cgi': STATUS,
      '/getcfg.cgi': 'radio.1.freq=5180\nusers.1.name=ubnt\n',
      '/api/logs': '{"enabled":true,"lines":["one","two"]}',
    });
  });

  it('gives the statistics of the versioned API, packed or not', async () => {
    const statistics = '[{"timestamp":1,"device":{},"interfaces":[],"wireless":{}}]';
    expect(readSupportFile(await archive({ 'a.json': statistics })).map(({ path }) => path)).toEqual([
      '/api/v1.0/statistics',
    ]);
  });

  it.each([
    ['without a status', async () => archive({ 'messages.txt': 'one' }), 'holds no status (1 members)'],
    [
      'damaged',
      async () => gzipSync(await archive({ 'status.json': STATUS })).subarray(0, 60),
      'cannot be unpacked',
    ],
    [
      'another file',
      () => Promise.resolve(Buffer.alloc(2048, 0x41)),
      'neither a HAR file nor the support file',
    ],
  ])('the support file of a device is refused in words: %s', async (_, made, words) => {
    const file = await made();
    expect(() => readSupportFile(file)).toThrow(UnreadableRecording);
    expect(() => readSupportFile(file)).toThrow(words);
  });
});
