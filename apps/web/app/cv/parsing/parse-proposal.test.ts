import { cvProposal } from '@jobblik/contract/cv/cv-parse.schema';
import { typedWordId } from '@jobblik/contract/lookups/typed-word.rules';
import { describe, expect, test } from 'vitest';
import { emptyCv } from '../draft/cv-values.factory';
import { applyPieces, piecesOf, unknownOf } from './parse-proposal';

const nothing = {
  first_name: null,
  last_name: null,
  headline: null,
  email: null,
  phone: null,
  address: null,
  cv_city: null,
  birthday: null,
  about_me: null,
  driving_licence: null,
  cv_experience: [],
  cv_education: [],
  cv_skill: [],
  cv_language: [],
};

const job = (title: string, end: number | null = 2022) => ({
  title,
  company_name: 'Fjordværket A/S',
  location: '',
  experience_description: 'Ledede anlæg.',
  experience_start_year: 2019,
  experience_start_month: 3,
  experience_end_year: end,
  experience_end_month: end && 6,
  present: end === null ? 1 : 0,
  from: [4],
});

const text = (value: string) => ({ value, from: [0] });
const propose = (part: object) => cvProposal.parse({ ...nothing, ...part });
const pieces = (part: object, values = emptyCv) => piecesOf(propose(part), values, 'nu');

describe('what a document proposes', () => {
  test('a field that is empty is filled, and replaces nothing', () => {
    const [piece] = pieces({ first_name: text('Signe') });
    expect(piece).toMatchObject({ field: 'first_name', text: 'Signe', replaces: null });
    expect(applyPieces(emptyCv, piece ? [piece] : []).first_name).toBe('Signe');
  });

  test('a field with another value shows what would be replaced', () => {
    expect(pieces({ phone: text('20 30 40 50') }, { ...emptyCv, phone: '11 11 11 11' })).toMatchObject([
      { text: '20 30 40 50', replaces: '11 11 11 11' },
    ]);
  });

  test('values that the CV already has are not proposed, ignoring case', () => {
    const current = { ...emptyCv, first_name: 'SIGNE', about_me: '<p>Om mig.</p>', cv_skill: [{ id: 5, name: 'Go' }] };
    expect(
      pieces(
        {
          first_name: text('Signe'),
          about_me: text('Om mig.'),
          cv_skill: [{ name: 'golang', match: { id: 5, name: 'Go' }, from: [] }],
        },
        current,
      ),
    ).toEqual([]);
  });

  test('a profile becomes paragraphs, and its tags stay text', () => {
    const [piece] = pieces({ about_me: text('A & B\n<b>\n\nSlut') });
    expect(piece?.apply(emptyCv).about_me).toBe('<p>A &amp; B<br>&lt;b&gt;</p><p>Slut</p>');
  });

  test('jobs are added above the others in the order of the document', () => {
    const chosen = pieces({ cv_experience: [job('Leder', null), job('Planlægger')] });
    expect(chosen[0]?.text).toBe('2019–nu: Leder, Fjordværket A/S: Ledede anlæg.');
    expect(applyPieces(emptyCv, chosen).cv_experience.map(({ title }) => title)).toEqual(['Leder', 'Planlægger']);
  });

  test('a job that exists with another text is replaced in place, and shown', () => {
    const before = applyPieces(emptyCv, pieces({ cv_experience: [job('Leder'), job('Planlægger')] }));
    const [piece] = pieces({ cv_experience: [job('planlægger', 2023)] }, before);
    expect(piece?.replaces).toContain('2019–2022');
    const after = piece?.apply(before).cv_experience;
    expect(after?.map(({ experience_end_year }) => experience_end_year)).toEqual([2022, 2023]);
    expect(after?.[1]?.key).toBe(before.cv_experience[1]?.key);
  });

  test('a language with another level replaces the old level', () => {
    const before = { ...emptyCv, cv_language: [{ id: 2, name: 'Engelsk', level: 1 }] };
    const found = { name: 'English', match: { id: 2, name: 'Engelsk' }, level_text: 'fluent', level: 3, from: [] };
    const [piece] = pieces({ cv_language: [found] }, before);
    expect(piece).toMatchObject({ text: 'Engelsk, flydende', replaces: 'Engelsk, begynder' });
    expect(piece?.apply(before).cv_language).toEqual([{ id: 2, name: 'Engelsk', level: 3 }]);
  });

  test('a skill that the list does not have is proposed as it is written, once', () => {
    const proposal = propose({
      cv_skill: [
        { name: 'Sejlmageri', match: null, from: [4] },
        { name: ' sejlmageri', match: null, from: [5] },
      ],
    });
    const found = piecesOf(proposal, emptyCv, 'nu');
    expect(found).toMatchObject([{ field: 'cv_skill', text: 'Sejlmageri', from: [4] }]);
    const after = applyPieces(emptyCv, found);
    expect(after.cv_skill).toEqual([{ id: typedWordId('Sejlmageri'), name: 'Sejlmageri' }]);
    expect(piecesOf(proposal, after, 'nu')).toEqual([]);
    expect(unknownOf(proposal)).toEqual([]);
  });

  test('values that cannot be stored are listed, not proposed', () => {
    const proposal = propose({
      cv_skill: [{ name: '<1>', match: null, from: [] }],
      cv_language: [{ name: 'Klingonsk', match: null, level_text: '', level: 0, from: [] }],
    });
    expect(piecesOf(proposal, emptyCv, 'nu')).toEqual([]);
    expect(unknownOf(proposal)).toEqual(['<1>', 'Klingonsk']);
  });

  test('a birthday is written as the field shows it', () => {
    expect(pieces({ birthday: text('1990-03-02') })[0]?.text).toBe('02.03.1990');
  });
});
