import type { Client } from 'openapi-fetch';
import type { JsonPaths } from './json.ts';
import type { components, paths } from './v1.generated.ts';
import type { Answered } from './received.ts';

/** Every path of the versioned API that the JSON interface does not have. */
export type V1Paths = Answered<paths>;

/** The wire shapes by name: `V1Schemas['System']`. */
export type V1Schemas = components['schemas'];

/** The openapi-fetch client of both: one server, one login. */
export type V1Api = Client<JsonPaths & V1Paths>;
