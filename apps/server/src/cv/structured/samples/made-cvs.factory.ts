import { breaksOfLines } from '@jobblik/contract/cv/cv.rules';
import type { Cv, CvContent } from '@jobblik/contract/cv/cv.schema';
import { educationLevel } from '../../../../../../packages/cv-parser/src/entries/education-level.ts';
import { splitName } from '../../../../../../packages/cv-parser/src/person-name.ts';
import { type Chance, makePerson } from '../../../documents/parsing-samples/people.factory.ts';
import { cityById, jobTitleList, languageList, readReference, skillList } from '../../../lookups/index.ts';
import { emptyContent, presentCv } from '../../cv.present.ts';

const taskLines = (tasks: readonly string[]) => breaksOfLines(tasks.join('\n'));
const writtenSkills = ['Columna Cura', 'A&B <test>', 'C++', '1:1-samtaler "åbne døre"', 'Ærø-færgen'];

/** A CV as its seeker has written it, with all that the form has; the same random source makes the same CV. */
export function makeContent(chance: Chance, at: number): CvContent {
  const person = makePerson(chance, at % 3 === 2 ? 'en' : 'da');
  const { first, last } = splitName(person.name);
  const [skills, titles, languages] = [skillList().all, jobTitleList().all, languageList().all];
  const categories = readReference('categories').map(([id]) => id);
  return {
    ...emptyContent,
    first_name: first,
    last_name: last,
    phone: person.phone,
    email: person.email,
    about_me: `<p>${breaksOfLines(person.about)}</p><ul><li>Punkt &amp; et</li><li><strong>Punkt</strong> to</li></ul>`,
    birthday: person.birthday,
    gender: chance.below(3),
    cv_city: cityById(Number(person.zip))?.id ?? null,
    jobtype: at % 4 === 0 ? null : 1 + chance.below(5),
    cv_experience: person.jobs.map(({ title, company, start, end, tasks }, index) => ({
      title,
      company_name: company,
      experience_description: taskLines(index === 0 ? ['Ansvar for:', '', ...tasks, 'a < b && b > c'] : tasks),
      experience_start_year: start.year,
      experience_start_month: index === 1 ? null : start.month,
      experience_end_year: end?.year ?? null,
      experience_end_month: end && index !== 1 ? end.month : null,
      present: end ? 0 : 1,
    })),
    cv_education: person.educations.map(({ degree, school, start, end }, index) => ({
      course_id: index === 2 ? null : (educationLevel(degree, school) ?? 1 + chance.below(7)),
      education_name: degree,
      education_school: school,
      education_start_year: start,
      education_end_year: end,
      education_description: index === 0 ? taskLines(['Speciale om drift', '', '• Valgfag']) : '',
    })),
    cv_category: [chance.pick(categories)],
    cv_wish: jobTitleList().resolve([chance.pick(titles).id, chance.pick(titles).id, `Egen titel ${at}, med komma`]),
    cv_skill: skillList().resolve([...person.skills, chance.pick(skills).id, chance.pick(writtenSkills)]),
    cv_language: [
      { id: chance.pick(languages.slice(0, 8)).id, level: 4 },
      { id: chance.pick(languages.slice(8, 60)).id, level: chance.below(4) },
      { id: chance.pick(languages.slice(60)).id, level: 1 + chance.below(3) },
    ],
  };
}

/** CVs as they are shown. */
export function makeCvs(chance: Chance, count: number): Cv[] {
  return Array.from({ length: count }, (_, at) => presentCv(makeContent(chance, at)));
}

/** A random source with the same numbers for the same seed (a linear congruence). */
export function chanceOf(seed: number): Chance {
  let state = seed * 7919 + 1;
  const below = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  return {
    below,
    chance: (share) => below(1000) < share * 1000,
    pick<T>(list: readonly T[]): T {
      const picked = list[below(list.length)];
      if (picked === undefined) throw new Error('picked from an empty list');
      return picked;
    },
  };
}
