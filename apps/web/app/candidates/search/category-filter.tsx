import { CategoryPicker, ChosenChips, useCategories } from '../../lookups';
import { useWords } from '../../platform/words/i18n';

interface CategoryFilterProps {
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
}

/** Most trades in one search. */
const most = 10;

/** Trades that candidates look for; a main one includes all below it. */
export function CategoryFilter({ chosen, onChange }: CategoryFilterProps) {
  const t = useWords('cv-search');
  const tree = useCategories().data ?? [];
  const known = tree
    .flatMap((main) => [main, ...main.children])
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, text }) => ({ id, name: text }));
  return (
    <CategoryPicker
      label={t('filter.categories')}
      placeholder={t('filter.categories_example')}
      none={t('filter.no_category')}
      wholeLabel={(name) => t('filter.whole_category', { name })}
      chosen={chosen}
      most={most}
      onPick={({ id }) => onChange([...chosen, id])}
    >
      <ChosenChips value={known} onRemove={(removed) => onChange(chosen.filter((id) => id !== removed))} />
    </CategoryPicker>
  );
}
