import type { Part } from '../../models/index.ts';
import { DashboardPage } from './dashboard.page.tsx';

export const part: Part = { View: DashboardPage };
