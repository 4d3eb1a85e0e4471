import { describe, expect, test } from 'vitest';
import { categoriesUnder, categoryById, categoryBySeo, categoryTree, mainCategoryOf } from './categories.ts';
import { categoryOfTitle } from './category-of-title.ts';
import { readReference } from './reference.ts';

const all = categoryTree().flatMap((main) => [main, ...main.children]);

describe('the tree', () => {
  test('has the twelve main categories of the home page in their order', () => {
    expect(categoryTree().map((main) => main.name)).toEqual([
      'Sundhed og omsorg',
      'Undervisning og børn',
      'Håndværk og byggeri',
      'It og udvikling',
      'Butik og service',
      'Lager og transport',
      'Kontor og økonomi',
      'Industri og produktion',
      'Hotel og køkken',
      'Salg og marketing',
      'Ledelse og HR',
      'Natur og landbrug',
    ]);
  });

  test('has 8 to 12 categories below each, every id and address name once', () => {
    for (const main of categoryTree()) {
      expect(main.children.length).toBeGreaterThanOrEqual(8);
      expect(main.children.length).toBeLessThanOrEqual(12);
    }
    expect(new Set(all.map((category) => category.id)).size).toBe(all.length);
    expect(new Set(all.map((category) => category.seo)).size).toBe(all.length);
  });

  test('is found by id and by address name, from below and from above', () => {
    const sygeplejerske = categoryBySeo('sygeplejerske');
    expect(sygeplejerske && mainCategoryOf(sygeplejerske.id)?.name).toBe('Sundhed og omsorg');
    expect(categoryBySeo('it-og-udvikling')).toBe(categoryById(400));
    expect(mainCategoryOf(400)?.id).toBe(400);
    expect(categoriesUnder(400)).toEqual([400, ...(categoryById(400)?.children.map((child) => child.id) ?? [])]);
  });

  test.each(['', 'nowhere', '__proto__'])('%j is not a category', (seo) => {
    expect(categoryBySeo(seo)).toBeUndefined();
    expect(categoriesUnder(-1)).toEqual([]);
  });
});

test('every occupation group with titles belongs to exactly one category', () => {
  const groups = all.flatMap((category) => category.isco);
  expect(new Set(groups).size).toBe(groups.length);
  const used = new Set(
    readReference('job-titles')
      .map(([, , group]) => group)
      .filter(Boolean),
  );
  expect([...used].filter((group) => !groups.includes(group))).toEqual([]);
});

describe('the category of a title', () => {
  test.each([
    ['Sygeplejerske til akutmodtagelsen', 'Sygeplejerske'],
    ['Tømrersvend til renovering', 'Tømrer og snedker'],
    ['Bager til morgenhold', 'Bager og konditor'],
    ['Revisor med kunder i hele Jylland', 'Regnskab'],
    ['Backendudvikler til måledata', 'Softwareudvikling'],
    ['Pædagog til vuggestuegruppe', 'Pædagog'],
    ['Lager- og logistikmedarbejder', 'Lagermedarbejder'],
    ['Ekspedient', 'Butiksassistent'],
    ['Buschauffør', 'Persontransport'],
    ['it-projektleder', 'It-projekter'],
    ['Anlægsgartner', 'Anlægsgartner og grønne områder'],
    ['HR-konsulent', 'HR'],
    ['Svejser til skibsværft', 'Smed og svejser'],
    ['Kok', 'Kok'],
    ['Elektrikerlærling', 'Elektriker'],
    ['Key account manager', 'Key account og forretningsudvikling'],
    ['KOEKKENMEDHJAELPER', 'Køkkenmedhjælper'],
  ])('%s is %s', (title, name) => {
    expect(categoryById(categoryOfTitle(title) ?? 0)?.name).toBe(name);
  });

  test.each(['', '🎉', 'Frivillig', "'; drop table", 'x '.repeat(50_000)])('%# has no category', (title) => {
    expect(categoryOfTitle(title)).toBeUndefined();
  });

  test('is known for nearly every title that can be wished for', () => {
    const titles = readReference('job-titles').map(([, title]) => title);
    expect(titles.filter((title) => categoryOfTitle(title) !== undefined).length / titles.length).toBeGreaterThan(0.94);
  });
});
