import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setStage, type Stage } from '../testing/stage.mother.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

let stage: Stage;
beforeEach(() => {
  stage = setStage();
});
afterEach(() => stage.close());

function WithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Name" />
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog title="Details" onClose={() => setOpen(false)} actions={<Button>Close</Button>}>
          Text
        </Dialog>
      )}
    </>
  );
}

it.each(['nothing', 'a field'])(
  'the focus returns to the button that was pressed, also where a press leaves it on %s',
  async held => {
    await stage.show(<WithDialog />);
    // Safari: a press moves the focus to no button, and on a phone not away from a field.
    stage.place.addEventListener('mousedown', event => event.preventDefault());
    if (held === 'a field') await page.getByLabelText('Name').fill('Ridge');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Open'));
  },
);

it.each([
  [1280, { width: 760, height: 550 }],
  [390, { width: 390, height: 500 }],
])('a legal dialog at a width of %s has the size of §2.legal-dialogs', async (width, size) => {
  await page.viewport(width, 844);
  await stage.show(
    <Dialog large title="Terms" onClose={() => undefined} actions={<Button>Close</Button>}>
      Text
    </Dialog>,
  );
  const { width: drawn, height } = page.getByRole('dialog').element().getBoundingClientRect();
  expect({ width: drawn, height }).toEqual(size);
});
