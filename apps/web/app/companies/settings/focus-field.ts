const mark = 'felt-';
const focusable = 'input:not([type="hidden"]), select, textarea, button, [contenteditable="true"]';

/** Id of a field's control, or of the box around it. */
export function fieldId(field: string): string {
  return mark + field;
}

/** Focuses the first of the fields, in the order of the screen. Call it after the errors are rendered. */
export function focusFirst(fields: readonly string[]): void {
  const boxes = [...document.querySelectorAll<HTMLElement>(`[id^="${mark}"]`)];
  const box = boxes.find(({ id }) => fields.includes(id.slice(mark.length)));
  const control = box?.matches(focusable) ? box : box?.querySelector<HTMLElement>(focusable);
  control?.focus();
}
