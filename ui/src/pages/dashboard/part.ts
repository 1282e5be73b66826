import type { Part } from '../../models/part.ts';
import { DashboardPage, loadAccessPoint, loadPointToPoint } from './dashboard.page.tsx';
import { loadCharts } from './charts/load-charts.ts';

export const part: Part = {
  View: DashboardPage,
  ahead: [loadAccessPoint, loadPointToPoint, loadCharts],
};
