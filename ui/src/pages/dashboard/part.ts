import type { Part } from '../../models/part.ts';
import { DashboardPage } from './dashboard.page.tsx';
import { loadAccessPoint, loadPointToPoint } from './kinds.ts';
import { loadCharts } from './charts/load-charts.ts';

export const part: Part = {
  View: DashboardPage,
  ahead: [loadAccessPoint, loadPointToPoint, loadCharts],
};
