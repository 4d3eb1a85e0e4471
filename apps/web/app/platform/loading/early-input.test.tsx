import { act, type ReactNode, useLayoutEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { Slider } from '../../ui/forms/slider';
import { replayEarlyInput } from './early-input';

const seen: Record<string, unknown> = {};

function Form() {
  const [values, setValues] = useState({ name: 'Server', letter: '', news: false, sort: 'new', pay: 'hour' });
  Object.assign(seen, values);
  const set = (change: Partial<typeof values>) => setValues((now) => ({ ...now, ...change }));
  return (
    <form>
      <input name="name" value={values.name} onChange={(event) => set({ name: event.target.value })} />
      <textarea name="letter" value={values.letter} onChange={(event) => set({ letter: event.target.value })} />
      <input
        name="news"
        type="checkbox"
        checked={values.news}
        onChange={(event) => set({ news: event.target.checked })}
      />
      {['hour', 'month'].map((pay) => (
        <input
          key={pay}
          name="pay"
          type="radio"
          value={pay}
          checked={values.pay === pay}
          onChange={() => set({ pay })}
        />
      ))}
      <select name="sort" value={values.sort} onChange={(event) => set({ sort: event.target.value })}>
        <option value="new">Nyeste</option>
        <option value="near">Nærmeste</option>
      </select>
    </form>
  );
}

function Page({ children }: { children: ReactNode }) {
  useLayoutEffect(replayEarlyInput, []);
  return children;
}

const page = (
  <Page>
    <Form />
  </Page>
);
const field = <T extends Element = HTMLInputElement>(selector: string) => document.querySelector<T>(selector) as T;

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `<div id="app">${renderToString(page)}</div>`;
});

const hydrate = () => act(async () => void hydrateRoot(field('#app'), page));

test('input typed, ticked and chosen before hydration is in the form after it', async () => {
  field('[name=name]').value = 'Signe';
  field<HTMLTextAreaElement>('[name=letter]').value = 'Kan man fortryde?';
  field('[name=news]').checked = true;
  field('[value=month]').checked = true;
  field<HTMLSelectElement>('[name=sort]').value = 'near';
  await hydrate();
  expect(seen).toEqual({ name: 'Signe', letter: 'Kan man fortryde?', news: true, sort: 'near', pay: 'month' });
  expect(field('[name=name]').value).toBe('Signe');
  expect(field('[name=news]').checked).toBe(true);
  expect(field('[value=month]').checked).toBe(true);
});

test('a field that was emptied before hydration stays empty', async () => {
  field('[name=name]').value = '';
  await hydrate();
  expect(seen.name).toBe('');
});

test('unchanged fields keep the values of the server', async () => {
  await hydrate();
  expect(seen).toEqual({ name: 'Server', letter: '', news: false, sort: 'new', pay: 'hour' });
});

test('a slider that was moved before hydration reports its value', async () => {
  const onDone = vi.fn();
  const slider = (
    <Page>
      <Slider label="Afstand" value={50} min={5} max={400} step={5} format={String} onDone={onDone} />
    </Page>
  );
  document.body.innerHTML = `<div id="app">${renderToString(slider)}</div>`;
  field('[type=range]').value = '400';
  await act(async () => void hydrateRoot(field('#app'), slider));
  expect(onDone.mock.calls).toEqual([[400]]);
  expect(field('[type=range]').value).toBe('400');
});
