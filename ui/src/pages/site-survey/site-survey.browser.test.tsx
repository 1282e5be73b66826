import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { SITE_SURVEY_MODELS, SiteSurveyModel } from '@radiolink/application/site-survey/site-survey.model';
import { SiteSurveyPort } from '@radiolink/application/site-survey/site-survey.port';
import type { SurveyCell } from '@radiolink/domain/tools';
import { of } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configurationText } from '../../settings/configuration-text.mother.ts';
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
  const compare = page.getByRole('button', { name: /^Compare result/ }).last();
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

it('joins the network that was clicked twice, marks it, names it at its key, and moves no row', async () => {
  await page.viewport(1280, 800);
  const cells = ['farm', 'mill', 'barn'].map((ssid, place) => ({
    mac: `02:00:00:00:00:0${place}`,
    ssid,
    signalDbm: -60 - place,
    security: 'WPA2',
  }));
  stage = setStage({
    models: SITE_SURVEY_MODELS,
    ports: [[SiteSurveyPort, { scan: () => of({ status: 'finished', cells }) }]],
  });
  const editing = stage.models.get(EditingModel);
  editing.configurationRead({
    text: configurationText({
      'radio.1.mode': 'managed',
      'wireless.1.ssid': 'before',
      'wireless.1.security.type': 'wpa2aes',
      'wpasupplicant.profile.1.network.1.psk': 'an old secret',
    }),
    modified: false,
    firstSetup: false,
  });
  stage.models
    .get(SiteSurveyModel)
    .startRequested({ interfaceName: 'ath0', everySeconds: 0, maxAgeSeconds: 60 });
  await stage.show(<SiteSurveyPage />);
  const join = page.getByRole('button', { name: /^Select farm/ });
  await expect.element(join).toBeVisible();
  const before = join.element().getBoundingClientRect().top;
  await userEvent.dblClick(join);
  await expect
    .element(page.getByText(/Enter the pre-shared key of “.*farm.*” before you apply/))
    .toBeVisible();
  const marked = page.getByRole('button', { name: /^Selected farm/ });
  await expect.element(marked).toHaveFocus();
  expect(marked.element().getBoundingClientRect().top).toBe(before);
  expect(editing.$values.getState().get('wireless.1.ssid')).toBe('farm');
  expect(page.getByRole('button', { name: /^Selected/ }).elements()).toHaveLength(1);
  // The whole row is marked, and no other.
  const outlined = [...stage.place.querySelectorAll('tr')].filter(
    row => getComputedStyle(row).outlineStyle === 'solid',
  );
  expect(outlined).toEqual([marked.element().closest('tr')]);
  expect(stage.complaints).toEqual([]);
});
