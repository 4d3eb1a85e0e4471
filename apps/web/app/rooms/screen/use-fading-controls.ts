import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds without mouse movement after which the controls fade, and between two checks (spec 2§2, 2§9). */
const fadeAfter = 2_000;
const lookEvery = 500;

/** The person's last input. Instants in milliseconds. */
export interface Hands {
  movedAt: number;
  isOver: boolean;
  hasFocus: boolean;
  /** The last input came from the keyboard or a finger. */
  usesKeys: boolean;
}

/** Whether the controls fade: not under the pointer, with the focus inside, or for people who use keys or touch. */
export function fades({ movedAt, isOver, hasFocus, usesKeys }: Hands, now: number): boolean {
  return !isOver && !hasFocus && !usesKeys && now - movedAt >= fadeAfter;
}

/** True while the controls are faded. */
export function useFadingControls(controls: RefObject<HTMLElement | null>): boolean {
  const [isFaded, setFaded] = useState(false);
  useEffect(() => {
    let movedAt = Date.now();
    // Until a mouse moves, the person counts as having none.
    let usesKeys = true;
    const look = () => {
      const element = controls.current;
      const isOver = element?.matches(':hover') ?? false;
      const hasFocus = element?.querySelector(':focus-visible') !== null;
      setFaded(fades({ movedAt, isOver, hasFocus, usesKeys }, Date.now()));
    };
    const onMove = (event: PointerEvent) => {
      movedAt = Date.now();
      usesKeys = event.pointerType !== 'mouse';
      setFaded(false);
    };
    const onKey = () => {
      usesKeys = true;
      setFaded(false);
    };
    addEventListener('pointermove', onMove);
    addEventListener('pointerdown', onMove);
    addEventListener('keydown', onKey);
    const timer = setInterval(look, lookEvery);
    return () => {
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerdown', onMove);
      removeEventListener('keydown', onKey);
      clearInterval(timer);
    };
  }, [controls]);
  return isFaded;
}
