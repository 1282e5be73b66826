import { type Token, token } from '@radiolink/application/wiring';
import type { ClassicClient } from '../client/index.ts';

/** Token of the client that all classic adapters share. */
export const ClassicClientToken: Token<ClassicClient> = token<ClassicClient>('ClassicClient');
