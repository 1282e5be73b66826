import { ApiVersionModel } from '@radiolink/application/api-version/api-version.model';
import { DraftsModel, PermittedApply } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { NoticesModel } from '@radiolink/application/notices/notices.token';
import { ReplacedInterfaceModel } from '@radiolink/application/served-interface/replaced-interface.model';
import { RunningToolsModel } from '@radiolink/application/tool-runs/running-tools.model';
import type { ComponentType } from 'react';
import type { Part } from '../../models/part.ts';
import { RunningTools } from '../../pages/tools/running-tools.tsx';
import { ChangeBar } from '../changes/change-bar.tsx';
import { ChangeNotices } from '../changes/change-notices.tsx';
import { TestBar } from '../changes/test-bar.tsx';
import { AlertList } from '../notices/alert-list.tsx';
import { NoticeRegion } from '../notices/notice-region.tsx';
import { Notifications } from '../notifications/notifications.tsx';
import { PrintHead } from '../print/print-head.tsx';
import { UserChoices } from './user-choices.tsx';

/** A named part of the program in its slot. */
interface SlotPart {
  readonly id: string;
  readonly Part: ComponentType;
}

/**
 * Slots of every page for parts of the program.
 * - `tools`: in the header, for running tools
 * - `testBar`: the full width under the header, for a running test or no-save
 * - `notices`: above the page, for the head of the printed page, and notices of the device
 * - `alerts`: in the menu of the header, for what is wrong
 * - `user`: in the user menu, for what the user chooses
 * - `notifications`: over the page, for what happened
 * - `changeBar`: at the bottom, for pending changes
 */
export type SlotName = 'tools' | 'testBar' | 'notices' | 'alerts' | 'user' | 'notifications' | 'changeBar';

/** The content of each slot, from top to bottom. A part without content renders nothing. */
const SLOTS: Readonly<Record<SlotName, readonly SlotPart[]>> = {
  tools: [{ id: 'running', Part: RunningTools }],
  testBar: [{ id: 'test', Part: TestBar }],
  notices: [
    { id: 'print', Part: PrintHead },
    { id: 'changes', Part: ChangeNotices },
    { id: 'notices', Part: NoticeRegion },
  ],
  alerts: [{ id: 'alerts', Part: AlertList }],
  user: [{ id: 'choices', Part: UserChoices }],
  notifications: [{ id: 'notifications', Part: Notifications }],
  changeBar: [{ id: 'changes', Part: ChangeBar }],
};

export interface SlotProps {
  readonly name: SlotName;
}

/** The parts in a slot. */
export function Slot({ name }: SlotProps) {
  return SLOTS[name].map(({ id, Part }) => <Part key={id} />);
}

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
