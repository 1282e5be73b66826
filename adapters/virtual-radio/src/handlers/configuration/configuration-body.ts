import { ConfigText, isTooLarge } from '@radiolink/domain/configuration';

/** A configuration that the device accepts, however it was sent; undefined when it does not. Classic API, 4.3. */
export function acceptableConfiguration(text: string): ConfigText | undefined {
  if (isTooLarge(text)) return undefined;
  const config = ConfigText.parse(text);
  return config.size > 0 && config.invalidLines().length === 0 ? config : undefined;
}
