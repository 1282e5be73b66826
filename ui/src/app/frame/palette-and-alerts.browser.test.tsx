import { NotificationsModel } from '@radiolink/application/notifications/notifications.model';
import { message } from '@radiolink/domain/errors';
import { ptmpAccessPointStatus, ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { Frame } from './frame.tsx';

let stage: Stage;

beforeEach(async () => {
  window.location.hash = '';
  stage = setStage();
  await stage.show(
    <Frame current="dashboard">
      <input aria-label="A field" />
      <textarea aria-label="A note" />
      <button type="button" data-current-action="" onClick={() => (document.title = 'done')}>
        Start
      </button>
    </Frame>,
  );
});

afterEach(async () => {
  await stage.close();
  window.location.hash = '';
});

const hash = () => window.location.hash;

describe('the palette', () => {
  it('finds a page by an English word of it and goes there', async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = page.getByRole('combobox', { name: 'Search pages and actions' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('subscr');
    await expect
      .element(page.getByRole('option', { name: /Stations/ }))
      .toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.poll(hash).toBe('#/stations');
  });

  it('finds a station by its name or address, and leads to its details', async () => {
    await stage.answer(ptmpAccessPointStatus(3));
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    const { mac, remote } = ptmpAccessPointStatus(3).wireless.stations[1]!;
    await userEvent.keyboard(remote?.hostname ?? '');
    await expect.element(page.getByRole('option').first()).toHaveTextContent(remote?.hostname ?? '?');
    await userEvent.keyboard('{Enter}');
    await expect.poll(hash).toBe(`#/stations/${encodeURIComponent(mac)}`);
  });

  it('names the active option to those who listen, and wraps around', async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = page.getByRole('combobox');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    const active = field.element().getAttribute('aria-activedescendant') ?? '';
    const options = page.getByRole('option').elements();
    expect(document.getElementById(active)).toBe(options.at(-1));
  });

  it('gives the focus back at Esc', async () => {
    await userEvent.click(page.getByRole('textbox', { name: 'A field' }));
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('textbox', { name: 'A field' })).toHaveFocus();
  });

  it('says so when nothing is called that', async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('zzzz');
    await expect.element(page.getByText('No results')).toBeVisible();
  });
});

describe('notifications', () => {
  const items = () => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').elements();

  it('notifications are five at most, and go by a press', async () => {
    for (let count = 1; count <= 7; count += 1) {
      stage.models
        .get(NotificationsModel)
        .notified({ message: message('Saved {name}.', { name: `file ${count}` }) });
    }
    await expect.poll(() => items().length).toBe(5);
    await expect.element(page.getByText('2 more notifications')).toBeVisible();
    await userEvent.click(page.getByText(/Saved .file 1/));
    await expect.element(page.getByText(/Saved .file 1/)).not.toBeInTheDocument();
    await expect.element(page.getByText(/Saved .file 6/)).toBeVisible();
  });

  it('come into a list that speaks at once when something failed', async () => {
    stage.models.get(NotificationsModel).notified({ type: 'danger', message: message('It failed.') });
    await expect.element(page.getByText('It failed.')).toBeVisible();
    const list = page.getByText('It failed.').element().closest('[aria-live]');
    expect(list?.getAttribute('aria-live')).toBe('assertive');
  });

  it('show a hostile name as text', async () => {
    const station = '<img src=x onerror=alert(1)>\u202e';
    stage.models.get(NotificationsModel).notified({ message: message('{station} was kicked.', { station }) });
    await expect.element(page.getByText(/<img src=x/)).toBeVisible();
    expect(stage.place.querySelector('img')).toBeNull();
    expect(stage.place.innerText).toContain('U+202E');
  });

  it('show no marks of their own texts', async () => {
    stage.models.get(NotificationsModel).notified({ message: message('Isolated \u206640 MHz\u2069.') });
    await expect.element(page.getByText(/40 MHz/)).toBeVisible();
    expect(stage.place.innerText).not.toContain('U+20');
  });
});

describe('alerts', () => {
  it('stand in the header, counted, and in words when opened', async () => {
    const status = ptpAccessPointStatus();
    const [port, ...rest] = status.interfaces;
    if (port === undefined) throw new Error('The mother has a port.');
    const slow = { ...port, plugged: true, enabled: true, fullDuplex: false, speedMbps: 100 };
    await stage.answer({ ...status, interfaces: [slow, ...rest] });
    const button = page.getByRole('button', { name: /alert/ });
    await expect.element(button).toHaveTextContent(/[1-9]\d* alert/);
    await userEvent.click(button);
    const item = page
      .getByRole('region', { name: 'Alerts' })
      .getByRole('listitem')
      .filter({ hasText: /half duplex/i });
    await expect.element(item).toHaveTextContent(/since \d\d:\d\d or earlier(?! ·)/);
    await expect
      .element(item.getByRole('link', { name: 'Dashboard' }))
      .toHaveAttribute('href', '#/dashboard');
  });

  it('alerts are acknowledged: listed, but no longer counted', async () => {
    const status = ptpAccessPointStatus();
    const [port, ...rest] = status.interfaces;
    const slow = { ...port!, plugged: true, enabled: true, fullDuplex: false, speedMbps: 100 };
    await stage.answer({ ...status, interfaces: [slow, ...rest] });
    await userEvent.click(page.getByRole('button', { name: /\d+ alert/ }));
    const acknowledge = page.getByRole('button', { name: /^Acknowledge/ });
    await expect.element(acknowledge.first()).toBeVisible();
    while (acknowledge.elements().length > 0) await userEvent.click(acknowledge.first());
    await expect.element(page.getByRole('button', { name: 'No new alerts' })).toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: 'Alerts' })).toHaveTextContent(/half duplex/i);
  });

  it('alerts are none where nothing is wrong', async () => {
    await expect.element(page.getByRole('button', { name: 'No alerts' })).toBeVisible();
  });
});
