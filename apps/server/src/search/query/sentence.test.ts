import { danishStopWords } from '@jobblik/danish';
import { expect, test } from 'vitest';
import { growthOf } from './growth.harness.ts';
import { readSentence } from './sentence.ts';

/** The keywords of a sentence without stop words. */
function left(text: string): string {
  const words = readSentence(text).keywords.split(/[^\p{L}\p{N}]+/u);
  return words
    .filter((word) => word !== '' && !danishStopWords().has(word) && word !== 'job' && word !== 'arbejde')
    .join(' ');
}

test.each([
  ['jeg leder efter et job hvor jeg kan passe børn', 'passe boern'],
  ['jeg søger efter arbejde som kok', 'kok'],
  ['er der nogen der søger en tømrer', 'toemrer'],
  ['er der nogen der mangler en kok i weekenden', 'kok weekenden'],
  ['jeg har arbejdet som sygeplejerske og vil gerne arbejde med børn', 'sygeplejerske boern'],
  ['jeg vil gerne passe dyr', 'passe dyr'],
  ['jeg kan godt lide køer', 'koeer'],
  ['jeg elsker planter og blomster', 'planter blomster'],
  ['jeg er god til at gøre rent', 'goere rent'],
  ['hvor kan jeg blive udlært maler', 'maler laerling'],
  ['jeg vil uddanne mig til elektriker', 'elektriker laerling'],
  ['jeg vil gerne lære at blive tømrer', 'toemrer laerling'],
  ['jeg er lige flyttet til jylland og mangler arbejde som smed', 'jylland smed'],
  ['hvem mangler en murer lige nu', 'murer'],
  ['er der arbejde til folk med kørekort', 'koerekort'],
  ['jeg kunne tænke mig at arbejde med heste', 'heste'],
  ['jeg drømmer om at blive pilot', 'pilot'],
  ['har 10 års erfaring som murer og mangler arbejde', 'murer'],
  ['i am looking for a job as a cleaner', 'cleaner'],
  ['is there any work for a carpenter', 'carpenter'],
  ['i want to work with children', 'children'],
  ['where can i find work as a nurse', 'nurse'],
])('%j has the keywords %j', (text, keywords) => expect(left(text)).toBe(keywords));

test.each([
  ['arbejde i et køkken uden at være kok', 'arbejde i et koekken', ['kok']],
  ['kundeservice uden salg', 'kundeservice', ['salg']],
  ['jeg er tømrer men vil ikke stå på stillads mere', 'jeg er toemrer', ['stillads']],
  ['kitchen job without being a chef', 'kitchen job', ['chef']],
  ['rengøring ikke i private hjem', 'rengoering', ['hjem']],
  ['chauffør ikke lastbil', 'chauffoer', ['lastbil']],
  ['kundeservice ikke salg eller mødebooking', 'kundeservice', ['salg', 'moedebooking']],
  ['programmør ikke .net', 'programmoer', ['.net']],
  ['lærer undtagen gymnasiet', 'laerer', ['gymnasiet']],
])('%j has the keywords %j without %j', (text, keywords, denied) =>
  expect(readSentence(text)).toEqual({ keywords, denied }),
);

test.each([
  'Sygeplejerske',
  'gøre rent',
  'lave mad til ældre',
  'leder',
  'teamleder i Aarhus',
  'uden uddannelse',
  'ikke ryger',
  'ikke kun salg',
  'butik ikke kun salg',
  'C++',
  '',
  'jeg',
  'er der nogen',
])('%j stays unchanged', (text) => expect(readSentence(text)).toEqual({ keywords: text, denied: [] }));

test.each([
  ['jeg vil gerne ', 1000],
  ['ikke ', 3000],
  ['men vil ikke ', 1000],
  ['a', 15_000],
])('the work grows with the length of a text: %j', (pattern, times) =>
  expect(growthOf(readSentence, pattern, times)).toBeLessThan(10),
);
