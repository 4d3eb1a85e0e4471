import { type AgentCriteria, noCriteria } from '@jobblik/contract/agents/agents.rules';
import { describe, expect, it } from 'vitest';
import { jobIndex } from '../../jobs/search/index.ts';
import { toTsquery } from '../../platform/search/index.ts';
import { keysOf } from './agent-keys.ts';

const readKeyword = jobIndex.closest;
const keys = ({ keywords = [], ...criteria }: Partial<AgentCriteria>) =>
  keysOf({ ...noCriteria, ...criteria, keywords, queries: keywords.map(readKeyword) });
const any = 0b111110;

describe('the keys of an agent', () => {
  it('are one for each pair of place and category', () => {
    expect(keys({ placeIds: [8000, 1], categoryIds: [901] })).toEqual([
      { companyId: 0, word: '', wordsQuery: '', placeId: 8000, categoryId: 901, jobTypes: any, exact: true },
      { companyId: 0, word: '', wordsQuery: '', placeId: 1, categoryId: 901, jobTypes: any, exact: true },
    ]);
  });

  it('have the job types as bits', () => {
    expect(keys({ jobTypeIds: [1, 3] })).toEqual([
      { companyId: 0, word: '', wordsQuery: '', placeId: 0, categoryId: 0, jobTypes: 0b1010, exact: true },
    ]);
  });

  it('are the companies only, if there are any, and the rest is evaluated', () => {
    expect(keys({ companyIds: [7], jobTypeIds: [2] })).toMatchObject([{ companyId: 7, jobTypes: 0b100, exact: true }]);
    expect(keys({ companyIds: [7, 8], placeIds: [8000] })).toMatchObject([
      { companyId: 7, placeId: 0, exact: false },
      { companyId: 8, placeId: 0, exact: false },
    ]);
  });

  it('have the dictionary form of a word, and are sufficient', () => {
    expect(keys({ keywords: ['Allergier'], placeIds: [8000] })).toContainEqual({
      companyId: 0,
      word: 'allergi',
      wordsQuery: '',
      placeId: 8000,
      categoryId: 0,
      jobTypes: any,
      exact: true,
    });
  });

  it('have the word of a trade, and its query, which title or label must match', () => {
    const query = toTsquery(readKeyword('Sygeplejersker'));
    expect(keys({ keywords: ['Sygeplejersker'] })).toMatchObject([
      { word: 'sygeplejerske', wordsQuery: query, exact: true },
    ]);
    expect(query).toContain("'^sygeplejerske'");
  });

  it('have no word for the beginning of one', () => {
    const query = { any: [{ word: 'zigzagop' }, { prefix: 'zigzagop' }] };
    const found = keysOf({ ...noCriteria, keywords: ['zigzagop'], queries: [query] });
    expect(found).toMatchObject([{ word: '', wordsQuery: toTsquery(query) }]);
  });

  it('have no word that must be absent', () => {
    const query = { all: [{ word: 'koekken' }, { not: { word: 'koekkenassistent' } }] };
    const found = keysOf({ ...noCriteria, keywords: ['køkken'], queries: [query] });
    expect(found).toMatchObject([{ word: 'koekken', wordsQuery: toTsquery(query) }]);
  });

  it('have the longest of several words that belong together, and the query of the others', () => {
    const found = keys({ keywords: ['erfaren projektleder'] });
    expect(found.every(({ wordsQuery }) => wordsQuery === toTsquery(readKeyword('erfaren projektleder')))).toBe(true);
    expect(found.map(({ word }) => word)).toContain('projektleder');
    expect(found.map(({ word }) => word)).not.toContain('erfaren');
  });

  it('have the word that stands for a wish', () => {
    const wish = toTsquery(readKeyword('uden erfaring'));
    expect(keys({ keywords: ['uden erfaring'] })).toMatchObject([{ word: wish.replaceAll("'", ''), wordsQuery: '' }]);
    const found = keys({ keywords: ['lager uden erfaring'] });
    expect(found.map(({ word }) => word)).toContain('lager');
    expect(found.every(({ wordsQuery }) => wordsQuery === `('lager' & ${wish})`)).toBe(true);
  });

  it('are one for each of several words that may stand alone', () => {
    const words = keys({ keywords: ['kok', 'tjener'] }).map(({ word }) => word);
    expect(words).toEqual(expect.arrayContaining(['kok', 'tjener']));
  });

  it('need only a word if one keyword is that word and another has more', () => {
    const found = keys({ keywords: ['allergi', 'alvorlig allergi'] });
    expect(found.filter(({ word }) => word === 'allergi')).toMatchObject([{ wordsQuery: '' }]);
  });

  it('have the postcodes of one quarter as one place', () => {
    expect(keys({ placeIds: [1050, 1051] })).toHaveLength(1);
  });

  it('are limited for any number of choices', () => {
    const many = keys({
      keywords: [
        'kok',
        'tjener',
        'opvasker',
        'bager',
        'slagter',
        'barista',
        'bartender',
        'kantineleder',
        'receptionist',
      ],
      placeIds: [1, 2, 3, 4, 5, 8000, 8200, 8210, 9000, 5000, 7100, 6700, 4000, 2100, 2200],
      categoryIds: [901, 910, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110],
    });
    expect(many.length).toBeLessThanOrEqual(200);
    expect(many.every(({ exact }) => !exact)).toBe(true);
  });
});
