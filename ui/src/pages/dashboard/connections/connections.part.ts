import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { CONNECTIONS_MODELS } from '@radiolink/application/status/connections.model';
import type { Part } from '../../../models/part.ts';
import { ConnectionsDrawing, type ConnectionsProps } from './connections-drawing.tsx';

/** Loaded when it is opened. */
export const part: Part<ConnectionsProps> = {
  View: ConnectionsDrawing,
  models: CONNECTIONS_MODELS,
  needs: [EditingModel],
};
