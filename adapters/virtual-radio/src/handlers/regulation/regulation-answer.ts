import type { Regulation } from '../../regulation/regulation.ts';

/** A country's rules as the device answers them. */
export interface RegulationAnswer {
  readonly data: unknown;
  readonly data60: unknown;
}

/** Without a country a radio may do nothing; the answer keeps its shape. §classic.regulatory-domain. */
export function regulationAnswer({ domain, domain60 }: Regulation): RegulationAnswer {
  const nothing = { countryCode: 0, countryName: '', interfaces: [] };
  return { data: domain ?? nothing, data60: domain60 ?? null };
}
