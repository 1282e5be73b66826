import { WeatherPort } from '@radiolink/application/weather/weather.port';
import { Frame } from '../../frame/frame.tsx';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { DashboardPage } from './dashboard.page.tsx';

/** The dashboard in its frame, before the first status. */
export async function aDashboard(): Promise<Stage> {
  const stage = setStage({ ports: [[WeatherPort, { precipitation: async () => undefined }]] });
  await stage.show(
    <Frame current="dashboard">
      <DashboardPage />
    </Frame>,
  );
  return stage;
}
