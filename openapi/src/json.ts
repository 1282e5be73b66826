import type { components, paths } from './json.generated.ts';
import type { Answered } from './received.ts';

/** Every path of the JSON interface with its methods, bodies and answers. */
export type JsonPaths = Answered<paths>;

/** The wire shapes by name: `JsonSchemas['Statistics']`. */
export type JsonSchemas = components['schemas'];
