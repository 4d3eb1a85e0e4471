import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useFocusAfterRemoval } from './use-focus-after-removal';

function List({ ids }: { ids: readonly number[] }) {
  const list = useRef<HTMLUListElement>(null);
  const beforeRemoval = useFocusAfterRemoval(ids, () => list.current?.querySelectorAll('button'));
  return (
    <ul ref={list}>
      {ids.map((id, place) => (
        <li key={id}>
          <button type="button" onClick={() => beforeRemoval(id, place)}>
            {`Row ${id}`}
          </button>
        </li>
      ))}
    </ul>
  );
}

afterEach(cleanup);

const row = (id: number) => screen.getByRole('button', { name: `Row ${id}` });

function press(id: number): void {
  row(id).focus();
  row(id).click();
}

test('the row in the place of the removed one gets the focus, also when rows were loaded again before', () => {
  const { rerender } = render(<List ids={[1, 2, 3]} />);
  press(2);
  rerender(<List ids={[2, 3, 4]} />);
  expect(document.activeElement).toBe(row(2));
  rerender(<List ids={[1, 3]} />);
  expect(document.activeElement).toBe(row(3));
});

test('after the last row the one before it gets the focus', () => {
  const { rerender } = render(<List ids={[1, 2]} />);
  press(2);
  rerender(<List ids={[1]} />);
  expect(document.activeElement).toBe(row(1));
});

test('a person who has gone on to something else keeps the focus there', () => {
  const { rerender } = render(<List ids={[1, 2, 3]} />);
  press(1);
  row(3).focus();
  rerender(<List ids={[2, 3]} />);
  expect(document.activeElement).toBe(row(3));
});
