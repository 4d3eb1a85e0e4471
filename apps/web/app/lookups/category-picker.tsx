import { useMemo } from 'react';
import { NamePicker, type NamePickerProps } from './name-picker';
import { useCategories } from './use-lookups';

interface CategoryPickerProps extends Omit<NamePickerProps, 'all' | 'browse' | 'limit'> {
  /** Says that a main category stands for all below it. */
  wholeLabel: (name: string) => string;
}

/** Categories of the tree, main ones included, by name or by walking through it. */
export function CategoryPicker({ wholeLabel, ...field }: CategoryPickerProps) {
  const tree = useCategories().data;
  const all = useMemo(
    () =>
      tree?.flatMap((main) =>
        [main, ...main.children].map(({ id, text }) => ({ id, name: text, group: main.text, whole: id === main.id })),
      ),
    [tree],
  );
  const labelled = all?.map((one) => (one.whole ? { ...one, label: wholeLabel(one.name) } : one));
  return <NamePicker {...field} all={labelled} browse />;
}
