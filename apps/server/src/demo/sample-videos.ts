import { readFile } from 'node:fs/promises';
import { makeCvVideo } from '../cv/videos/cv-videos.factory.ts';
import type { Services } from '../platform/services.ts';
import { type SampleFilm, sampleFilms } from './sample/films.ts';
import { samplePeople } from './sample/people.ts';
import type { LoadedPerson } from './sample-people.ts';

/** The drawn video CVs, each with captions, of the people whose portrait they show. */
export async function loadSampleVideos(services: Services, people: ReadonlyMap<string, LoadedPerson>): Promise<void> {
  for (const film of sampleFilms) {
    const key = samplePeople.find(({ portrait }) => portrait === film.portrait)?.key;
    const owner = people.get(key ?? '');
    if (!owner) throw new Error(`the film of ${film.portrait} shows nobody`);
    const bytes = await readFile(new URL(`./sample/films/${film.portrait}.webm`, import.meta.url));
    await makeCvVideo(services, { userId: owner.userId, name: film.name, bytes, captions: captionsOf(film) });
  }
}

/** WebVTT in which each sentence is shown until the next one. */
function captionsOf({ captions, seconds }: SampleFilm): string {
  const clock = (second: number) =>
    `${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}.000`;
  const cues = captions.map(
    ([from, text], at) => `${clock(from)} --> ${clock(captions[at + 1]?.[0] ?? seconds)}\n${text}`,
  );
  return ['WEBVTT', ...cues].join('\n\n');
}
