import {
  DraftsModel,
  PermittedApply,
  SettingsContextModel,
  SnapshotsModel,
} from '../configuration/change-models.ts';
import { ApiVersionModel } from '../api-version/api-version.model.ts';
import { EditingModel } from '../configuration/editing.model.ts';
import { NoticesModel } from '../notices/notices.token.ts';
import { ReplacedInterfaceModel } from '../served-interface/replaced-interface.model.ts';
import { RecorderModel } from '../timeline/recorder.token.ts';
import { RunningToolsModel } from '../tool-runs/running-tools.model.ts';
import { WirelessModel } from '../wireless/wireless.model.ts';
import type { Found } from '../wiring/model-binding.ts';

/** Models with the lifetime of the page that the first figures do not need. */
export type LaterProgram = Found<typeof LATER_MODELS>;

/** Where they are found. */
export const LATER_MODELS = {
  notices: NoticesModel,
  apiVersion: ApiVersionModel,
  replacedInterface: ReplacedInterfaceModel,
  editing: EditingModel,
  wireless: WirelessModel,
  drafts: DraftsModel,
  apply: PermittedApply,
  snapshots: SnapshotsModel,
  settings: SettingsContextModel,
  tools: RunningToolsModel,
  recorder: RecorderModel,
};
