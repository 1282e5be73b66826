import type { Part } from '../../models/part.ts';
import { DashboardPage } from './dashboard.page.tsx';
import { loadAccessPoint, loadPointToPoint } from './kinds.ts';
import { loadHistory } from './history/load-history.ts';

export const part: Part = {
  View: DashboardPage,
  ahead: [loadAccessPoint, loadPointToPoint, loadHistory],
};
