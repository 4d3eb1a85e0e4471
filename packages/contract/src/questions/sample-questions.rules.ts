/** Sample questions that an employer can choose; a chosen one can be edited before it is sent (spec 1§9). */
export interface SampleGroup {
  key: string;
  title: string;
  questions: readonly string[];
}

/** For applicants: nine themes. None asks for age, family, health, belief or origin, which employers may not ask for. */
export const jobQuestionGroups: readonly SampleGroup[] = [
  {
    key: 'motivation',
    title: 'Motivation',
    questions: [
      'Hvad fik dig til at søge netop dette job?',
      'Hvad ved du om os, og hvad vil du gerne vide mere om?',
      'Hvad skal jobbet give dig, for at du bliver hos os?',
      'Hvilken opgave i annoncen glæder du dig mest til?',
      'Hvad håber du at have lært, når du har været her et år?',
      'Hvad gør en god arbejdsdag god for dig?',
      'Hvorfor vil du gerne videre fra det, du laver nu?',
      'Hvad ville få dig til at sige nej til jobbet?',
    ],
  },
  {
    key: 'experience',
    title: 'Erfaring',
    questions: [
      'Fortæl om en opgave, der ligner dem, du får hos os.',
      'Hvilket af dine tidligere job har lært dig mest, og hvad lærte du?',
      'Hvad er du mest stolt af at have lavet på dit arbejde?',
      'Hvilke dele af jobbet har du prøvet før, og hvilke er nye for dig?',
      'Fortæl om en fejl, du har begået, og hvad du gjorde bagefter.',
      'Hvor store opgaver eller projekter har du haft ansvaret for?',
      'Hvad spurgte dine kolleger dig oftest til råds om?',
      'Hvilken opgave har du løst anderledes, end man plejede at gøre?',
      'Hvad vil din seneste leder sige, at du er god til?',
    ],
  },
  {
    key: 'skills',
    title: 'Faglighed og værktøjer',
    questions: [
      'Hvilke programmer, maskiner eller værktøjer bruger du til daglig?',
      'Hvordan holder du din faglige viden ved lige?',
      'Hvilke kurser eller certifikater har du, som er relevante for jobbet?',
      'Hvad er det sværeste faglige problem, du har løst, og hvordan gjorde du?',
      'Hvilken del af faget vil du gerne blive bedre til?',
      'Hvordan sikrer du dig, at dit arbejde har den rigtige kvalitet?',
      'Hvilke sprog taler og skriver du på arbejdet, og hvor godt?',
      'Hvilke regler eller standarder arbejder du efter i dag?',
    ],
  },
  {
    key: 'teamwork',
    title: 'Samarbejde',
    questions: [
      'Hvilken rolle får du som regel i en gruppe?',
      'Fortæl om et samarbejde, der var svært, og hvad du gjorde ved det.',
      'Hvordan vil du helst have, at kolleger siger det, når noget kan gøres bedre?',
      'Hvordan tager du imod en ny kollega?',
      'Hvad gør du, når du og en kollega er uenige om, hvordan en opgave skal løses?',
      'Arbejder du bedst alene eller sammen med andre, og hvornår?',
      'Hvordan deler du det, du ved, med dine kolleger?',
      'Hvad betyder en god leder for dig?',
      'Fortæl om en gang, du hjalp en kollega ud af en knibe.',
    ],
  },
  {
    key: 'customers',
    title: 'Kunder og borgere',
    questions: [
      'Hvad er god service efter din mening?',
      'Fortæl om en kunde eller borger, der var vred, og hvordan det endte.',
      'Hvordan forklarer du noget svært til en, der ikke kender faget?',
      'Hvornår er det rigtigt at sige nej til en kunde?',
      'Hvordan sørger du for, at folk føler sig hørt, når der er travlt?',
      'Hvad gør du, når du ikke kender svaret på det, du bliver spurgt om?',
      'Hvordan følger du op, efter at en kunde er gået?',
      'Fortæl om en gang, du gjorde mere, end kunden havde ventet.',
    ],
  },
  {
    key: 'planning',
    title: 'Arbejdsform og struktur',
    questions: [
      'Hvordan planlægger du en uge med mange opgaver?',
      'Hvad gør du, når to ting haster lige meget?',
      'Hvordan arbejder du bedst: med faste rammer eller med frie hænder?',
      'Hvad gør du for at nå en frist, der er ved at skride?',
      'Hvordan holder du fokus på opgaver, der gentager sig?',
      'Hvordan foretrækker du at få en ny opgave beskrevet?',
      'Hvornår beder du om hjælp?',
      'Hvordan arbejder du, når du er hjemme?',
    ],
  },
  {
    key: 'situations',
    title: 'Svære situationer',
    questions: [
      'Fortæl om en dag, hvor alt gik galt. Hvad gjorde du?',
      'Hvordan reagerer du, når planen bliver lavet om i sidste øjeblik?',
      'Hvad gør du, hvis du opdager, at en kollega laver en alvorlig fejl?',
      'Fortæl om en beslutning, du måtte tage uden at kunne spørge nogen.',
      'Hvordan får du ro på, når der er meget travlt?',
      'Fortæl om en gang, du fik kritik. Hvad brugte du den til?',
      'Hvad gør du, når du er uenig med din leder?',
      'Hvad ville du gøre, hvis du blev bedt om at gå på kompromis med sikkerheden?',
    ],
  },
  {
    key: 'development',
    title: 'Udvikling og ledelse',
    questions: [
      'Hvilket ansvar vil du gerne have om to år?',
      'Hvad vil du gerne lære af os, og hvad kan vi lære af dig?',
      'Hvordan har du udviklet noget på en arbejdsplads, du har været på?',
      'Har du ledet andre, og hvad lærte du af det?',
      'Hvordan giver du ros, og hvordan siger du det, der er svært?',
      'Hvilken feedback har ændret den måde, du arbejder på?',
      'Hvad er din næste faglige udfordring?',
      'Hvordan får du andre med på en ny idé?',
      'Hvad skal der til, for at du bliver bedre til dit arbejde hos os?',
    ],
  },
  {
    key: 'practical',
    title: 'Det praktiske',
    questions: [
      'Hvornår kan du starte?',
      'Hvor langt er dit opsigelsesvarsel?',
      'Hvad forventer du i løn?',
      'Hvor mange timer om ugen vil du gerne arbejde?',
      'Kan du arbejde aften, nat eller weekend, hvis jobbet kræver det?',
      'Hvordan vil du komme til og fra arbejde?',
      'Har du kørekort, og til hvilken kategori?',
      'Hvor mange dage om ugen vil du gerne arbejde hjemme?',
      'Hvem må vi ringe til som reference?',
      'Er der noget, vi skal vide for at kunne planlægge en samtale med dig?',
    ],
  },
];

