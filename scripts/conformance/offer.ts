import { V1 } from './caller/caller.ts';
import type { Line } from './wire/line.ts';

/** What a back end offers at all. */
export interface Offer {
  readonly classic: boolean;
  readonly versioned: boolean;
  /** The login of the generation before. */
  readonly formLogin: boolean;
}

/** Asks without a login. Rejects with `NoAnswer` where nothing answers. */
export async function offerOf(line: Line): Promise<Offer> {
  const status = async (path: string) => (await line.send({ method: 'GET', path })).status;
  return {
    classic: (await status('/api/info/public')) !== 404,
    versioned: (await status(`${V1}/public/device`)) !== 404,
    formLogin: (await status('/login.cgi')) === 200,
  };
}
