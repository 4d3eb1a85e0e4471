import { jsonResume } from '@jobblik/contract/cv/cv-pages.schema';
import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { chanceOf, makeCvs } from '../samples/made-cvs.factory.ts';
import { writeCv } from '../samples/round-trip.factory.ts';

const ajv = new Ajv({ strict: false });
addFormats.default(ajv);
const validate = ajv.compile(schema);

test('every exported CV is valid by the published schema, and by the shape of the call', () => {
  for (const cv of makeCvs(chanceOf(11), 24)) {
    const resume = JSON.parse(writeCv(cv, 'json'));
    expect(validate(resume), JSON.stringify(validate.errors)).toBe(true);
    // Schema 1.0.0 allows no other parts of its own.
    expect(Object.keys(resume).filter((part) => !(part in schema.properties))).toEqual([]);
    expect(jsonResume.parse(resume), 'the answer of the call has all of it').toEqual(resume);
  }
});

test('the schema refuses what is no JSON Resume', () => {
  expect(validate({ basics: { name: 7 } })).toBe(false);
});
