import { ConfigText } from '@radiolink/domain/configuration';

/** Bytes of UTF-8 that the device takes at most. */
const MOST_BYTES = 1024 * 1024;

/** A configuration that the device accepts, however it was sent; undefined when it does not. §classic.writecfg. */
export function acceptableConfiguration(text: string): ConfigText | undefined {
  if (text.length > MOST_BYTES || new TextEncoder().encode(text).length > MOST_BYTES) return undefined;
  const config = ConfigText.parse(text);
  return config.size > 0 && config.invalidLines().length === 0 ? config : undefined;
}
