import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useTitleCount } from './title-count';

function Titled({ count, title = 'Overblik | Jobblik' }: { count: number; title?: string }) {
  useTitleCount(count);
  return <title>{title}</title>;
}

afterEach(cleanup);

it.each([
  [0, 'Overblik | Jobblik'],
  [3, '(3) Overblik | Jobblik'],
  [100, '(99+) Overblik | Jobblik'],
])('%i unread make the title %s', async (count, title) => {
  render(<Titled count={count} />);
  await waitFor(() => expect(document.title).toBe(title));
});

it('stays in front when the page changes its title, follows the count, and is removed on unmount', async () => {
  const { rerender } = render(<Titled count={1} />);
  rerender(<Titled count={1} title="Interviews | Jobblik" />);
  await waitFor(() => expect(document.title).toBe('(1) Interviews | Jobblik'));
  rerender(<Titled count={12} title="Interviews | Jobblik" />);
  await waitFor(() => expect(document.title).toBe('(12) Interviews | Jobblik'));
  rerender(<Titled count={0} title="Interviews | Jobblik" />);
  await waitFor(() => expect(document.title).toBe('Interviews | Jobblik'));
});
