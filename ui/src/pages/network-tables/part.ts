import { ETHERNET_MODELS } from '@radiolink/application/ethernet';
import { NETWORK_TABLES_MODELS } from '@radiolink/application/network-tables';
import { ChangeModels, EditingModel } from '@radiolink/application/configuration';
import type { Part } from '../../models/index.ts';
import { NetworkTablesPage } from './network-tables.page.tsx';

export const part: Part = {
  View: NetworkTablesPage,
  models: [...NETWORK_TABLES_MODELS, ...ETHERNET_MODELS],
  needs: [EditingModel, ChangeModels],
};
