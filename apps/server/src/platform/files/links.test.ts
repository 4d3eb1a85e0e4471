import { describe, expect, it } from 'vitest';
import { createLinks } from './links.ts';

const id = '0198c1de-8a3b-4c5d-9e6f-001122334455';
const other = '0198c1de-8a3b-4c5d-9e6f-001122334456';
const noon = new Date('2026-11-20T12:01:00Z').getTime();

function at(seconds = 0, key = 'k') {
  return createLinks(Buffer.from(key), { now: () => new Date(noon + seconds * 1000) });
}
const tokenOf = (link: string) => new URL(link, 'http://x').searchParams.get('t') ?? '';
const expired = expect.objectContaining({ code: 'link_expired', status: 403 });

describe('a signed link', () => {
  const link = at().link(id);
  const token = tokenOf(link);

  it('is under the product’s own path', () => expect(link).toMatch(new RegExp(`^/files/${id}\\?t=[\\w-]+$`)));

  it('opens the file for at least 15 and less than 20 minutes', () => {
    expect(at(15 * 60).read('/files', id, token)).toEqual({
      fileId: id,
      disposition: 'inline',
      maxAge: 240,
      public: false,
    });
    expect(at(19 * 60 - 1).read('/files', id, token).maxAge).toBe(1);
    expect(() => at(19 * 60).read('/files', id, token)).toThrow(expired);
  });

  it('is the same within five minutes, so that browsers can cache the file', () => {
    expect(at(3 * 60).link(id)).toBe(link);
    expect(at(5 * 60).link(id)).not.toBe(link);
  });

  it('has the requested lifetime', () => {
    const short = tokenOf(at().link(id, { lifetime: 10 }));
    expect(at(9).read('/files', id, short).fileId).toBe(id);
    expect(() => at(20).read('/files', id, short)).toThrow(expired);
    expect(at(86_400).read('/files', id, tokenOf(at().link(id, { lifetime: 86_400 }))).fileId).toBe(id);
  });

  it('defines whether the file is shown or saved', () => {
    expect(at().read('/files', id, tokenOf(at().link(id, { disposition: 'attachment' }))).disposition).toBe(
      'attachment',
    );
  });

  it('is possible under the paths of the spec', () => {
    const chat = at().link(id, { under: '/images/chat_files' });
    expect(chat.startsWith(`/images/chat_files/${id}?t=`)).toBe(true);
    expect(at().read('/images/chat_files', id, tokenOf(chat)).fileId).toBe(id);
  });

  it('opens in the viewer with only a token', () => {
    const viewer = at().link(id, { under: '/api/view_documents' });
    const viewerToken = viewer.slice('/api/view_documents/'.length);
    expect(at().readViewer(viewerToken).fileId).toBe(id);
    expect(() => at().readViewer(viewerToken.replace(id, other))).toThrow(expired);
    expect(() => at(1200).readViewer(viewerToken)).toThrow(expired);
  });

  it.each([
    ['no token', undefined],
    ['an empty token', ''],
    ['another shape', 'abc'],
    ['a longer life', token.replace(/^[0-9a-z]+/, (expiry) => (Number.parseInt(expiry, 36) + 1).toString(36))],
    ['another action', token.replace('-i-', '-a-')],
    ['a changed signature', token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')],
    ['a cut signature', token.slice(0, -1)],
    ['two tokens', `${token}${token}`],
    ['letters that are no ASCII', token.replace(/.$/, 'ø')],
    ['the public signature', tokenOf(at().publicLink(id))],
  ])('does not open with %s', (_name, wrong) => expect(() => at().read('/files', id, wrong)).toThrow(expired));

  it('does not open another file, path or installation', () => {
    expect(() => at().read('/files', other, token)).toThrow(expired);
    expect(() => at().read('/images/chat_files', id, token)).toThrow(expired);
    expect(() => at(0, 'another key').read('/files', id, token)).toThrow(expired);
    expect(() => at().readPublic(id, token)).toThrow(expired);
  });
});

describe('a public link', () => {
  const link = at().publicLink(id);

  it('never changes and never expires', () => {
    expect(at(10 * 365 * 86_400).publicLink(id)).toBe(link);
    expect(at(10 * 365 * 86_400).readPublic(id, tokenOf(link))).toMatchObject({ fileId: id, public: true });
  });

  it('opens only its own file', () => {
    expect(() => at().readPublic(other, tokenOf(link))).toThrow(expired);
    expect(() => at().readPublic(id, undefined)).toThrow(expired);
  });
});
