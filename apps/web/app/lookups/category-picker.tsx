import { useMemo } from 'react';
import { NamePicker, type NamePickerProps } from './name-picker';
import { useCategories } from './use-lookups';

interface CategoryPickerProps extends Omit<NamePickerProps, 'all' | 'browse' | 'limit'> {
  /** Label of a main category, which includes all below it. */
  wholeLabel: (name: string) => string;
}

/** Finds categories of the tree, including main ones, by name or by browsing. */
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
