import { ChangeModels, EditingModel } from '@radiolink/application/configuration';
import { WirelessModel } from '@radiolink/application/wireless';
import type { Part } from '../../models/index.ts';
import { WirelessPage } from './wireless.page.tsx';

export const part: Part = { View: WirelessPage, needs: [EditingModel, ChangeModels, WirelessModel] };
