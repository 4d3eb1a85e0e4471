import type { MouseEvent, PointerEvent } from 'react';
import { isWide, type Preview, useHoverIntent } from './use-preview';

const rowOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-job]');

/** The row of a list that opens its rows in place. */
export function rowLink(jobId: number): HTMLAnchorElement | null {
  return document.querySelector(`[data-job="${jobId}"] a`);
}

/**
 * Handlers of a list whose rows open in place. A click beside the title opens the ad beside the list, on narrow screens
 * also one on the title. A row's link stays a link: for the keyboard, new tabs and without scripts it leads to the ad's page.
 */
export function useRowEvents(preview: Preview) {
  const hover = useHoverIntent(preview.showInPane);
  return {
    onClickCapture(event: MouseEvent) {
      const row = rowOf(event.target);
      const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!row || !isPlain || isByKey(event) || (event.target as Element).closest('button')) return;
      if (isWide() && isOnText(row.querySelector('a'), event)) return;
      event.preventDefault();
      preview.open(Number(row.dataset.job));
    },
    onPointerOver(event: PointerEvent) {
      if (event.pointerType !== 'mouse' || !isWide() || preview.isClosed) return;
      const row = rowOf(event.target);
      hover.over(row ? Number(row.dataset.job) : undefined);
    },
    onPointerLeave: hover.leave,
  };
}

/** Whether Enter made the click: it has no count, or in Firefox a count but no pointer. */
function isByKey({ detail, nativeEvent }: MouseEvent): boolean {
  return detail === 0 || (nativeEvent as Partial<globalThis.PointerEvent>).pointerType === '';
}

/** Whether a click hit the words of a link that covers more than its words. */
function isOnText(link: Element | null, { clientX: x, clientY: y }: MouseEvent): boolean {
  if (!link) return false;
  const range = document.createRange();
  range.selectNodeContents(link);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}
