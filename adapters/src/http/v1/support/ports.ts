import { SupportFilePort } from '@radiolink/application/support/support-file.port';
import { V1SupportFile } from './support-file.adapter.ts';
import type { V1Binding } from '../v1-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** The support file, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [port(SupportFilePort, ({ client }) => new V1SupportFile(client))];
