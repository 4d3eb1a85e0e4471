import { describe, expect, test } from 'vitest';
import { educationLevel } from './education-level.ts';

describe('the level of an education', () => {
  test.each([
    ['Cand.merc.', '', 6],
    ['Bachelor i engelsk', 'Aalborg Universitet', 5],
    ['Sygeplejerske', 'UCN', 5],
    ['Sygeplejerske', '', 5],
    ['Læge', 'Aarhus Universitet', 6],
    ['Meritlærer', 'Silkeborg Seminarium', 5],
    ['Markedsføring', 'Erhvervsakademi Dania', 4],
    ['Matematik og fysik', 'Aalborghus Gymnasium', 3],
    ['Klejnsmed', 'Tradium', 2],
    ['Elektronik', 'Holstebro Tekniske Erhvervsskole', 2],
  ])('of %s at %s is %s', (name, school, level) => expect(educationLevel(name, school)).toBe(level));

  test.each([
    ['Datalogi', 'Aalborg Universitet'],
    ['Design og business', 'VIA University College'],
    ['Business Analytics', 'University College London'],
    ['Diploma in Marketing', ''],
    ['Førstehjælp', 'UCN'],
    ['Kursus i ledelse', 'Professionshøjskolen Absalon'],
    ['Truckcertifikat', 'Tradium'],
    ['', ''],
  ])('of %s at %s is not said', (name, school) => expect(educationLevel(name, school)).toBeNull());
});
