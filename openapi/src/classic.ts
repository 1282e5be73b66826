import type { Client } from 'openapi-fetch';
import type { components, paths } from './classic.generated.ts';
import type { Answered } from './received.ts';

/** Every path of the classic API with its methods, bodies and answers. */
export type ClassicPaths = Answered<paths>;

/** The wire shapes by name: `ClassicSchemas['Status']`. */
export type ClassicSchemas = components['schemas'];

/** The openapi-fetch client of the classic API. */
export type ClassicApi = Client<ClassicPaths>;
