import { describe, expect, it } from 'vitest';
import { contentDisposition, realName } from './names.ts';

describe('the displayed name of a file', () => {
  it.each([
    ['cv.pdf', 'pdf', 'cv.pdf'],
    ['CV Ærø.PDF', 'pdf', 'CV Ærø.PDF'],
    ['A\u030arhus.pdf', 'pdf', 'Århus.pdf'],
    ['cv.pdf', 'docx', 'cv.pdf.docx'],
    ['mit cv', 'pdf', 'mit cv.pdf'],
    ['foto.JPG', 'webp', 'foto.webp'],
    ['foto', 'webp', 'foto.webp'],
    ['film.m4v', 'mp4', 'film.m4v'],
    ['C:\\Users\\Bo\\Dokumenter\\cv.pdf', 'pdf', 'cv.pdf'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['cv\u202efdp.exe', 'pdf', 'cvfdp.exe.pdf'],
    ['c\0v\r\n\t.pdf', 'pdf', 'cv.pdf'],
    ['a<b>:"|?*.pdf', 'pdf', 'a_b______.pdf'],
    ['  .. skjult. .pdf ', 'pdf', 'skjult.pdf'],
    ['.pdf', 'pdf', 'fil.pdf'],
    ['', 'pdf', 'fil.pdf'],
    ['\u202e\u200b', 'pdf', 'fil.pdf'],
    ['\ud800.pdf', 'pdf', 'fil.pdf'],
    ['履歴書 🙂.docx', 'docx', '履歴書 🙂.docx'],
  ])('%j as %s is %j', (given, extension, expected) => expect(realName(given, extension)).toBe(expected));

  it('is at most 200 characters long and keeps its ending', () => {
    const name = realName(`${'ø'.repeat(5000)}.pdf`, 'pdf');
    expect([...name]).toHaveLength(200);
    expect(name.endsWith('ø.pdf')).toBe(true);
  });

  it('does not cut a character in two', () =>
    expect(realName('🙂'.repeat(300), 'pdf')).toBe(`${'🙂'.repeat(196)}.pdf`));
});

describe('the header with the name for saving', () => {
  it.each([
    ['cv.pdf', 'attachment; filename="cv.pdf"; filename*=UTF-8\'\'cv.pdf'],
    [
      'Ansøgning på Ærø.pdf',
      'attachment; filename="Ansoegning paa Aeroe.pdf"; filename*=UTF-8\'\'Ans%C3%B8gning%20p%C3%A5%20%C3%86r%C3%B8.pdf',
    ],
    ['résumé (1).pdf', 'attachment; filename="resume (1).pdf"; filename*=UTF-8\'\'r%C3%A9sum%C3%A9%20%281%29.pdf'],
    ['a"b\\c%41.pdf', 'attachment; filename="a_b_c_41.pdf"; filename*=UTF-8\'\'a%22b%5Cc%2541.pdf'],
    ['履歴書.pdf', 'attachment; filename="___.pdf"; filename*=UTF-8\'\'%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf'],
  ])('%j', (name, expected) => expect(contentDisposition('attachment', name)).toBe(expected));

  it('is plain ASCII without line ends for whatever name', () => {
    expect(contentDisposition('inline', 'a\r\nSet-Cookie: x=1.pdf')).toMatch(/^inline; [ -~]+$/);
  });
});
