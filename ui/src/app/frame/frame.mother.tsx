import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { Frame } from './frame.tsx';

/** The frame of the dashboard, with fields to type in and a button that is the current action of its page. */
export async function showFrame(): Promise<Stage> {
  window.location.hash = '';
  const stage = setStage();
  await stage.show(
    <Frame current="dashboard">
      <input aria-label="A field" />
      <textarea aria-label="A note" />
      <button type="button" data-current-action="" onClick={() => (document.title = 'done')}>
        Start
      </button>
    </Frame>,
  );
  return stage;
}

export async function closeFrame(stage: Stage): Promise<void> {
  await stage.close();
  window.location.hash = '';
}

export const hash = (): string => window.location.hash;
