import { createEvent, createStore, sample, type Store } from 'effector';
import { bindModel } from '../wiring/model-binding.ts';
import { type Token, token } from '../wiring/token.ts';
import { type Connected, nextConnected, NOTHING_CONNECTED } from './connected-stations.ts';
import { shareStructure } from './share-structure.ts';
import { StatusModel } from './status.model.ts';

/** What hangs on the radio, for the drawing of the connections. */
export interface ConnectionsModel {
  readonly $connected: Store<Connected>;
}

export const ConnectionsModel: Token<ConnectionsModel> = token<ConnectionsModel>('ConnectionsModel');

/** Makes the model; it requests nothing. */
export function createConnectionsModel({
  status,
}: {
  readonly status: Pick<StatusModel, '$links'>;
}): ConnectionsModel {
  const $connected = createStore(NOTHING_CONNECTED);
  const composed = createEvent();
  sample({
    clock: [composed, status.$links],
    source: { last: $connected, links: status.$links },
    fn: ({ last, links }) => shareStructure(last, nextConnected(last, links?.rows ?? [])),
    target: $connected,
  });
  composed();
  return { $connected };
}

/** The drawing of the connections on the dashboard. */
export const CONNECTIONS_MODELS = [
  bindModel(ConnectionsModel, createConnectionsModel, { status: StatusModel }),
];
