import { DraftsModel, PermittedApply } from '@radiolink/application/configuration/change-models';
import { ApiVersionModel } from '@radiolink/application/api-version/api-version.model';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { NoticesModel } from '@radiolink/application/notices/notices.token';
import { ReplacedInterfaceModel } from '@radiolink/application/served-interface/replaced-interface.model';
import { RunningToolsModel } from '@radiolink/application/tool-runs/running-tools.model';
import type { Part } from '../../models/part.ts';
import { Slot, type SlotProps } from './slots.tsx';

export const part: Part<SlotProps> = {
  View: Slot,
  needs: [
    EditingModel,
    PermittedApply,
    DraftsModel,
    NoticesModel,
    ApiVersionModel,
    ReplacedInterfaceModel,
    RunningToolsModel,
  ],
};
