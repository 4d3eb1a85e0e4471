import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Toasts } from './toast';
import { toast } from './toast-store';

test('an undo runs once and removes its notice', async () => {
  const undo = vi.fn();
  render(<Toasts />);
  toast('Notifikationerne er ryddet.', { action: { label: 'Fortryd', onClick: undo } });
  const button = await screen.findByRole('button', { name: 'Fortryd' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByText('Notifikationerne er ryddet.')).toBeNull();
});
