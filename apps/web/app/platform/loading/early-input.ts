type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Notifies React of fields that were filled before hydration: typed, chosen, or filled in by the browser. React does not get their
 * events, and its next render would restore the server's value. Called once, in a layout effect of the root.
 */
export function replayEarlyInput(): void {
  for (const field of document.querySelectorAll<FormField>('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) replaySelect(field);
    else if (field.type === 'checkbox' || field.type === 'radio') replayCheck(field as HTMLInputElement);
    else if (field.type === 'file') replayFiles(field as HTMLInputElement);
    else replayText(field);
  }
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return;
  // React compares with the last value set through the element's own property, so that one is restored first; the setter of the
  // prototype then changes the value without React noticing, as typing does.
  field.value = defaultValue;
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  // A slider also needs a change event; React's onChange accepts either.
  field.dispatchEvent(new Event(field.type === 'range' ? 'change' : 'input', { bubbles: true }));
  // Null for fields without a caret, such as an e-mail address.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

function replayCheck(field: HTMLInputElement): void {
  const { checked, defaultChecked, type } = field;
  // A radio that is no longer chosen is updated by the chosen one.
  if (checked === defaultChecked || (type === 'radio' && !checked)) return;
  field.checked = !checked;
  field.click();
}

function replaySelect(field: HTMLSelectElement): void {
  const options = [...field.options];
  const first = options.find((option) => option.defaultSelected) ?? options[0];
  if (field.value !== (first?.value ?? '')) field.dispatchEvent(new Event('change', { bubbles: true }));
}

function replayFiles(field: HTMLInputElement): void {
  if (field.files?.length) field.dispatchEvent(new Event('change', { bubbles: true }));
}
