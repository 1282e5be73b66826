import { type Figure, figureText } from '@radiolink/domain/units';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { Button } from '../../../components/button.tsx';
import { CheckField } from '../../../components/check-field.tsx';
import { Options, SelectField } from '../../../components/select-field.tsx';
import { createI18n } from '../../../i18n/create-i18n.ts';
import { isolatedText } from '../../../i18n/typeset.ts';
import { useFigures } from '../../../i18n/use-figures.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Demo } from '../demo-radio.ts';
import { TRANSLATIONS } from '../translations.ts';
import styles from './demo-panel.module.css';

const POPOVER = 'demo-panel';

/** The panel's texts in the language that the interface is in at the moment. */
function textsOfPage() {
  const { lang } = document.documentElement;
  const code = Object.keys(TRANSLATIONS).find(known => known.split('_')[0] === lang.split('-')[0]);
  return createI18n(code ?? 'en_US', TRANSLATIONS[code ?? ''] ?? {}, console);
}

/** Puts the panel next to the interface, in a separate root. */
export function showPanel(demo: Demo): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<DemoPanel demo={demo} />);
}

/** A button that opens the hands on the demo's radio: what it is, how fast it lives, what is wrong with it. */
function DemoPanel({ demo }: { readonly demo: Demo }) {
  const [texts, setTexts] = useState(textsOfPage);
  return (
    <I18nextProvider i18n={texts}>
      <button type="button" className={styles.open} popoverTarget={POPOVER}>
        {texts.t('Demo radio')}
      </button>
      <section
        id={POPOVER}
        popover="auto"
        className={styles.panel}
        aria-label={texts.t('Demo radio')}
        onToggle={() => setTexts(textsOfPage())}
      >
        <DemoControls demo={demo} />
      </section>
    </I18nextProvider>
  );
}

type Plan = Demo['radio']['faults']['plan'];

const SPEEDS = [1, 5, 20, 60] as const;
const LATENCIES_MS = [0, 500, 2000, 5000] as const;
const LOSSES_PERCENT = [0, 10, 30, 60] as const;
/** Share of an answer that arrives when answers are cut. */
const CUT = 0.5;

/** The radio's profile, its speed, its faults, and its events. */
function DemoControls({ demo }: { readonly demo: Demo }) {
  const t = useText();
  const figures = useFigures();
  const direction = useTranslation().i18n.dir();
  const wordsOf = (figure: Figure | undefined): string => isolatedText(figureText(figure), direction);
  const { radio, clock } = demo;
  const [speed, setSpeed] = useState(clock.speed);
  const [plan, setPlan] = useState<Plan>(radio.faults.plan);
  const change = (part: Plan) => {
    const next = { ...plan, ...part };
    radio.faults.set(next);
    setPlan(next);
  };
  return (
    <div className={styles.controls}>
      <SelectField
        label={t('Radio')}
        value={demo.profile}
        onChange={event => openProfile(event.target.value, speed)}
      >
        <Options of={demo.profiles} words={profile => profile} />
      </SelectField>
      <SelectField
        label={t('Time factor')}
        value={speed}
        onChange={event => {
          clock.runAt(Number(event.target.value));
          setSpeed(clock.speed);
        }}
      >
        <Options of={SPEEDS} words={factor => `${factor}×`} />
      </SelectField>
      <SelectField
        label={t('Response delay')}
        value={plan.latencyMs ?? 0}
        onChange={event => change({ latencyMs: Number(event.target.value) })}
      >
        <Options of={LATENCIES_MS} words={delay => wordsOf(figures.plain('milliseconds', delay))} />
      </SelectField>
      <SelectField
        label={t('Request loss')}
        value={(plan.loss ?? 0) * 100}
        onChange={event => change({ loss: Number(event.target.value) / 100 })}
      >
        <Options of={LOSSES_PERCENT} words={share => wordsOf(figures.percent(share))} />
      </SelectField>
      <CheckField
        label={t('No response')}
        checked={plan.unreachable ?? false}
        onChange={event => change({ unreachable: event.target.checked })}
      />
      <CheckField
        label={t('Truncated responses')}
        checked={(plan.truncate ?? 1) < 1}
        onChange={event => change({ truncate: event.target.checked ? CUT : 1 })}
      />
      <CheckField
        label={t('Malicious SSIDs and hostnames')}
        checked={plan.hostileNames ?? false}
        onChange={event => change({ hostileNames: event.target.checked })}
      />
      <div className={styles.events}>
        <Button onClick={() => radio.faults.happen('reboot')}>{t('Reboot the radio')}</Button>
        <Button onClick={() => radio.faults.happen('power-loss')}>{t('Power loss')}</Button>
        <Button onClick={() => radio.faults.happen('session-end')}>{t('End all sessions')}</Button>
        <Button onClick={() => forgetRadio()}>{t('Reset demo')}</Button>
      </div>
    </div>
  );
}

/** Opens another radio. Its page is another one: what this tab holds of the session belongs to the old radio. */
function openProfile(profile: string, speed: number): void {
  const query = new URLSearchParams({ profile, ...(speed !== 1 && { speed: String(speed) }) });
  endSession();
  window.location.assign(`${window.location.pathname}?${query.toString()}`);
}

/** Deletes the radio: the next page starts with a new one. */
function forgetRadio(): void {
  endSession();
  // The radio is kept as the page goes: what is cleared here has to stay so.
  window.addEventListener('pagehide', () => window.sessionStorage.clear());
  window.location.assign(window.location.pathname + window.location.search);
}

/** Takes out what the interface keeps in this tab, and leaves the radios. */
function endSession(): void {
  const { sessionStorage } = window;
  for (const key of Object.keys(sessionStorage))
    if (!key.startsWith('radiolink.demo.')) sessionStorage.removeItem(key);
}
