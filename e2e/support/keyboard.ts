import type { Page } from '@playwright/test';

/**
 * Checks the first stops of the tab order (WCAG 2.4.1, 2.4.7).
 * @returns the faults: no skip link in view, or elements that look the same with and without the focus
 */
export async function unseenFocusOn(page: Page, stops: number): Promise<string[]> {
  const wrong = await page.evaluate(focusSkipLink);
  for (let stop = 0; stop < stops; stop += 1) {
    const before = await page.evaluate(lookOfFocused);
    await page.keyboard.press('Tab');
    const unseen = await page.evaluate(lookedTheSame, before);
    if (unseen !== null) wrong.push(`no visible focus on ${unseen}`);
  }
  return wrong;
}

/** Runs in the page. */
function focusSkipLink(): string[] {
  const skip = document.querySelector<HTMLElement>('a[href="#indhold"]');
  skip?.focus();
  const box = skip?.getBoundingClientRect();
  return box && box.top >= 0 && box.left >= 0 && box.width > 0 ? [] : ['no skip link in view'];
}

/** Runs in the page: computed styles of the focused element, its pseudo-element and its ancestors. */
function lookOfFocused(): string {
  const all = globalThis as unknown as { focused: Element | null; lookOf(element: Element): string };
  all.lookOf = (element) => {
    const around = [element, element.parentElement, element.parentElement?.parentElement].filter((one) => one != null);
    const styles = [...around.map((one) => getComputedStyle(one)), getComputedStyle(element, '::after')];
    const looks = styles.map((style) => [style.outline, style.boxShadow, style.borderColor, style.backgroundColor]);
    return JSON.stringify(looks);
  };
  all.focused = document.activeElement;
  return all.focused ? all.lookOf(all.focused) : '';
}

/** Runs in the page, after the focus has moved on. @returns the previous element, if its look did not change */
function lookedTheSame(before: string): string | null {
  const { focused, lookOf } = globalThis as unknown as { focused: Element | null; lookOf(element: Element): string };
  const now = document.activeElement;
  const isLeft = focused && focused !== document.body && focused !== now && focused.isConnected;
  if (!isLeft || lookOf(focused) !== before) return null;
  // Both may be in one field, which has a style for focus within it.
  if (now instanceof HTMLElement) now.blur();
  const after = lookOf(focused);
  if (now instanceof HTMLElement) now.focus({ preventScroll: true });
  if (after !== before) return null;
  return `${focused.tagName} ${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').slice(0, 40)}`;
}
