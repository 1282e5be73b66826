import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCloudKey, cloudKeyRemark, parseCloudKey } from './cloud-key.ts';

describe('controller key: must be a ws or wss URL, §5', () => {
  it.each([
    [
      'wss://host.example:443+AbC-d_9+allowUntrustedCertificate',
      {
        scheme: 'wss',
        host: 'host.example',
        port: 443,
        path: undefined,
        key: 'AbC-d_9',
        flag: 'allowUntrustedCertificate',
      },
    ],
    [
      'ws://192.0.2.1+key',
      { scheme: 'ws', host: '192.0.2.1', port: undefined, path: undefined, key: 'key', flag: undefined },
    ],
    [
      'wss://[2001:db8::1]:8443/v1/ws+key+allowSelfSignedCertificate',
      {
        scheme: 'wss',
        host: '2001:db8::1',
        port: 8443,
        path: '/v1/ws',
        key: 'key',
        flag: 'allowSelfSignedCertificate',
      },
    ],
    [
      'WSS://Host.Example/+k==',
      { scheme: 'wss', host: 'host.example', port: undefined, path: '/', key: 'k==', flag: undefined },
    ],
    ['WS://h+k', { scheme: 'ws', host: 'h', port: undefined, path: undefined, key: 'k', flag: undefined }],
  ])('reads %s', (text, parts) => {
    expect(parseCloudKey(text)).toEqual(parts);
    expect(checkCloudKey(text)).toBeUndefined();
  });

  it.each([
    '',
    'host:443+key',
    'http://host+key',
    'https://host:443+key',
    'wsss://host+key',
    'xwss://host+key',
    'wss:/host+key',
    'wss://+key',
    'wss://host+',
    'wss://host:65536+key',
    'wss://user@host+key',
    'wss://1.2.3+key',
    'wss://[1.2.3.4]+key',
    'wss://[::1+key',
    'wss://[zz]+key',
    'wss://::1+key',
    'wss://host+key+',
    'wss://host+key+flag+flag',
    'wss://host+ke y',
    'wss://host+key\n',
  ])('refuses %j and says what is allowed', text => {
    expect(checkCloudKey(text)).toEqual({
      key: 'Enter a key that begins with {insecure} or {secure}, as the controller shows it.',
      values: { insecure: 'ws://', secure: 'wss://' },
    });
  });

  it('judges any text without throwing', () => {
    assert(
      property(string(), tail => {
        expect(parseCloudKey(`wss://host${tail}`) ?? {}).toBeTypeOf('object');
      }),
    );
  });
});

describe('any ws or wss URL is a controller key', () => {
  it.each([
    'wss://host:443',
    'wss://host',
    'wss://host:443/path',
    'ws://host_name:80+key',
    'wss://my_controller.example.com:443+key+flag1',
    'wss://-host+key',
    'wss://host:+key',
    'wss://host?x=1+key',
    'wss://bücher.example:443+key',
  ])('%s is one', text => {
    expect(checkCloudKey(text)).toBeUndefined();
  });

  it.each(['wss://host:443', 'wss://host+key', 'wss://host', 'ws://host_name/'])(
    '%s is remarked on',
    text => {
      expect(cloudKeyRemark(text)).toEqual({
        key: 'A controller key usually carries a port and a key: {example}.',
        values: { example: 'wss://host:443+key' },
      });
    },
  );

  it.each(['wss://host:443+key', 'ws://my_host:80+key+flag', 'no key at all'])('%s is not', text => {
    expect(cloudKeyRemark(text)).toBeUndefined();
  });
});
