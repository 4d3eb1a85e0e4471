import type { SampleBlogPost } from './sample.types.ts';

export const sampleBlogPosts: SampleBlogPost[] = [
  {
    key: 'cv-der-bliver-laest',
    title: 'Sådan skriver du et CV, der bliver læst',
    seoTitle: 'Sådan skriver du et CV, der bliver læst',
    seoDescription:
      'De første ti sekunder afgør det meste. Se, hvad der skal øverst i dit CV, hvad du kan slette, og hvordan du skriver om huller.',
    seoKeywords: 'cv, cv-skabelon, skriv cv, profiltekst, jobsøgning, ansøgning',
    teaser: 'De første ti sekunder afgør det meste. Sæt det vigtigste øverst, og slet resten.',
    readingMinutes: 3,
    publishedDaysAgo: 2,
    cover: 'cover-1',
    coverAlt: 'Et ark papir med portræt og linjer og en blyant ved siden af',
    bodyHtml: `<p>Den, der læser dit CV, har en bunke. Første gang bliver det ikke læst, det bliver kigget på. Først når noget fanger, vender læseren tilbage og læser rigtigt. Dit CV skal altså kunne to ting: holde til et blik og holde til en gennemlæsning. Her er, hvordan du kommer hele vejen.</p>
<h3>Begynd med tre linjer om, hvad du kan</h3>
<p>Profilteksten øverst er det eneste sted, de fleste læser ord for ord. Brug den til at sige, hvad du kan, hvor du har gjort det, og hvad du søger. Undgå ord, som alle kan skrive under på. »Engageret holdspiller med gode samarbejdsevner« siger ikke noget om dig. »Elektriker med fire års service på landet, vant til at arbejde alene og forklare det til kunden« gør.</p>
<p>En god prøve: Hvis din kollega kunne bruge teksten uden at rette i den, er den for bred.</p>
<h3>Erfaring: skriv, hvad der blev anderledes</h3>
<p>Mange skriver stillingsbeskrivelsen af. Men læseren ved godt, hvad en butiksassistent laver. Skriv i stedet, hvad der var dit, og hvad det førte til.</p>
<ul><li>Ikke: »Ansvarlig for varebestilling«. Hellere: »Overtog bestillingen af frost og fik svindet ned fra 6 til 3 %«</li><li>Ikke: »Deltog i projekter«. Hellere: »Skrev den nye vejledning til aftenvagten, som stadig bruges«</li><li>Ikke: »Kundekontakt«. Hellere: »20 opkald om dagen, mest om regninger«</li></ul>
<p>Har du ingen tal, så brug størrelser: hvor mange børn, hvor mange biler, hvor stort et hold. De giver læseren et billede, og det er svært at glemme et billede.</p>
<p>Det nyeste job skal fylde mest. To til fire linjer er nok. Job, der ligger mere end ti år tilbage, kan klare sig med én linje, medmindre de er grunden til, at du søger.</p>
<h3>Slet uden at fortryde</h3>
<p>Et CV på to sider er fint, når der står noget på dem. Det her kan de fleste undvære:</p>
<ul><li>Fødselsdato og civilstand. En arbejdsgiver må ikke bede om din alder, og du behøver ikke at oplyse den</li><li>Kurser, du ikke kan huske indholdet af</li><li>Søjler og stjerner for, hvor god du er til Excel. Skriv hellere, hvad du har brugt det til</li><li>Linjen »Referencer oplyses på forespørgsel«. Det ved de godt</li></ul>
<h3>Huller er ikke noget, der skal skjules</h3>
<p>Barsel, sygdom, ledighed og en rejse er en del af et arbejdsliv. Et år uden forklaring får læseren til at gætte, og folk gætter sjældent til din fordel. Én rolig linje er nok: »Orlov til pasning af familie« eller »Ledig. Tog imens et kursus i bogføring«. Du behøver ikke at nævne en diagnose, og du behøver ikke at undskylde.</p>
<h3>Gør det let at finde rundt</h3>
<p>Brug almindelige overskrifter: erfaring, uddannelse, kompetencer, sprog. Sæt årstal i den samme kolonne hele vejen ned. Brug én skrifttype, og lad være med at putte tekst i billeder, for så kan hverken en søgemaskine eller en skærmlæser læse den. Gem filen som PDF, og giv den dit navn.</p>
<p>Brug også de ord, annoncen bruger, når de passer på dig. Står der »medicinhåndtering«, så skriv ikke kun »dosering«. Det er ikke snyd, det er service.</p>
<h3>Før du sender</h3>
<p>Vis CV'et til nogen, der ikke kender dit fag, og tag det fra dem efter ti sekunder. Spørg, hvad de husker. Er det ikke det, du ville sige, så flyt det op. Læs det derefter højt. Dér, hvor du snubler, er sætningen for lang.</p>
<p>Til sidst: Tjek telefonnummeret. Det lyder som en spøg, men et forkert ciffer er nok til, at ingen ringer.</p>`,
  },
  {
    key: 'fem-spoergsmaal-til-samtalen',
    title: 'Fem spørgsmål, du bør stille til samtalen',
    seoTitle: 'Fem gode spørgsmål til jobsamtalen',
    seoDescription:
      'En jobsamtale går begge veje. Her er fem spørgsmål, der viser dig, hvordan hverdagen er, og hvad du skal lytte efter i svarene.',
    seoKeywords: 'jobsamtale, spørgsmål til jobsamtale, ansættelsessamtale, forberedelse',
    teaser: 'En samtale går begge veje. Her er det, du skal vide, før du siger ja.',
    readingMinutes: 3,
    publishedDaysAgo: 9,
    cover: 'cover-2',
    coverAlt: 'To mennesker taler sammen over et bord med kopper',
    bodyHtml: `<p>»Har du nogen spørgsmål til os?« Det kommer altid til sidst, når man er træt og helst vil ud i luften. Mange svarer, at det hele er blevet besvaret. Det er synd, for det er her, du kan finde ud af, om du vil have jobbet. Du skal bruge en tredjedel af dit liv på det, så du må gerne bruge ti minutter på at spørge.</p>
<p>De fem spørgsmål her virker i næsten alle fag. Vælg to eller tre, og skriv dem ned. Det er helt i orden at have et papir med.</p>
<h3>1. Hvorfor er stillingen ledig?</h3>
<p>Der findes gode svar: Nogen er blevet forfremmet, afdelingen vokser, en kollega går på pension. Der findes også svar, der kræver et spørgsmål mere. Er det tredje gang på to år, stillingen er slået op, så spørg roligt, hvad de selv tror, det skyldes. En leder, der kan svare på det, er som regel en leder, man kan arbejde for.</p>
<h3>2. Hvordan ser en almindelig tirsdag ud?</h3>
<p>Annoncer beskriver opgaver. De beskriver sjældent rytmen. Spørg til tirsdag, for mandag er møder, og fredag er noget for sig selv. Lyt efter, hvor mange gange du bliver afbrudt, hvem du sidder sammen med, og hvornår folk går hjem. Hvis to af dem, du taler med, beskriver to forskellige tirsdage, har du lært noget.</p>
<h3>3. Hvad vil I være glade for, at jeg har nået om et halvt år?</h3>
<p>Svaret fortæller dig, hvad du bliver målt på, og om de er enige om det. Det viser også, hvor meget tid du får til at lære. Siger de »det hele«, så spørg, hvad der kommer først. Får du et konkret svar, så skriv det ned. Det er det bedste, du kan tage frem ved den første samtale om, hvordan det går.</p>
<h3>4. Hvad gør I, når nogen har for meget at lave?</h3>
<p>Alle steder har travlt. Forskellen ligger i, hvad der sker bagefter. »Så hjælper vi hinanden« er et pænt svar, men spørg efter et eksempel. De gode steder kan fortælle om en konkret uge, hvor noget blev udskudt eller flyttet, eller hvor nogen sagde fra. Hvis ingen kan komme på et eksempel, er det muligvis, fordi det ikke sker.</p>
<h3>5. Hvordan bliver man taget imod her?</h3>
<p>Spørg, hvem der er din kontakt den første dag, hvem der lærer dig op, og hvornår I taler sammen første gang. En arbejdsplads, der har en plan for de første uger, har tænkt på dig som menneske og ikke kun som en ledig stol.</p>
<h3>Og hvad med lønnen?</h3>
<p>Den må du også spørge om. Står lønnen ikke i annoncen, er det rimeligt at spørge, hvilket spænd stillingen ligger i, allerede når I aftaler samtalen. Det sparer tid for begge parter. Du kan sige: »For at vi ikke bruger hinandens tid forkert, vil jeg gerne vide, hvad I har sat af.«</p>
<h3>Det, du ikke behøver at svare på</h3>
<p>Samtalen går begge veje, men ikke alt er relevant. Du behøver ikke at svare på, om du planlægger at få børn, hvad du tror på, eller hvor gammel du er. Du kan sige: »Det tror jeg ikke har betydning for arbejdet, men jeg fortæller gerne om, hvordan jeg arbejder.« Sig det venligt, og gå videre.</p>
<h3>Når du er kommet hjem</h3>
<p>Skriv tre ting ned, mens du husker dem: hvad der gjorde dig glad, hvad der gjorde dig i tvivl, og hvad du ikke fik spurgt om. Det sidste må du gerne ringe om dagen efter. Det virker ikke påtrængende. Det virker, som om du mener det.</p>`,
  },
  {
    key: 'langt-fra-byen',
    title: 'Når jobbet ligger langt fra byen',
    seoTitle: 'Når jobbet ligger langt fra byen: tre familier fortæller',
    seoDescription:
      'Tre familier flyttede efter arbejdet. Læs, hvad der gjorde forskellen, hvad det kostede, og hvad du skal undersøge, før du siger ja.',
    seoKeywords: 'job i provinsen, flytte for job, pendling, bosætning, befordringsfradrag',
    teaser: 'Tre familier fortæller, hvad der fik dem til at flytte efter arbejdet.',
    readingMinutes: 3,
    publishedDaysAgo: 16,
    cover: 'cover-3',
    coverAlt: 'Et hus ved en eng med en cykel foran og en sol på himlen',
    bodyHtml: `<p>Mange af de job, der er svære at besætte, ligger langt fra de store byer. Det er ofte gode job: bredere opgaver, kortere vej til beslutninger og en leder, man møder i brugsen. Alligevel siger mange ansøgere nej, før de har undersøgt det. Vi har talt med tre familier, der sagde ja, og spurgt, hvad de ville ønske, at de havde vidst.</p>
<h3>»Vi flyttede først på prøve«</h3>
<p>Camilla er kok og fik job på et hotel på Bornholm. Hendes mand Jonathan arbejder med regnskab og kunne tage en del hjemmefra. De lejede en lejlighed det første halve år og beholdt deres egen ved at leje den ud.</p>
<p>»Det tog presset af. Hvis det ikke gik, kunne vi tage hjem igen,« siger Camilla. Det, der overraskede dem, var vinteren. »Ikke kulden. Stilheden. Til gengæld blev vi inviteret til fire fastelavnsfester.« Efter syv måneder købte de hus for en tredjedel af det, deres gamle lejlighed blev solgt for.</p>
<h3>»Vi ringede til skolen før banken«</h3>
<p>Yasmin og Peter har tre børn og flyttede fra Vestegnen til Mors, da Yasmin blev kvalitetschef. Det første, de gjorde, var at ringe til skolen. »Vi spurgte, hvor mange der gik i klassen, og om nogen spillede håndbold. Lederen tog selv telefonen, og hun huskede navnene, da vi kom på besøg,« fortæller Peter.</p>
<p>Han var selv uden arbejde de første fem måneder. »Det havde vi regnet med i budgettet. Alligevel er det hårdt at være den, der er flyttet med. Jeg ville have spurgt hendes arbejdsgiver om hjælp tidligere, for da jeg endelig gjorde det, tog det dem tre opkald.«</p>
<h3>»Vi pendlede, til vi var sikre«</h3>
<p>Henrik er fodermester ved Tønder, og hans kæreste Sif er sygeplejerske i Kolding. Det første år kørte Sif 80 kilometer hver vej. »Jeg nåede at høre 61 lydbøger,« siger hun. Nu arbejder hun på sygehuset i Aabenraa, og de bor i gårdens stuehus.</p>
<p>»Man skal aftale, hvor længe man vil prøve det. Vi sagde et år. Uden en dato bliver pendling bare hverdag, og så taler man ikke om den, før man er uvenner.«</p>
<h3>Regn på det hele</h3>
<p>Lønnen kan være lavere end i byen, men den skal ses sammen med resten. Skriv disse tal op ved siden af hinanden:</p>
<ul><li>Bolig: husleje eller ydelse, varme og forsikring</li><li>Transport: Har I brug for bil nummer to? Regn med afskrivning og ikke kun brændstof</li><li>Fradrag: Bor du mere end 12 kilometer fra arbejdet, kan du få befordringsfradrag, og i en række yderkommuner og på øer er reglerne bedre. Tjek de aktuelle satser hos Skattestyrelsen</li><li>Institution og skole: Er der plads nu, og hvad koster den?</li><li>Det, I vil tage hjem til: en weekend om måneden koster også tid</li></ul>
<h3>Spørg arbejdsgiveren om hjælp</h3>
<p>Virksomheder uden for de store byer ved godt, at de ikke kun ansætter én person. Mange har en lejlighed, en kontakt i kommunen eller et netværk af naboer, der mangler folk. De færreste skriver det i annoncen. Spørg om tre ting: Kan I hjælpe med bolig i starten? Kan min partner få en samtale med nogen? Kan jeg arbejde hjemme et par dage, indtil vi er på plads?</p>
<h3>Besøg stedet på en onsdag i november</h3>
<p>Alle steder er smukke i juli. Tag derhen på en hverdag i regnvejr. Handl ind, kør ruten til arbejde kl. 7, og sæt jer på biblioteket en time. Hvis I stadig har lyst, når I kører hjem, er det et godt tegn.</p>
<p>»Og sig ja til den første invitation,« siger Camilla. »Også hvis det er banko.«</p>`,
  },
  {
    key: 'soeg-med-video',
    title: 'Søg jobbet med en video på et minut',
    seoTitle: 'Videoansøgning: sådan optager du et godt minut',
    seoDescription:
      'En kort video viser det, papiret ikke kan. Få et manuskript på fire sætninger og gode råd om lys, lyd og mod.',
    seoKeywords: 'videoansøgning, video-cv, videopræsentation, jobsøgning',
    teaser: 'Fire sætninger, et vindue og en stille stue. Mere skal der ikke til.',
    readingMinutes: 3,
    publishedDaysAgo: 23,
    cover: 'cover-4',
    coverAlt: 'En telefon på stativ foran et vindue',
    bodyHtml: `<p>De fleste får ondt i maven ved tanken om at optage sig selv. Det er forståeligt. Men en video behøver ikke at være flot. Den skal give den, der skal arbejde sammen med dig, et indtryk af, hvordan du taler, tænker og ser ud, når du fortæller om noget, du kan. Det kan papir ikke.</p>
<h3>Hvornår er video en god idé?</h3>
<p>Video er stærk, når jobbet handler om mennesker: kunder, børn, patienter, kolleger. Den hjælper også, hvis du taler bedre, end du skriver, hvis dansk er dit andet sprog, eller hvis dit CV ser mere snoet ud, end du selv gør. Er du i tvivl, så optag en, og vis den til en ven. Du kan altid lade være med at sende den.</p>
<p>Video er frivilligt. En arbejdsgiver, der kun vil se på film, går glip af mange dygtige folk, og du skal ikke sende noget, du ikke er tryg ved.</p>
<h3>Et manuskript på fire sætninger</h3>
<p>Et minut er omkring 130 ord. Skriv ikke det hele ned, for så kommer du til at læse op. Skriv fire stikord:</p>
<ul><li><strong>Hvem:</strong> dit navn, og hvad du laver nu</li><li><strong>Hvad:</strong> én ting, du er god til, fortalt med et eksempel</li><li><strong>Hvorfor:</strong> det i annoncen, der fik dig til at stoppe op</li><li><strong>Hvad så:</strong> hvornår du kan begynde, eller hvad du gerne vil tale om</li></ul>
<p>Det vigtige er eksemplet. »Jeg er god til at bevare roen« er en påstand. »Sidste vinter gik strømmen midt i aftensmaden på plejehjemmet, og vi tændte stearinlys og sang« er et minde, og det kan ses i øjnene på den, der fortæller det.</p>
<h3>Lys, lyd og baggrund</h3>
<p>Sæt dig med ansigtet mod et vindue, ikke med ryggen til. Stil telefonen i øjenhøjde på en stak bøger, og vend den på tværs, hvis videoen skal ses på en computer. Sluk opvaskemaskinen. Lyd er vigtigere end billede: Folk tilgiver lidt mørke, men ikke at de skal gætte, hvad du siger.</p>
<p>Baggrunden må gerne ligne et sted, hvor nogen bor. Et roligt hjørne er bedre end en hvid væg. Fjern det, du ikke vil have, at en fremmed ser, for eksempel breve, billeder af andre og en skærm med mails.</p>
<h3>Optag tre gange, ikke tredive</h3>
<p>Den første er til at få pulsen ned. Den anden er som regel bedst. Den tredje er til at finde ud af, at den anden var bedst. Smil, før du trykker, og vent et sekund, før du siger noget. Små fejl gør ikke noget. Siger du et ord forkert, så sig det igen, og fortsæt. Det er sådan, man også taler på arbejdet.</p>
<p>Se på kameraet og ikke på dig selv. Det er nemmere, hvis du sætter et lille klistermærke ved siden af linsen.</p>
<h3>Sådan gør du på Jobblik</h3>
<p>Du kan optage direkte i browseren eller lægge en fil op, som du allerede har. Videoen bliver vist sammen med dit CV, og du bestemmer selv, hvem der må se den. Du kan skifte den ud, når du vil, og slette den igen. Lav gerne to: en almindelig, der ligger på dit CV, og en kort, der kun handler om det ene job.</p>
<h3>Efter optagelsen</h3>
<p>Hør den igennem én gang uden at se på billedet. Kan man forstå alt? Se den derefter uden lyd. Ligner du en, du selv ville drikke kaffe med? Så er den god nok. Send den, før du når at ændre mening.</p>`,
  },
  {
    key: 'tal-om-loen',
    title: 'Sådan taler du om løn uden at rødme',
    seoTitle: 'Lønforhandling: sådan taler du om løn',
    seoDescription:
      'Find dit tal, sig det roligt, og forhandl hele pakken. En guide til lønsamtalen, når du skifter job.',
    seoKeywords: 'lønforhandling, løn, lønsamtale, pension, lønstatistik',
    teaser: 'Find dit tal, sig det højt, og ti stille bagefter. Det er nemmere, end det lyder.',
    readingMinutes: 3,
    publishedDaysAgo: 31,
    cover: 'cover-5',
    coverAlt: 'To stabler mønter og en taleboble',
    bodyHtml: `<p>De fleste danskere taler hellere om deres blodtryk end om deres løn. Det koster. Den løn, du begynder på, følger dig i årevis, fordi de næste stigninger bliver lagt oven i den. En god forberedelse på to timer kan derfor være noget af det bedst betalte arbejde, du laver i år.</p>
<h3>Find tre tal hjemmefra</h3>
<p>Du skal ikke møde op med ét tal, men med tre:</p>
<ul><li><strong>Det, markedet betaler.</strong> Se på lønstatistik fra Danmarks Statistik og fra din fagforening, og se på de spænd, der står i annoncer for samme slags job. Læg mærke til, om tallene er med eller uden pension</li><li><strong>Det, du gerne vil have.</strong> Et tal, du kan begrunde med to sætninger om, hvad du kan</li><li><strong>Det, du siger nej under.</strong> Kend det på forhånd, for midt i samtalen er det svært at regne</li></ul>
<h3>Er der overenskomst?</h3>
<p>Mange job i Danmark er dækket af en overenskomst. Så ligger en del af lønnen fast efter erfaring og uddannelse, men der er ofte plads til tillæg for funktioner, kvalifikationer eller ansvar. Spørg: »Hvilken overenskomst følger I, og hvilke tillæg plejer I at give i den her stilling?« I det offentlige er det som regel tillidsrepræsentanten, der forhandler tillæggene, så ring til ham eller hende, før du skriver under.</p>
<h3>Hvem siger tallet først?</h3>
<p>Står lønnen i annoncen, er det spørgsmål løst, og så handler det om, hvor i spændet du hører til. Står den ikke, så spørg tidligt. Det er rimeligt at vide, om I er i nærheden af hinanden, inden I bruger tid på to samtaler. EU har vedtaget regler om løngennemsigtighed, som giver ansøgere ret til at få oplyst lønnen eller spændet, før der forhandles, så spørgsmålet bliver kun mere almindeligt.</p>
<p>Skal du selv sige et tal, så sig et bestemt tal og ikke et spænd. Siger du »mellem 36 og 40«, har du sagt 36.</p>
<h3>Selve sætningen</h3>
<p>Øv den højt. Det lyder fjollet, men det virker. »Ud fra min erfaring med vagtplaner og det ansvar, stillingen har, er mit udspil 39.500 kroner om måneden plus pension.« Og så kommer det svære: Ti stille. Lad den anden svare først. De tre sekunder føles som et minut, men de er dine.</p>
<p>Bliver svaret »det er over vores budget«, så spørg: »Hvad ligger inden for det, og hvad skal der til for, at vi når op på det om et år?« Få aftalen på skrift med en dato.</p>
<h3>Løn er mere end løn</h3>
<p>Nogle gange kan lønnen ikke flyttes, men det kan andre ting. Regn på dem, for de er penge værd:</p>
<ul><li>Pension: Forskellen på 8 og 12 % af 38.000 kroner er 1.520 kroner om måneden</li><li>Ferie og feriefridage ud over de fem uger, loven giver</li><li>Arbejdstid: 35 timer til samme løn er en timeløn, der er knap 6 % højere</li><li>Hjemmearbejde, der sparer to timers kørsel om ugen</li><li>Uddannelse, som arbejdsgiveren betaler, og tid til den</li></ul>
<h3>Når du får nej</h3>
<p>Et nej til lønnen er ikke et nej til dig. Tak for åbenheden, bed om en dag til at tænke, og gå tilbage til dit tredje tal. Er tilbuddet over det, så er det et job, du kan sige ja til uden at fortryde. Er det under, så sig nej på en måde, der får dem til at huske dig. »Jeg vil gerne arbejde hos jer, men ikke til den løn. Ring, hvis det ændrer sig.« Det sker oftere, end man tror.</p>`,
  },
  {
    key: 'de-foerste-100-dage',
    title: 'De første 100 dage i et nyt job',
    seoTitle: 'De første 100 dage i et nyt job',
    seoDescription:
      'En plan for begyndelsen: den første uge, den første måned og samtalen efter 100 dage. Med råd til dig og til din leder.',
    seoKeywords: 'nyt job, onboarding, første arbejdsdag, prøvetid, ansættelseskontrakt',
    teaser: 'Du skal ikke imponere nogen den første uge. Du skal lære, hvem der ved hvad.',
    readingMinutes: 3,
    publishedDaysAgo: 38,
    cover: 'cover-6',
    coverAlt: 'En kalender med flueben og en kop kaffe',
    bodyHtml: `<p>Den første dag ved man ikke, hvor gaflerne ligger. På dag 100 er der nogen, der spørger dig. Hvad der sker derimellem, bliver sjældent planlagt, og alligevel afgør det ofte, om man bliver. Her er en plan, du selv kan tage med.</p>
<h3>Før du begynder</h3>
<p>Læs din kontrakt, mens du har ro. De vigtigste oplysninger om løn, arbejdstid og arbejdssted skal du have på skrift senest syv dage efter, at du er begyndt, og resten inden for en måned. Se efter, om der er prøvetid, og hvor langt varslet er. For funktionærer kan der aftales en prøvetid på op til tre måneder med et varsel på 14 dage.</p>
<p>Skriv til din nye leder en uge før, og spørg, hvad der skal ske den første dag, og hvem du skal finde. Får du ikke svar, så ring. Det er ikke besværligt at være forberedt.</p>
<h3>Den første uge: lær navnene</h3>
<p>Du skal ikke imponere nogen endnu. Du skal finde ud af, hvem der ved hvad. Skriv navne ned efter hver samtale med en ting, du kan huske dem på. Spørg alle om det samme: »Hvad ville du ønske, at nogen havde fortalt dig, da du begyndte?« Svarene er som regel mere værd end introduktionsmappen.</p>
<ul><li>Find ud af, hvordan man melder sig syg, og hvem man ringer til</li><li>Se, hvor beslutninger bliver taget: på møder, i døren eller ved kaffemaskinen</li><li>Spis med nogen hver dag, også når du helst vil sidde alene</li></ul>
<h3>Den første måned: lav noget færdigt</h3>
<p>Vælg sammen med din leder en lille opgave, der kan blive færdig. Den behøver ikke at være vigtig. Det er rart for både dig og de andre at se, at noget går fra dit bord og virker.</p>
<p>Skriv ned, hvad der undrer dig. Du ser det kun nu, for om tre måneder er du blevet blind for det. Men vent med at foreslå at lave alting om. Spørg først, hvorfor det er, som det er. Den halve tid er der en god grund. Resten af tiden har du fundet noget, som det er værd at tage op, når øjeblikket er rigtigt.</p>
<h3>Efter tredive dage: spørg, hvordan det går</h3>
<p>Vent ikke på, at nogen siger det. Bed om tyve minutter, og spørg om tre ting: Hvad skal jeg blive ved med? Hvad skal jeg gøre mere af? Er der noget, jeg har misforstået? Tag imod svaret uden at forklare dig. Skriv det ned, og kom tilbage en måned senere.</p>
<h3>Midtvejs: den tunge uge</h3>
<p>Omkring uge seks til otte rammer mange et hul. Det nye er ikke nyt længere, men man er heller ikke god til det endnu. Man savner sit gamle arbejde, også hvis man var træt af det. Det er almindeligt, og det går over. Fortæl det til en, du stoler på, og hold fast i søvn, motion og fyraften. Bliver det ved, så sig det til din leder. Det kan være, at opgaverne er forkert fordelt.</p>
<h3>Dag 100: gør status</h3>
<p>Sæt dig med det, du skrev ned den første uge. Du vil blive overrasket. Svar derefter på fire spørgsmål, helst på papir:</p>
<ul><li>Hvad kan jeg nu, som jeg ikke kunne?</li><li>Hvem går jeg til, når jeg er i tvivl, og er det den rigtige?</li><li>Ligner jobbet det, jeg sagde ja til?</li><li>Hvad vil jeg gerne lære i det næste halve år?</li></ul>
<p>Tag svarene med til en samtale med din leder. Er jobbet blevet noget helt andet end aftalt, er det nu, det skal siges. Er det godt, så sig også det. Ledere hører det sjældnere, end man tror.</p>`,
  },
  {
    key: 'uopfordret-ansoegning',
    title: 'Den uopfordrede ansøgning, der får svar',
    seoTitle: 'Uopfordret ansøgning: sådan får du svar',
    seoDescription:
      'Mange job bliver aldrig slået op. Sådan finder du den rigtige at skrive til, skriver kort og følger op uden at være til besvær.',
    seoKeywords: 'uopfordret ansøgning, netværk, jobsøgning, skjulte job',
    teaser: 'Skriv til et menneske, ikke til en postkasse. Og skriv om dem, før du skriver om dig.',
    readingMinutes: 3,
    publishedDaysAgo: 46,
    cover: 'cover-7',
    coverAlt: 'Et brev på vej mod en postkasse',
    bodyHtml: `<p>Mange stillinger bliver besat, uden at der har været en annonce. Nogen kendte nogen, eller en henvendelse kom på det rigtige tidspunkt. Det sidste kan du gøre noget ved. En uopfordret ansøgning er ikke en kortere udgave af en almindelig. Den skal svare på et spørgsmål, som ingen har stillet endnu: Hvorfor skulle vi tale med dig?</p>
<h3>Vælg få, og kend dem godt</h3>
<p>Hundrede ens mails giver hundrede ens svar, og de fleste er tavshed. Vælg fem arbejdspladser, og brug en aften på hver. Læs deres hjemmeside, men læs også det, andre skriver: lokalavisen, regnskabet, deres egne gamle stillingsopslag. Se efter tegn på, at noget er på vej. Har de fået en stor ordre, åbnet en afdeling eller mistet en leder?</p>
<p>Spørg dig selv: Hvad har de sandsynligvis for lidt tid til lige nu? Det er dér, du skal begynde.</p>
<h3>Find et menneske</h3>
<p>En mail til »info« bliver læst af den, der sorterer. Find den leder, der ville blive din. Ring til omstillingen, og spørg: »Hvem har ansvaret for lageret hos jer?« Det er et almindeligt spørgsmål, og du får som regel et navn. Ring derefter til personen, før du skriver. Samtalen behøver kun at vare to minutter:</p>
<ul><li>Sig, hvem du er, og at du ved, at de ikke søger nogen</li><li>Stil ét spørgsmål, der viser, at du kender deres hverdag</li><li>Spørg, om du må sende en halv side</li></ul>
<p>De fleste siger ja. Nu er din ansøgning ikke længere uopfordret, og du kan begynde med at takke for snakken.</p>
<h3>Skriv en halv side</h3>
<p>Brug tre afsnit. Det første handler om dem: det, du har lagt mærke til. Det andet handler om noget, du har gjort, som ligner. Det tredje handler om, hvad der kan ske nu.</p>
<p>Et eksempel: »Jeg kan se, at I har fået tre nye ruter til Sønderjylland, og at I søger chauffører. Jeg er disponent og har lagt to af de strækninger om hos min nuværende arbejdsgiver, så bilerne kører 60 kilometer mindre om dagen. Jeg vil gerne vise jer hvordan, også hvis I ikke skal bruge en disponent.«</p>
<p>Læg mærke til, at der ikke står noget om at være dynamisk. Der står noget, man kan spørge ind til.</p>
<h3>Gør det let at sige ja til noget lille</h3>
<p>Et job er en stor ting at bede om. Bed om noget mindre: en kop kaffe, en rundvisning, et kvarter i telefonen. Du kan også foreslå en afgrænset opgave eller et vikariat. Mange faste stillinger er begyndt med »kan du hjælpe os i tre uger?«. Sørg for, at et vikariat bliver betalt og står på skrift.</p>
<h3>Følg op én gang</h3>
<p>Skriv i din kalender, hvornår du følger op. To uger er passende. Ring hellere, end du skriver, og sig: »Jeg sendte jer en halv side om jeres ruter. Har I haft tid til at se på den?« Er svaret nej, så spørg, hvornår det passer bedre. Er svaret, at de ikke skal bruge nogen, så spørg, om du må vende tilbage om et halvt år. Og gør det så.</p>
<h3>Brug profilen, mens du venter</h3>
<p>Virksomheder leder også selv. Sørg for, at dit CV på Jobblik er offentliggjort med de ord, de vil søge på, og at dit ønske om job og sted er rigtigt. Opret en jobagent på de fem arbejdspladser, du har valgt. Slår de noget op alligevel, er du den første, der ved det, og den eneste, de allerede har talt med.</p>`,
  },
  {
    key: 'alder-og-rettigheder',
    title: 'Alder, helbred og børn: hvad må de spørge om?',
    seoTitle: 'Dine rettigheder, når du søger job',
    seoDescription:
      'Må en arbejdsgiver spørge om alder, sygdom og planer om børn? Få et overblik over reglerne, og hvad du kan gøre, hvis de bliver brudt.',
    seoKeywords: 'rettigheder, aldersdiskrimination, forskelsbehandlingsloven, helbredsoplysninger, jobsøgning',
    teaser: 'Nogle spørgsmål hører ikke til i en ansættelse. Her er reglerne i et sprog, man kan læse.',
    readingMinutes: 4,
    publishedDaysAgo: 55,
    cover: 'cover-8',
    coverAlt: 'En åben bog med et spørgsmålstegn',
    bodyHtml: `<p>En ansættelse skal handle om, hvorvidt du kan udføre arbejdet. Det lyder enkelt, men mange kommer alligevel til at spørge om noget andet, som regel uden at mene noget ondt. Her er de vigtigste regler, så du ved, hvornår du kan svare, og hvornår du kan lade være. Artiklen er et overblik og ikke juridisk rådgivning. Har du en konkret sag, så tal med din fagforening.</p>
<h3>Alder</h3>
<p>Forskelsbehandlingsloven forbyder arbejdsgivere at lægge vægt på alder, når de ansætter. Siden 1. juli 2022 må de heller ikke bede om, at du oplyser din alder, når du søger. Et ansøgningsskema må altså ikke have et felt, hvor du skal skrive fødselsdato. Der er undtagelser, for eksempel når loven selv kræver en bestemt alder, som ved salg af visse varer eller farligt arbejde for unge.</p>
<p>Du må gerne selv skrive din alder, hvis du vil. Mange lader være, og du mister ikke noget ved det. Du kan også udelade årstallet for din eksamen.</p>
<h3>Helbred</h3>
<p>En arbejdsgiver må kun spørge til sygdom, hvis den har væsentlig betydning for netop det arbejde, du skal udføre, og det skal fremgå, hvilken sygdom eller hvilke symptomer der spørges til. »Er du sund og rask?« er for bredt. Til gengæld har du selv pligt til at fortælle det, hvis du ved, at du har en sygdom, der i væsentlig grad gør det svært at udføre arbejdet. En bager med melallergi skal sige det. En bager, der engang har haft en depression, skal ikke.</p>
<h3>Graviditet og familie</h3>
<p>Du skal ikke svare på, om du er gravid, eller om I planlægger at få børn. Ligebehandlingsloven forbyder at lægge vægt på det, og reglen gælder både mænd og kvinder. Det samme gælder spørgsmålet om, hvem der henter børnene. Det, de må spørge om, er, om du kan arbejde på de tidspunkter, jobbet kræver.</p>
<h3>Tro, oprindelse, orientering og handicap</h3>
<p>Loven beskytter også mod forskelsbehandling på grund af blandt andet race, hudfarve, religion, politisk anskuelse, seksuel orientering, kønsidentitet, handicap og national, social eller etnisk oprindelse. Har du et handicap, skal arbejdsgiveren se på, om rimelige tilpasninger kan gøre, at du kan udføre jobbet: et hjælpemiddel, en anden mødetid eller en anden opgavefordeling.</p>
<h3>Straffeattest, referencer og sociale medier</h3>
<ul><li>En <strong>straffeattest</strong> må kun kræves, når den er relevant for stillingen. En <strong>børneattest</strong> er lovpligtig i job med fast kontakt med børn under 15 år. Begge dele kræver, at du siger ja</li><li><strong>Referencer</strong> må kun hentes, når du har givet lov, og kun hos dem, I har aftalt</li><li>Oplysninger om dig skal slettes, når de ikke længere er nødvendige. Får du afslag, er et halvt år i mange tilfælde det længste, en ansøgning bør gemmes uden din accept</li></ul>
<h3>Hvad gør du i situationen?</h3>
<p>Du kan svare kort og føre samtalen tilbage: »Det har ikke betydning for arbejdet. Skal jeg fortælle, hvordan jeg plejer at planlægge en vagt?« De fleste, der spørger, opdager det selv. Du må også gerne spørge: »Hvordan hænger det sammen med opgaverne?« Skriv bagefter ned, hvad der blev sagt, hvem der var til stede, og hvornår det var.</p>
<h3>Hvis du mener, at du er blevet forbigået</h3>
<p>Søger du job i det offentlige, kan du bede om en begrundelse for afslaget. Det kan du også i det private, men dér har de sjældent pligt til at svare. Du kan klage gratis til Ligebehandlingsnævnet. Kan du påvise forhold, der tyder på forskelsbehandling, er det arbejdsgiveren, der skal bevise, at der ikke var tale om det. Er du medlem af en fagforening, så begynd dér. De har set mange sager og ved, hvilke der holder.</p>
<h3>Sådan gør Jobblik</h3>
<p>Fødselsdatoen er frivillig på Jobblik, og arbejdsgivere ser den kun, hvis du selv har valgt at vise den. Du kan også vælge at være anonym i søgninger. Ser du en annonce, der beder om noget, den ikke må, så brug linket »Rapportér annoncen«. Så ser vi på den.</p>`,
  },
];
