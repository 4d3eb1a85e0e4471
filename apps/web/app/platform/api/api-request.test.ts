import { describe, expect, it } from 'vitest';
import { callBody, callPath } from './api-request';

describe('the path of a call', () => {
  it.each([
    ['/api/get_job_detail/:id', { params: { id: 42 } }, '/api/get_job_detail/42'],
    [
      '/api/get_cities_with_query/:query',
      { params: { query: 'Århus/ø & co?' } },
      '/api/get_cities_with_query/%C3%85rhus%2F%C3%B8%20%26%20co%3F',
    ],
    ['/api/get_all_blogs/:from', { params: { from: 0 } }, '/api/get_all_blogs/0'],
    ['/api/list', { query: { page: 2, empty: '', none: null, off: undefined } }, '/api/list?page=2'],
    [
      '/api/list',
      { query: { location: ['a', 'b'], ticks: [{ id: 1, status: 1 }] } },
      '/api/list?location=a&location=b&ticks=%7B%22id%22%3A1%2C%22status%22%3A1%7D',
    ],
    ['/api/:a/:b', { params: { a: 'x', b: 'y' } }, '/api/x/y'],
  ] as const)('%s is filled in', (path, input, expected) => {
    expect(callPath({ path }, input as never)).toBe(expected);
  });

  it('refuses a missing parameter instead of requesting another page', () => {
    expect(() => callPath({ path: '/api/get_job_detail/:id' })).toThrow('id');
    expect(() => callPath({ path: '/api/get_job_detail/:id' }, { params: { id: '' } })).toThrow('id');
  });
});

describe('the body of a call', () => {
  it('is JSON, and an empty object without input', () => {
    expect(callBody({ method: 'POST' }, { body: { job_id: 4 } })).toBe('{"job_id":4}');
    expect(callBody({ method: 'POST' })).toBe('{}');
    expect(callBody({ method: 'GET' }, { body: { a: 1 } })).toBeUndefined();
  });

  it('is a form when the call has files: texts as they are, the rest as JSON text', () => {
    const file = new File(['x'], 'søg.pdf', { type: 'application/pdf' });
    const form = callBody(
      { method: 'POST', files: { upload_cv_file: 'document' } },
      {
        body: { cv: { about_me: 'æ' }, message: 'hej', job_id: 4, gone: undefined },
        files: { upload_cv_file: file, upload_other_file: null, many: [file, file] },
      },
    ) as FormData;
    expect(form.get('cv')).toBe('{"about_me":"æ"}');
    expect(form.get('message')).toBe('hej');
    expect(form.get('job_id')).toBe('4');
    expect(form.has('gone')).toBe(false);
    expect((form.get('upload_cv_file') as File).name).toBe('søg.pdf');
    expect(form.has('upload_other_file')).toBe(false);
    expect(form.getAll('many')).toHaveLength(2);
  });
});
