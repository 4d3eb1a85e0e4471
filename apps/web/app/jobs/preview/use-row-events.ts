import type { MouseEvent, PointerEvent } from 'react';
import { isWide, type Preview, useHoverIntent } from './use-preview';

const rowOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-job]');

/** The link of a row in a list that opens its rows in place. */
export function rowLink(jobId: number): HTMLAnchorElement | null {
  return document.querySelector(`[data-job="${jobId}"] a`);
}

/**
 * Event handlers of a list whose rows open in place. A click beside the title opens the ad beside the list, on narrow screens also
 * a click on the title. A row's link stays a link: with the keyboard, in new tabs and without scripts it leads to the ad's page.
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

/** Whether Enter caused the click: its detail is 0, or in Firefox 1 without a pointer. */
function isByKey({ detail, nativeEvent }: MouseEvent): boolean {
  return detail === 0 || (nativeEvent as Partial<globalThis.PointerEvent>).pointerType === '';
}

/** Whether a click hit the text of a link that covers more than its text. */
function isOnText(link: Element | null, { clientX: x, clientY: y }: MouseEvent): boolean {
  if (!link) return false;
  const range = document.createRange();
  range.selectNodeContents(link);
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}
