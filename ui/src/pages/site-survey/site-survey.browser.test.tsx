import { SITE_SURVEY_MODELS } from '@radiolink/application/site-survey/models';
import { SiteSurveyModel } from '@radiolink/application/site-survey/site-survey.model';
import { SiteSurveyPort } from '@radiolink/application/site-survey/site-survey.port';
import type { SurveyCell } from '@radiolink/domain/tools';
import { of } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { SiteSurveyPage } from './site-survey.page.tsx';

let stage: Stage;
afterEach(() => stage.close());

it('puts another survey beside the one that is shown, and takes it away', async () => {
  const scans: SurveyCell[][] = [
    [
      { mac: '02:00:00:00:00:0A', ssid: 'farm', signalDbm: -60 },
      { mac: '02:00:00:00:00:0B', ssid: 'mill', signalDbm: -70 },
    ],
    [{ mac: '02:00:00:00:00:0A', ssid: 'farm', signalDbm: -66 }, { mac: '02:00:00:00:00:0C' }],
  ];
  stage = setStage({
    models: SITE_SURVEY_MODELS,
    ports: [[SiteSurveyPort, { scan: () => of({ status: 'finished', cells: scans.shift() ?? [] }) }]],
  });
  const survey = stage.models.get(SiteSurveyModel);
  for (let run = 1; run <= 2; run += 1) {
    survey.startRequested({ interfaceName: 'ath0', everySeconds: 0, maxAgeSeconds: 60 });
  }
  await stage.show(<SiteSurveyPage />);
  const comparison = page.getByRole('table', { name: 'Comparison' });
  const compare = page.getByRole('button', { name: /^Compare run/ }).last();
  await compare.click();
  await expect.element(comparison).toBeVisible();
  await expect
    .poll(() => [...comparison.element().querySelectorAll('tbody tr')].map(row => row.textContent))
    .toEqual([
      expect.stringMatching(/^Network name hidden.*New.*02:00:00:00:00:0C/),
      expect.stringMatching(/^mill.*No longer found.*02:00:00:00:00:0B.*−70/),
      expect.stringMatching(/^farm.*Signal changed.*02:00:00:00:00:0A.*−66.*−60.*−6.*dB$/),
    ]);
  await compare.click();
  await expect.poll(() => comparison.elements()).toEqual([]);
  expect(stage.complaints).toEqual([]);
});
