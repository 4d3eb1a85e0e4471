import { perLocale } from '@jobblik/contract/kernel/language';
import { lazily } from '@jobblik/contract/kernel/lazily';
import { seoName } from '@jobblik/contract/kernel/seo.rules';
import { readReference } from './reference.ts';

/** A category of the tree: 12 main ones, each with subcategories. */
export interface CategoryNode {
  id: number;
  /** Null for a main category. */
  parentId: number | null;
  seo: string;
  name: string;
  children: readonly CategoryNode[];
  /** ISCO-08 groups whose occupations belong here. */
  isco: readonly string[];
  /** Titles and words of titles that belong here. */
  words: readonly string[];
}

interface Tree {
  mains: readonly CategoryNode[];
  byId: ReadonlyMap<number, CategoryNode>;
  bySeo: ReadonlyMap<string, CategoryNode>;
}

const tree = lazily(build);

/** The main categories in the order of the home page. */
export function categoryTree(): readonly CategoryNode[] {
  return tree().mains;
}

/** A category with its parent and children; undefined for an unknown id. */
export function categoryById(id: number): CategoryNode | undefined {
  return tree().byId.get(id);
}

/** @param seo the name in addresses, `it-og-udvikling` */
export function categoryBySeo(seo: string): CategoryNode | undefined {
  return tree().bySeo.get(seoName(seo));
}

/** The main category of a category, or itself. */
export function mainCategoryOf(id: number): CategoryNode | undefined {
  const category = categoryById(id);
  return category?.parentId ? categoryById(category.parentId) : category;
}

const shownNames = perLocale((_locale, language) =>
  language === 'da' ? undefined : new Map(readReference('categories-en')),
);

/** A category's name in the current language. `name` is always Danish, the language in which texts are read and searched. */
export function categoryName(category: CategoryNode): string;
export function categoryName(category: CategoryNode | undefined): string | undefined;
export function categoryName(category: CategoryNode | undefined): string | undefined {
  return category && (shownNames()?.get(category.id) ?? category.name);
}

/** Ids of a category and its subcategories. */
export function categoriesUnder(id: number): number[] {
  const category = categoryById(id);
  return category ? [category.id, ...category.children.map((child) => child.id)] : [];
}

function build(): Tree {
  const rows = readReference('categories');
  const node = ([id, parent, name, isco, words]: (typeof rows)[number]): CategoryNode => ({
    id,
    parentId: parent || null,
    seo: seoName(name),
    name,
    isco,
    words,
    children: parent ? [] : rows.filter((row) => row[1] === id).map(node),
  });
  const mains = rows.filter((row) => row[1] === 0).map(node);
  const all = mains.flatMap((main) => [main, ...main.children]);
  return {
    mains,
    byId: new Map(all.map((category) => [category.id, category])),
    // Where a main category and a subcategory share a name, the main one keeps it.
    bySeo: new Map(all.reverse().map((category) => [category.seo, category])),
  };
}
