import { SettingsContextModel } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import type { Part } from '../../models/part.ts';
import { SettingsOverviewPage } from './settings-overview.page.tsx';

export const part: Part = { View: SettingsOverviewPage, needs: [EditingModel, SettingsContextModel] };
