import { makeCvVideo } from '../cv/index.ts';
import type { Services } from '../platform/services.ts';
import type { LoadedPerson } from './sample-people.ts';

/** Drawn films, for nobody's face is ours to show: length in seconds and hue of the room. */
const films = [
  {
    name: 'Hej, jeg er Amalie',
    seconds: 42,
    hue: 200,
    words: 'Jeg bygger systemer, der skal holde, også når jeg har ferie.',
  },
  {
    name: 'Kort om mig',
    seconds: 35,
    hue: 150,
    words: 'Jeg vil gerne fortælle, hvad jeg kan, og hvad jeg leder efter.',
  },
  {
    name: 'Derfor valgte jeg mit fag',
    seconds: 51,
    hue: 28,
    words: 'Det bedste ved mit fag er de mennesker, jeg møder.',
  },
];

/** The first people's video CVs, each with a caption. */
export async function loadSampleVideos(services: Services, people: ReadonlyMap<string, LoadedPerson>): Promise<void> {
  const shown = [...people.values()].slice(0, films.length);
  for (const [at, { userId }] of shown.entries()) {
    const film = films[at];
    if (!film) continue;
    await makeCvVideo(services, {
      userId,
      name: film.name,
      film: { seconds: film.seconds, hue: film.hue, width: 640, height: 360 },
      captions: `WEBVTT\n\n00:01.000 --> 00:07.000\n${film.words}\n`,
    });
  }
}
