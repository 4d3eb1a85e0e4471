import type { MouseEvent } from 'react';

/**
 * Handler of a link that opens an application: a plain click does it in the event itself. A navigation shows it some moments later,
 * and a click on an action in between would meet the person before.
 */
export function atOnce(open: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
}
