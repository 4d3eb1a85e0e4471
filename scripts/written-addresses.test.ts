import { describe, expect, it } from 'vitest';
import { writtenAddresses } from './written-addresses.ts';

/** Judges code of a screen; `@x` stands for an expression in a template. */
const inScreen = (text: string) => writtenAddresses('apps/web/app/jobs/x.tsx', text.replace(/@(\w+)/g, '$${$1}'));

describe('addresses written by hand', () => {
  it.each([
    ['a fixed one', "const to = '/find/job';"],
    ['one with a query', "const to = '/find/job?keyword=kok';"],
    ['one with a part behind #', "const to = '/kandidat/mitcv#besøg';"],
    ['an attribute', '<Link to="/home" />'],
    ['a template with a parameter', 'const to = `/company/@id`;'],
    ['a template without the optional parameter', 'const to = `/job/@id`;'],
    ['a template with a query', 'const to = `/login?next=@next`;'],
    ['a template that begins with an area', 'const to = `/@area/transaktioner`;'],
  ])('are refused: %s', (_what, text) => {
    expect(inScreen(text)).toHaveLength(1);
  });

  it.each([
    ['the start of several', "const start = '/virksomhed/job/';"],
    ['a call', "const path = '/api/jobs';"],
    ['a file', "const icon = '/icons/icon-192.png';"],
    ['a comment', '/** The list, `/find/job`. */ const x = 1;'],
  ])('are not: %s', (_what, text) => {
    expect(inScreen(text)).toEqual([]);
  });

  it('may stand in tests', () => {
    expect(writtenAddresses('apps/web/app/jobs/x.test.tsx', "const to = '/home';")).toEqual([]);
  });
});
