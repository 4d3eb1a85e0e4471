const mark = 'felt-';

/** Id of a field's control, or of the box around it. */
export function fieldId(field: string): string {
  return mark + field;
}
