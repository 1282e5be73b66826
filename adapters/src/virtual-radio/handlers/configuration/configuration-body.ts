import { ConfigText } from '@radiolink/domain/configuration';

const LARGEST_BYTES = 1024 * 1024;

/** A posted configuration as text that the device accepts; undefined when it does not. Classic API, 4.3. */
export function acceptableConfiguration(text: string): ConfigText | undefined {
  if (text.length > LARGEST_BYTES) return undefined;
  const config = ConfigText.parse(text);
  return config.size > 0 && config.invalidLines().length === 0 ? config : undefined;
}
