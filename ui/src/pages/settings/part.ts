import { ChangeModels, EditingModel } from '@radiolink/application/configuration';
import type { Part } from '../../models/index.ts';
import { SettingsOverviewPage } from './settings-overview.page.tsx';

export const part: Part = { View: SettingsOverviewPage, needs: [EditingModel, ChangeModels] };
