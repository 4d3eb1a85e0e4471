import words from '@jobblik/words/da/questions.json' with { type: 'json' };
import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '../platform/render-screen.harness';
import { registerWords } from '../platform/words/i18n';
import { RecordAnswer } from './record-answer';

const film = new File(['film'], 'svar.webm', { type: 'video/webm' });

// Replaces the camera: a journey records with the real one.
vi.mock('../ui/media/video-recorder/video-recorder', () => ({
  VideoRecorder: ({ onDirty, onRecorded }: { onDirty(dirty: boolean): void; onRecorded(file: File): void }) => (
    <>
      <button type="button" onClick={() => onDirty(true)}>
        Start optagelsen
      </button>
      <button type="button" onClick={() => onRecorded(film)}>
        Brug videoen
      </button>
    </>
  ),
}));

beforeAll(() => registerWords('da', { da: { questions: words, ui } }));
afterEach(cleanup);

function show() {
  const onRecorded = vi.fn();
  renderScreen(<RecordAnswer question="Hvornår kan du starte?" number={2} disabled={false} onRecorded={onRecorded} />);
  return onRecorded;
}

const open = () => fireEvent.click(screen.getByRole('button', { name: 'Optag en video til spørgsmål 2' }));
const pressEscape = () => fireEvent.keyDown(document, { key: 'Escape' });
const recorder = () => screen.queryByRole('dialog', { name: 'Optag dit svar' });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('Escape closes an empty recorder, and asks before it discards a video', async () => {
  const onRecorded = show();
  open();
  expect(within(recorder() as HTMLElement).getByText('Hvornår kan du starte?')).toBeTruthy();
  pressEscape();
  expect(recorder()).toBeNull();

  open();
  await press('Start optagelsen');
  pressEscape();
  expect(screen.getByRole('dialog', { name: 'Kassér optagelsen?' })).toBeTruthy();
  await press('Bliv her');
  expect(screen.queryByRole('dialog', { name: 'Kassér optagelsen?' })).toBeNull();
  expect(recorder()).not.toBeNull();
  pressEscape();
  await press('Kassér optagelsen');
  await expect.poll(recorder).toBeNull();
  expect(onRecorded).not.toHaveBeenCalled();

  // There is no confirmation for a video that was discarded before.
  open();
  pressEscape();
  expect(recorder()).toBeNull();
});

test('a video that is used is passed on and closes the recorder', async () => {
  const onRecorded = show();
  open();
  await press('Start optagelsen');
  await press('Brug videoen');
  expect(onRecorded).toHaveBeenCalledWith(film);
  expect(recorder()).toBeNull();
});
