import { Problem } from '@jobblik/contract/kernel/problem';
import type { ChangeEvent } from 'react';

/** What a field passes on when it changes: its value, or the event of its element. */
export type Changed<T> = T | ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** Names of the fields. */
export function names<V extends object>(values: V): (keyof V & string)[] {
  return Object.keys(values) as (keyof V & string)[];
}

/** Whether two values are equal, lists and objects by their content. */
export function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** The table without these names; empty if none are given. */
export function without<T extends object>(table: T, names: readonly string[]): T {
  const left = names.length === 0 ? [] : Object.entries(table).filter(([name]) => !names.includes(name));
  return Object.fromEntries(left) as T;
}

/** The person has stopped the call. */
export function isAborted(error: unknown): boolean {
  return error instanceof Problem && error.code === 'aborted';
}

/** Whether a field has passed on its event instead of its value. */
export function isEvent<T>(next: Changed<T>): next is ChangeEvent<HTMLInputElement> {
  return typeof next === 'object' && next !== null && 'currentTarget' in next;
}

/** The texts of a form's elements by their names. */
export function readElements<V extends object>(element: EventTarget & HTMLElement, start: V): Partial<V> {
  if (!(element instanceof HTMLFormElement)) return {};
  const typed = new FormData(element);
  const found = names(start).filter((name) => typed.has(name));
  return Object.fromEntries(found.map((name) => [name, String(typed.get(name))])) as Partial<V>;
}
