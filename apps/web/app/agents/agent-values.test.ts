import danish from '@jobblik/words/da/agents.json';
import { expect, test } from 'vitest';
import { pageWords, registerWords } from '../platform/words/i18n';
import { type AgentValues, emptyAgent, formOf, hasChosen, namesOf } from './agent-values';

registerWords('da', { da: { agents: danish } });
const t = pageWords([], 'agents');

const chosen: AgentValues = {
  ...emptyAgent,
  title: 'Kok',
  keywords: ['kantine'],
  categories: [{ id: 901, name: 'Kok' }],
  places: [
    { id: 8000, name: 'Aarhus C', zip: '8000' },
    { id: 4, name: 'Midtjylland', zip: '' },
  ],
  near: { id: 8000, name: 'Aarhus C', zip: '8000', radius: 25 },
  jobTypes: [2],
  remote: [3],
  payShown: true,
  wishes: [2, 9],
  companies: [{ id: 7, name: '', gone: true }],
};

test('what is chosen is sent as the spec carries it', () => {
  expect(formOf(chosen)).toEqual({
    title: 'Kok',
    keywords: ['kantine'],
    categories: [{ id: 901 }],
    location: [{ id: 8000 }, { id: 4 }],
    job_type: [{ id: 2 }],
    company: [{ company_id: 7, company_name: '' }],
    postcode: 8000,
    radius: 25,
    remote: [3],
    pay_shown: true,
    wishes: [2, 9],
    frequency: 'daily',
  });
});

test('names are the telling ones first, without what is gone', () => {
  expect(namesOf(chosen, t)).toEqual([
    'kantine',
    'Kok',
    'Aarhus C',
    'Midtjylland',
    'Højst 25 km fra 8000 Aarhus C',
    'Deltid',
    'Altid hjemmefra',
    'Oplyser løn',
    'Weekendarbejde',
    'Studiejob',
  ]);
});

test('a name and a frequency alone are no choice', () => {
  expect(hasChosen({ ...emptyAgent, title: 'Job', frequency: 'now' })).toBe(false);
  expect(hasChosen({ ...emptyAgent, jobTypes: [1] })).toBe(true);
  expect(hasChosen({ ...emptyAgent, payShown: true })).toBe(true);
  expect(hasChosen({ ...emptyAgent, remote: [2] })).toBe(true);
});
