import { isDeepStrictEqual } from 'node:util';
import { emptyContent, presentCv } from '../../apps/server/src/cv/cv.present.ts';
import { chanceOf, makeCvs } from '../../apps/server/src/cv/structured/samples/made-cvs.factory.ts';
import {
  readBack,
  valuesOfCv,
  valuesOfProposal,
  writeCv,
} from '../../apps/server/src/cv/structured/samples/round-trip.factory.ts';
import { richCv, sampleCvContent, samplePeople } from '../../apps/server/src/demo/sample/sample-data.factory.ts';
import { say } from './report.ts';

/** CVs that are made, beside the fullest one of the sample. */
const made = 24;

/**
 * Writes CVs in the product's own formats of data and reads them back: per field, how many of them come back the same.
 * @param weak whether to print what differs
 */
export function measureFieldsRoundTrip(now: Date, weak: boolean): void {
  const fullest = samplePeople.find(({ key }) => key === richCv.person);
  if (!fullest) throw new Error('the sample has no full CV');
  const content = { ...emptyContent, ...sampleCvContent(fullest, samplePeople.indexOf(fullest), now) };
  const cvs = [...makeCvs(chanceOf(5), made), presentCv({ ...content, email: 'amalie@example.dk' })];
  for (const format of ['json', 'europass'] as const) {
    const same = new Map<string, number>();
    for (const cv of cvs) {
      const { proposal } = readBack(writeCv(cv, format), format);
      const found = proposal ? valuesOfProposal(proposal, format) : {};
      for (const [field, value] of Object.entries(valuesOfCv(cv, format))) {
        const isSame = isDeepStrictEqual(found[field], value);
        same.set(field, (same.get(field) ?? 0) + (isSame ? 1 : 0));
        if (weak && !isSame)
          say(`weak, ${format}, ${field}`, `${JSON.stringify(value)} ${JSON.stringify(found[field])}`);
      }
    }
    say(`own ${format}, CVs`, cvs.length);
    for (const [field, count] of same) say(`own ${format}, ${field}`, (count / cvs.length).toFixed(3));
  }
}
