import { SupportFilePort } from '@radiolink/application/support/support-file.port';
import { V1SupportFile } from './support-file.adapter.ts';
import { port } from '../v1-ports.ts';

/** The support file, by the versioned interface. */
export const PORTS = [port(SupportFilePort, ({ client }) => new V1SupportFile(client))];
