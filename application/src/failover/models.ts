import { NotificationsModel } from '../notifications/notifications.model.ts';
import { StatusModel } from '../status/status.model.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createFailoverModel, FailoverModel } from './failover.model.ts';

/** Failovers of a device with two radios. */
export const FAILOVER_MODELS = [
  bindModel(FailoverModel, createFailoverModel, {
    status: StatusModel,
    notifications: NotificationsModel,
  }),
];
