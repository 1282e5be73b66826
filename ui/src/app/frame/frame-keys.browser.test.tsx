import { PreferencesModel } from '@radiolink/application/preferences/preferences.model';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { Frame } from './frame.tsx';
import { closeFrame, hash, showFrame } from './frame.mother.tsx';

let stage: Stage;

beforeEach(async () => {
  stage = await showFrame();
});

afterEach(() => closeFrame(stage));

describe('keys', () => {
  it('open the page of their feature', async () => {
    await userEvent.keyboard('s');
    expect(hash()).toBe('#/stations');
    await userEvent.keyboard('pd');
    expect(hash()).toBe('#/dashboard');
  });

  it.each(['A field', 'A note'])('keys are left to what is typed in %s', async name => {
    await userEvent.click(page.getByRole('textbox', { name }));
    await userEvent.keyboard('spd?');
    expect(hash()).toBe('');
    await expect.element(page.getByRole('textbox', { name })).toHaveValue('spd?');
  });

  it('show what they may become while they wait, until Esc', async () => {
    await userEvent.keyboard('p');
    await expect.poll(() => stage.place.innerText).toContain('…');
    await userEvent.keyboard('{Escape}s');
    expect(hash()).toBe('#/stations');
  });

  it('keys do nothing while a dialog is open', async () => {
    await userEvent.keyboard('?');
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await userEvent.keyboard('s');
    expect(hash()).toBe('');
  });

  it('keys do nothing once they are switched off, but for Ctrl-K', async () => {
    await act(() => stage.models.get(PreferencesModel).shortcutsSwitched(false));
    await userEvent.keyboard('s');
    expect(hash()).toBe('');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(page.getByRole('combobox', { name: 'Search pages and actions' })).toBeVisible();
  });
});

it('the keys of the palette are named as they stand on the keyboard, in the header and in the help', async () => {
  await stage.close();
  stage = setStage({ texts: { language: 'de_DE', translations: { Ctrl: 'Strg' } } });
  await stage.show(<Frame current="dashboard">{null}</Frame>);
  const named = (place: string) =>
    [...document.querySelectorAll(`${place} kbd`)].map(({ textContent }) => textContent);
  expect(named('header')).toEqual(['Strg', 'K']);
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(named('dialog')).toContain('Strg');
  expect(named('dialog')).not.toContain('Ctrl');
});

describe('Enter', () => {
  it('triggers the current action of the page', async () => {
    document.body.focus();
    await userEvent.keyboard('{Enter}');
    expect(document.title).toBe('done');
  });

  it('closes the help sheet, whose current action that is', async () => {
    await userEvent.keyboard('?');
    await expect.element(page.getByRole('dialog')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
