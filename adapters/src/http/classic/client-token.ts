import { token, type Token } from '@radiolink/application/wiring/token';
import type { ClassicClient } from '../client/classic-client.ts';

/** Token of the client that all classic adapters share. */
export const ClassicClientToken: Token<ClassicClient> = token<ClassicClient>('ClassicClient');
