import { ConfigText } from '@radiolink/domain/configuration';
import { asFetchError, failureStatus } from '@radiolink/domain/errors';
import type { ConfigurationPort } from './configuration.port.ts';
import type { RegulatoryDomainPort } from '../regulation/regulatory-domain.port.ts';

const COUNTRY = 'radio.countrycode';
const NOT_FOUND = 404;

/** Codes under 1 stand for no country. */
const countryIn = (text: string): number => Number(ConfigText.parse(text).get(COUNTRY) ?? '') || 0;

/**
 * A storage that names the country to the device with the write that changes it, and never before: what is only looked at
 * changes nothing. A device that does not take the country refuses the write in its own words. §7.
 */
export function countryBeforeWrite(
  storage: ConfigurationPort,
  regulation: Pick<RegulatoryDomainPort, 'setCountry'>,
): ConfigurationPort {
  if (regulation.setCountry === undefined) return storage;
  let known = 0;
  const named = async (country: number): Promise<void> => {
    if (known === 0 || country === 0 || country === known) return;
    await regulation.setCountry?.(country).catch(reason => {
      const failure = asFetchError(reason);
      // The written configuration carries the country all the same.
      if (failure === undefined || failureStatus(failure) !== NOT_FOUND) throw reason;
    });
  };
  return {
    ...(storage.endsOwnTestsOnly !== undefined && { endsOwnTestsOnly: storage.endsOwnTestsOnly }),
    ...(storage.alwaysSaves !== undefined && { alwaysSaves: storage.alwaysSaves }),
    read: async () => {
      const stored = await storage.read();
      known = countryIn(stored.text);
      return stored;
    },
    write: async write => {
      await named(countryIn(write.text));
      return storage.write(write);
    },
    apply: () => storage.apply(),
    discard: options => storage.discard(options),
  };
}
