import type { CvErrors } from '../editor/cv-errors';

/** Id of the list of missing parts. */
export const missingId = 'cv-missing';

/** Id of a field's control, or of the box around it. */
export function fieldId(field: string): string {
  return `cv-${field}`;
}

const controls = 'input:not([type="hidden"]), select, textarea, [contenteditable="true"], button';

/** Focuses the first invalid control in screen order. Call it after the errors are rendered. */
export function focusFirstWrong({ fields, rows, missing }: CvErrors): void {
  const isWrong = Object.keys(fields).length + Object.keys(rows).length > 0;
  const list = missing.length > 0 && !isWrong ? document.getElementById(missingId) : null;
  if (list) {
    list.focus({ preventScroll: true });
    list.scrollIntoView({ block: 'center', behavior: 'instant' });
    return;
  }
  const selectors = [
    ...Object.keys(fields).map((field) => `#${CSS.escape(fieldId(field))}`),
    ...Object.keys(rows).map((key) => `[data-row="${CSS.escape(key)}"]`),
  ];
  const box = selectors.length > 0 ? document.querySelector<HTMLElement>(selectors.join(',')) : null;
  const control = box?.matches(controls) ? box : box?.querySelector<HTMLElement>(controls);
  control?.focus();
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
