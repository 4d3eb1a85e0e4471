import type { PortraitName } from './sample.types.ts';

/** A drawn video CV, without a real face. The file is `films/{portrait}.webm`, created by `npm run sample:films`. */
export interface SampleFilm {
  portrait: PortraitName;
  /** Name given by its owner. */
  name: string;
  seconds: number;
  /** Captions; each sentence with the second at which it begins. */
  captions: readonly (readonly [second: number, text: string])[];
  scene: {
    wall: string;
    view: 'hills' | 'turbines' | 'harbour' | 'roofs' | 'snow';
    beside: 'books' | 'plant' | 'lamp' | 'clock' | 'map';
  };
}

export const sampleFilms: readonly SampleFilm[] = [
  {
    portrait: 'amalie',
    name: 'Hej, jeg er Amalie',
    seconds: 42,
    captions: [
      [1, 'Hej, jeg hedder Amalie.'],
      [7, 'Jeg bygger systemer, der skal holde, også når jeg har ferie.'],
      [15, 'Det bedste ved en arbejdsdag er, når noget svært bliver enkelt at læse.'],
      [24, 'Jeg spørger, før jeg skriver kode, og jeg skriver ned, hvad vi aftaler.'],
      [34, 'Ring gerne, hvis I vil høre mere.'],
    ],
    scene: { wall: '#DCE9E9', view: 'hills', beside: 'books' },
  },
  {
    portrait: 'ali',
    name: 'Data, man kan stole på',
    seconds: 64,
    captions: [
      [1, 'Jeg hedder Ali, og jeg er dataingeniør.'],
      [8, 'De sidste fire år har jeg flyttet målinger fra havnen ind i ét fælles system.'],
      [18, 'Det vigtigste er ikke, at tallene er mange. Det er, at de er rigtige.'],
      [28, 'Derfor bygger jeg alarmer, før jeg bygger rapporter.'],
      [39, 'Jeg arbejder bedst tæt på dem, der skal bruge tallene.'],
      [51, 'Jeg glæder mig til at høre fra jer.'],
    ],
    scene: { wall: '#F3E3CF', view: 'turbines', beside: 'map' },
  },
  {
    portrait: 'emil',
    name: 'Kort om mig',
    seconds: 48,
    captions: [
      [1, 'Hej, jeg er Emil.'],
      [6, 'Jeg vil gerne fortælle, hvad jeg kan, og hvad jeg leder efter.'],
      [15, 'Jeg kan lide at finde den fejl, ingen andre gider lede efter.'],
      [26, 'Og jeg kan lide at fortælle bagefter, hvorfor den var der.'],
      [37, 'Jeg søger et hold, hvor man tør sige, at man ikke ved det.'],
    ],
    scene: { wall: '#E2F1DE', view: 'roofs', beside: 'lamp' },
  },
  {
    portrait: 'grace',
    name: 'Derfor valgte jeg mit fag',
    seconds: 58,
    captions: [
      [1, 'Jeg hedder Grace, og jeg er sygeplejerske.'],
      [8, 'Det bedste ved mit fag er de mennesker, jeg møder.'],
      [17, 'Når der er travlt, taler jeg langsommere. Så hører folk efter.'],
      [29, 'Jeg vil gerne arbejde et sted, hvor vi lærer hinanden op.'],
      [43, 'Tak, fordi I så med.'],
    ],
    scene: { wall: '#FEE4DC', view: 'harbour', beside: 'clock' },
  },
  {
    portrait: 'signe',
    name: 'Min dag på afdelingen',
    seconds: 49,
    captions: [
      [1, 'Hej, jeg hedder Signe.'],
      [6, 'Jeg begynder dagen med at hilse på alle, også dem, der sover.'],
      [16, 'Jeg er god til at få aftaler til at holde hen over et vagtskifte.'],
      [28, 'Og jeg kan grine ad mig selv.'],
      [37, 'Skriv til mig, hvis det lyder som noget for jer.'],
    ],
    scene: { wall: '#FFEBCF', view: 'snow', beside: 'plant' },
  },
  {
    portrait: 'peter',
    name: 'Tredive år og stadig nysgerrig',
    seconds: 72,
    captions: [
      [1, 'Jeg hedder Peter.'],
      [6, 'Jeg har arbejdet i faget i mange år, og jeg er stadig nysgerrig.'],
      [16, 'Jeg har set metoder komme og gå. Ro og omhu bliver ved med at virke.'],
      [29, 'De unge lærer mig de nye systemer, og jeg lærer dem de gamle tricks.'],
      [44, 'Jeg søger et sted, hvor begge dele er noget værd.'],
      [58, 'Jeg kommer gerne forbi til en kop kaffe.'],
    ],
    scene: { wall: '#DCF1F6', view: 'harbour', beside: 'books' },
  },
  {
    portrait: 'linh',
    name: 'Hej fra Linh',
    seconds: 45,
    captions: [
      [1, 'Hej, jeg hedder Linh.'],
      [6, 'Jeg spørger hellere én gang for meget end én gang for lidt.'],
      [15, 'Det har jeg lært om natten, hvor man er få om meget.'],
      [25, 'Jeg holder af at skrive tingene ned, så den næste kan sove trygt.'],
      [35, 'Jeg håber, vi ses.'],
    ],
    scene: { wall: '#DCE6E6', view: 'hills', beside: 'plant' },
  },
];
