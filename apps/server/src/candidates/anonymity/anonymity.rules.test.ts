import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { emptyContent } from '../../cv/cv.present.ts';
import { anonymousContent, withoutContact } from './anonymity.rules.ts';
import { anonymityVersion } from './anonymous-form.ts';

describe('a text without contact', () => {
  test.each([
    ['Skriv til signe.holm@example.dk i dag', 'Skriv til … i dag'],
    ['signe (at) example.dk', '…'],
    ['Se www.signe.dk og https://linkedin.com/in/x', 'Se … og …'],
    ['Ring 20 30 40 50 eller +45 20304050', 'Ring … eller …'],
    ['Ansat 2015-2019 og 2019 – 2023', 'Ansat 2015-2019 og 2019 – 2023'],
    ['I 2015 solgte vi 1.200 biler', 'I 2015 solgte vi 1.200 biler'],
    ['Jeg kan C#, .NET og Node.js', 'Jeg kan C#, .NET og Node.js'],
    ['Skriv til signe.holm @ mail.example.dk.', 'Skriv til ….'],
    ['Mit firma-signe.dk/om?x=1 er nyt', 'Mit … er nyt'],
    ['Find @signeholm_85. Vi løb 2 @ 5 km', 'Find …. Vi løb 2 @ 5 km'],
  ])('%s', (text, left) => expect(withoutContact(text)).toBe(left));

  it('loses names as whole words, in any letter case and with a genitive', () => {
    const content = {
      ...emptyContent,
      first_name: 'Bo',
      last_name: 'Åberg',
      birthday: '1990-01-01',
      gender: 1,
      phone: '20304050',
      email: 'bo@example.dk',
      about_me:
        '<p>Jeg er BO. <strong>Åbergs</strong> Bod bor i Boderne &amp; <a href="mailto:bo@example.dk">skriv</a></p>',
      cv_wish: [1, 'Bo Åbergs afløser'],
      cv_skill: [2, 'bo@example.dk'],
      cv_experience: [
        {
          title: 'Ejer',
          company_name: 'Bo Åberg Design',
          experience_description: 'Bo gjorde alt<br>og mere',
          experience_start_year: 2015,
          experience_start_month: 1,
          experience_end_year: null,
          experience_end_month: null,
          present: 1 as const,
        },
      ],
    };
    const seen = anonymousContent(content, 'Bo Åberg');
    expect(seen).toMatchObject({ cv_wish: [1, '… … afløser'], cv_skill: [2, '…'] });
    expect(seen).toMatchObject({ first_name: '', last_name: '', birthday: null, gender: 0, phone: '', email: null });
    expect(seen.about_me).toBe('<p>Jeg er …. … Bod bor i Boderne &amp; skriv</p>');
    expect(seen.cv_experience[0]).toMatchObject({
      company_name: '… … Design',
      experience_description: '… gjorde alt<br>og mere',
    });
  });
});

/** Texts that meet every rule; a change of what is hidden in them shows in the hash. */
const everyRule = [
  'signe.holm@example.dk, signe (at) example.dk, www.signe.dk, holm-consult.dk/om, @signeholm, 20 30 40 50, 2015-2019, Node.js',
  'Signe, HOLMS, SigneHolm, signeholm, sholm, teamsigneholm, HolmConsult, S i g n e, S. Holm, Holm, S.A., Holmen, Åse, Aase, Ase',
];

it('hides the same for as long as its version is the same: raise `anonymityVersion` with the hash', () => {
  const made = everyRule.map((about_me) => anonymousContent({ ...emptyContent, about_me }, 'Signe Åse Holm').about_me);
  const hash = createHash('sha1').update(made.join('\n')).digest('hex');
  expect({ version: anonymityVersion, hash }).toEqual({ version: 1, hash: '6558ef2a10f59874b8df1aae8a63ce6d854bb63b' });
});
