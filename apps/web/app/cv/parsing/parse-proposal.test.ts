import { cvProposal } from '@jobblik/contract/documents/cv-parse.schema';
import { typedWordId } from '@jobblik/contract/lookups/typed-word.rules';
import { describe, expect, test } from 'vitest';
import { emptyCv } from '../draft/cv-values.factory';
import { applyPieces, type PieceTexts, piecesOf, unknownOf } from './parse-proposal';

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
  gender: null,
  jobtype: null,
  cv_category: [],
  cv_wish: [],
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
const words: PieceTexts = {
  present: 'nu',
  place: (name) => `Sted: ${name}`,
  licence: (category) => (category === null ? 'Kørekort' : `Kørekort kategori ${category}`),
};
/** Everything but the wished job, which has tests of its own. */
const pieces = (part: object, values = emptyCv) =>
  piecesOf(propose(part), values, words).filter(({ field }) => field !== 'cv_wish');
const wishes = (part: object, values = emptyCv) =>
  piecesOf(propose(part), values, words).filter(({ field }) => field === 'cv_wish');

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
          cv_skill: [{ name: 'GO', match: { id: 5, name: 'Go' }, same: true, from: [] }],
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
        { name: 'Sejlmageri', match: null, same: false, from: [4] },
        { name: ' sejlmageri', match: null, same: false, from: [5] },
      ],
    });
    const found = piecesOf(proposal, emptyCv, words);
    expect(found).toMatchObject([{ field: 'cv_skill', text: 'Sejlmageri', from: [4] }]);
    const after = applyPieces(emptyCv, found);
    expect(after.cv_skill).toEqual([{ id: typedWordId('Sejlmageri'), name: 'Sejlmageri' }]);
    expect(piecesOf(proposal, after, words)).toEqual([]);
    expect(unknownOf(proposal)).toEqual([]);
  });

  test('values that cannot be stored are listed, not proposed', () => {
    const proposal = propose({
      cv_skill: [{ name: '<1>', match: null, same: false, from: [] }],
      cv_language: [{ name: 'Klingonsk', match: null, level_text: '', level: 0, from: [] }],
    });
    expect(piecesOf(proposal, emptyCv, words)).toEqual([]);
    expect(unknownOf(proposal)).toEqual(['<1>', 'Klingonsk']);
  });

  test('a birthday is written as the field shows it', () => {
    expect(pieces({ birthday: text('1990-03-02') })[0]?.text).toBe('02.03.1990');
  });

  test('the person’s words stay, and another entry of the list is an addition that is not ticked', () => {
    const found = pieces({
      cv_skill: [{ name: 'Columna Cura', match: { id: 317, name: 'Nexus' }, same: false, from: [7] }],
    });
    expect(found).toMatchObject([
      { text: 'Columna Cura', ticked: true },
      { text: 'Nexus', ticked: false, additionTo: 'Columna Cura' },
    ]);
    const after = applyPieces(
      emptyCv,
      found.filter(({ ticked }) => ticked),
    );
    expect(after.cv_skill.map(({ name }) => name)).toEqual(['Columna Cura']);
  });

  test('an entry that is the same thing under another name is ticked beside the words', () => {
    const excel = { name: 'MS Excel', match: { id: 9, name: 'Excel' }, same: true, from: [] };
    expect(pieces({ cv_skill: [excel] })).toMatchObject([
      { text: 'MS Excel', ticked: true },
      { text: 'Excel', ticked: true, additionTo: 'MS Excel' },
    ]);
    expect(pieces({ cv_skill: [{ ...excel, name: 'excel' }] })).toMatchObject([{ text: 'Excel', id: 'cv_skill.9' }]);
  });

  test('words and texts can be changed, and keep their row', () => {
    const [name] = pieces({ first_name: text('Singe') });
    const changed = name?.withText?.('Signe');
    expect(changed).toMatchObject({ id: 'first_name', text: 'Signe' });
    expect(changed?.apply(emptyCv).first_name).toBe('Signe');
    const [skill] = pieces({ cv_skill: [{ name: 'Sejlmagri', match: null, same: false, from: [] }] });
    const mended = skill?.withText?.('Sejlmageri');
    expect(mended?.id).toBe(skill?.id);
    expect(mended?.apply(emptyCv).cv_skill).toEqual([{ id: typedWordId('Sejlmageri'), name: 'Sejlmageri' }]);
    const twice = mended?.apply(mended.apply(emptyCv)).cv_skill;
    expect(twice, 'a word that is there already is not added twice').toHaveLength(1);
  });

  test('a job can be changed field by field', () => {
    const [piece] = pieces({ cv_experience: [job('Leder')] });
    if (piece?.entry?.kind !== 'experience') throw new Error('no job was proposed');
    const changed = piece.entry.withRow({ ...piece.entry.row, title: 'Driftsleder' });
    expect(changed).toMatchObject({ id: piece.id, text: '2019–2022: Driftsleder, Fjordværket A/S: Ledede anlæg.' });
    expect(changed.apply(emptyCv).cv_experience[0]?.title).toBe('Driftsleder');
  });

  test('the title below the name is offered as a wished job, and ticked where there is none', () => {
    const found = { headline: text('Sygeplejerske'), cv_experience: [job('Leder')] };
    expect(wishes(found)).toMatchObject([{ text: 'Sygeplejerske', ticked: true }]);
    const wished = { ...emptyCv, cv_wish: [{ id: 3, name: 'Lærer' }] };
    expect(wishes(found, wished)).toMatchObject([{ text: 'Sygeplejerske', ticked: false }]);
    expect(wishes(found, { ...emptyCv, cv_wish: [{ id: 3, name: 'sygeplejerske' }] })).toEqual([]);
    expect(wishes({ cv_experience: [job('Leder')] })).toMatchObject([{ text: 'Leder', ticked: false }]);
  });

  test('the place of work is kept in the description, once', () => {
    const placed = { ...job('Leder'), location: 'Odense' };
    const [piece] = pieces({ cv_experience: [placed] });
    expect(piece?.apply(emptyCv).cv_experience[0]?.experience_description).toBe('Sted: Odense\nLedede anlæg.');
    const [named] = pieces({ cv_experience: [{ ...placed, company_name: 'Odense Kommune' }] });
    expect(named?.apply(emptyCv).cv_experience[0]?.experience_description).toBe('Ledede anlæg.');
  });

  test.each([
    ['B', ['Kørekort kategori B']],
    ['B, BE og C+E', ['Kørekort kategori B', 'Kørekort kategori BE', 'Kørekort kategori CE']],
    ['Kørekort haves', ['Kørekort']],
  ])('the driving licence %s is kept as a skill', (value, names) => {
    expect(pieces({ driving_licence: text(value) }).map((piece) => piece.text)).toEqual(names);
  });
});
