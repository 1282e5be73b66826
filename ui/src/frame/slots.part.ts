import { ApiVersionModel } from '@radiolink/application/api-version';
import { ChangeModels, EditingModel } from '@radiolink/application/configuration';
import { NoticesModel } from '@radiolink/application/notices';
import { ReplacedInterfaceModel } from '@radiolink/application/served-interface';
import { RunningToolsModel } from '@radiolink/application/tool-runs';
import type { Part } from '../models/index.ts';
import { Slot, type SlotProps } from './slots.tsx';

export const part: Part<SlotProps> = {
  View: Slot,
  needs: [
    EditingModel,
    ChangeModels,
    NoticesModel,
    ApiVersionModel,
    ReplacedInterfaceModel,
    RunningToolsModel,
  ],
};
