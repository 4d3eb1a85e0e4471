import ui from '@jobblik/words/da/ui.json' with { type: 'json' };
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { registerWords, WordsProvider, wordsOfRequest } from '../../../platform/words/i18n';
import { QuestionDialog } from './question-dialog';

beforeAll(() => registerWords('da', { da: { ui } }));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

function show() {
  const onTakeBack = vi.fn(async () => undefined);
  const onClose = vi.fn();
  render(
    <WordsProvider i18n={wordsOfRequest('da')} used={null}>
      <QuestionDialog
        title="Spørgsmål til Karen"
        subject="ask-1"
        rules={{ faultOf: () => undefined, longest: 2000, most: 30 }}
        samples={[]}
        sentQuestions={[
          { question_id: 7, question: 'Hvorfor os?', answer: null },
          { question_id: 8, question: 'Hvornår?', answer: { text_answer: 'Den 1.' } },
        ]}
        onSend={vi.fn()}
        onTakeBack={onTakeBack}
        onClose={onClose}
      />
    </WordsProvider>,
  );
  return { onTakeBack, onClose };
}

test('a question without an answer is withdrawn at once', async () => {
  const { onTakeBack } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Slet spørgsmålet: Hvorfor os?' }));
  await waitFor(() => expect(onTakeBack).toHaveBeenCalledExactlyOnceWith(7));
});

test('an answered question is deleted with its answer, after a confirmation', async () => {
  const { onTakeBack } = show();
  const remove = screen.getByRole('button', { name: 'Slet spørgsmålet: Hvornår?' });
  fireEvent.click(remove);
  fireEvent.click(screen.getByRole('button', { name: 'Behold' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Slet spørgsmålet og svaret?' })).toBeNull());
  expect(onTakeBack).not.toHaveBeenCalled();
  fireEvent.click(remove);
  fireEvent.click(screen.getByRole('button', { name: 'Slet begge' }));
  await waitFor(() => expect(onTakeBack).toHaveBeenCalledExactlyOnceWith(8));
});

test('Escape closes it while nothing is written, and asks before it discards input', () => {
  const { onClose } = show();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hvad er vigtigst for dig?' } });
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Bliv her' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' ' } });
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('a dialog that is unmounted, as by an ended session, opens with its input', () => {
  show();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Hvad er vigtigst for dig?' } });
  cleanup();
  const { onClose } = show();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Hvad er vigtigst for dig?');
  fireEvent.click(screen.getByRole('button', { name: 'Annuller' }));
  expect(onClose).toHaveBeenCalledOnce();
  cleanup();
  show();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
});
