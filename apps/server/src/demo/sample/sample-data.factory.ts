/** The sample data, for benches and for what draws its films. */
export { sampleCvContent } from '../sample-cv-content.ts';
export { type FilmPacket, writeFilm } from '../write-film.ts';
export { type SampleFilm, sampleFilms } from './films.ts';
export { sampleJobs } from './jobs.ts';
export { samplePeople } from './people.ts';
export { richCv } from './rich-cv.ts';
