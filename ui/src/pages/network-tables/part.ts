import { SettingsContextModel } from '@radiolink/application/configuration/change-models';
import { ETHERNET_MODELS } from '@radiolink/application/ethernet/ethernet.model';
import { NETWORK_TABLES_MODELS } from '@radiolink/application/network-tables/network-tables.model';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import type { Part } from '../../models/part.ts';
import { NetworkTablesPage } from './network-tables.page.tsx';

export const part: Part = {
  View: NetworkTablesPage,
  models: [...NETWORK_TABLES_MODELS, ...ETHERNET_MODELS],
  needs: [EditingModel, SettingsContextModel],
};