/** For people whose CV an employer has found; they have not applied for anything. */
export const cvQuestionGroups: readonly SampleGroup[] = [
  {
    key: 'A',
    title: 'A. Er du på vej videre?',
    questions: [
      'Er du åben for et nyt job lige nu?',
      'Hvad skal der til, for at du skifter job?',
      'Hvilken slags arbejdsplads kunne du tænke dig?',
      'Hvornår kunne du tidligst starte et nyt sted?',
      'Er der opgaver eller brancher, du ikke vil arbejde med?',
      'Må vi fortælle dig om en stilling, der passer til dit CV?',
    ],
  },
  {
    key: 'B',
    title: 'B. Det, du kan',
    questions: [
      'Hvilken af dine erfaringer vil du helst bygge videre på?',
      'Hvad er du særligt god til, som ikke står i dit CV?',
      'Fortæl om en opgave, du er stolt af.',
      'Hvilke værktøjer eller metoder er du stærkest i?',
      'Hvad vil du gerne blive bedre til i dit næste job?',
      'Hvordan vil en kollega beskrive dig med tre ord?',
      'Hvilke opgaver fylder mest i dit arbejde i dag?',
    ],
  },
  {
    key: 'C',
    title: 'C. Det næste job',
    questions: [
      'Hvordan ser dit næste job ud, hvis du selv må bestemme?',
      'Hvor meget ansvar vil du gerne have?',
      'Arbejder du helst selvstændigt eller tæt sammen med andre?',
      'Hvad skal en leder gøre for, at du trives?',
      'Hvad betyder mest for dig: opgaverne, kollegerne, lønnen eller fleksibiliteten?',
      'Hvilke fag vil du gerne prøve, som du ikke har arbejdet i før?',
    ],
  },
  {
    key: 'D',
    title: 'D. Rammerne',
    questions: [
      'Hvor langt vil du transportere dig til arbejde?',
      'Hvor mange timer om ugen vil du arbejde?',
      'Hvad er din lønforventning?',
      'Vil du gerne arbejde hjemme nogle af dagene?',
      'Kan du arbejde på skiftende tider?',
      'Kan vi aftale en kort samtale på video, og hvornår passer det dig?',
    ],
  },
];
