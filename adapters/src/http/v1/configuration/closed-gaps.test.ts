import { ConfigText } from '@radiolink/domain/configuration';
import { describe, expect, it } from 'vitest';
import { withClosedGaps } from './configuration.adapter.ts';

const closed = (...lines: readonly string[]) =>
  Object.fromEntries(withClosedGaps(ConfigText.parse(`${lines.join('\n')}\n`)).entries());

describe('lists that the objects hold without numbers', () => {
  it('close the gap of a removed entry', () => {
    expect(
      closed(
        'ntpclient.2.server=b.example',
        'ntpclient.2.status=enabled',
        'resolv.nameserver.3.ip=192.0.2.9',
      ),
    ).toEqual({
      'ntpclient.1.server': 'b.example',
      'ntpclient.1.status': 'enabled',
      'resolv.nameserver.1.ip': '192.0.2.9',
      'resolv.nameserver.1.status': 'enabled',
    });
  });

  it('stay as they are without one', () => {
    const lines = { 'ntpclient.1.server': 'a.example', 'ntpclient.2.server': 'b.example' };
    expect(closed(...Object.entries(lines).map(([key, value]) => `${key}=${value}`))).toEqual(lines);
  });
});
