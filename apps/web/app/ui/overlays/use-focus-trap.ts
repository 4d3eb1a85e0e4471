import { type RefObject, useEffect } from 'react';

const focusable =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable="true"], [tabindex]';

/**
 * Keeps the focus in an element that is on the page as long as its component: Tab goes from the last control to the first, and
 * back. The control with `data-autofocus` gets the focus first, else the first one, else the element itself.
 */
export function useFocusTrap(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    // After the effects of what opened it: a menu that closes gives the focus back to its button.
    const timer = setTimeout(() => {
      const first = box.querySelector<HTMLElement>('[data-autofocus]') ?? tabStops(box)[0] ?? box;
      first.focus({ preventScroll: true });
    });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab') keepInside(box, event);
    };
    box.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      box.removeEventListener('keydown', onKeyDown);
    };
  }, [ref]);
}

function keepInside(box: HTMLElement, event: KeyboardEvent): void {
  const stops = tabStops(box);
  const [first, last] = event.shiftKey ? [stops.at(-1), stops[0]] : [stops[0], stops.at(-1)];
  const { activeElement } = document;
  const isAtEnd = !last || activeElement === last || activeElement === box || isSameGroup(activeElement, last);
  if (!isAtEnd) return;
  event.preventDefault();
  first?.focus();
}

/** The controls that Tab reaches, in their order. */
function tabStops(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(focusable)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
  );
}

/** Radio buttons of one group are one tab stop. */
function isSameGroup(one: Element | null, other: Element): boolean {
  const isRadio = (element: Element | null) => element instanceof HTMLInputElement && element.type === 'radio';
  return isRadio(one) && isRadio(other) && one?.getAttribute('name') === other.getAttribute('name');
}
