import { WeatherPort } from '@radiolink/application/weather/weather.port';
import { Frame } from '../../app/frame/frame.tsx';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { DashboardPage } from './dashboard.page.tsx';

/** The dashboard in its frame, before the first status, with its details open unless they are to be as the person left them. */
export async function aDashboard({ areDetailsOpen = true } = {}): Promise<Stage> {
  if (areDetailsOpen) localStorage.setItem('radiolink.dashboard-details', 'open');
  const stage = setStage({ ports: [[WeatherPort, { precipitation: async () => undefined }]] });
  await stage.show(
    <Frame current="dashboard">
      <DashboardPage />
    </Frame>,
  );
  return stage;
}
