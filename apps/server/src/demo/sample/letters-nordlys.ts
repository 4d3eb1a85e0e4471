import type { ApplicationRow } from './sample.types.ts';

/** Letters to Nordlys Energi, without greeting and signature. */
export const nordlysLetters: ApplicationRow[] = [
  [
    'amalie',
    'backendudvikler-maaledata',
    9,
    'open',
    5,
    `Jeg har siddet i den anden ende af jeres målinger. Hos Skagerrak Data tog jeg imod data fra 14 forsyninger, og jeg husker især det kvarter, hvor uret blev stillet tilbage, og 900 husstande brugte strøm to gange.

Siden har jeg arbejdet med betalinger, hvor der heller ikke må forsvinde noget. Jeg skriver helst prøven først, når tallene skal passe, og jeg har intet imod at slette kode. At I ikke har natvagt, siger noget om, hvordan I bygger.

Jeg vil gerne se tjenesten og høre, hvad der er langsomt i den i dag.`,
  ],
  [
    'ali',
    'backendudvikler-maaledata',
    8.4,
    'open',
    4,
    `Jeg er dataingeniør og burde måske søge den anden stilling, I har slået op. Det gør jeg også. Men beregningen bag regningen er efter min mening det sted, hvor gode data bliver til noget, nogen kan mærke.

Jeg skriver mest Python, men har bygget to tjenester i Kotlin og forstår godt, hvorfor I valgte det. De seneste tre år har jeg flyttet 19 regneark over i ét datavarehus. Det sværeste var at få folk til at slippe arkene.`,
  ],
  [
    'tobias',
    'backendudvikler-maaledata',
    7.2,
    'parked',
    3,
    `I skriver tre til fem års erfaring, og jeg har et halvt. Jeg søger alligevel, fordi I også skriver »uanset sprog« og »en dårlig idé, også når den er vores«. Det sidste er jeg god til.

Mit afsluttende projekt tog imod målinger hvert tiende sekund fra 200 følere og tabte nul over en uge. Koden ligger åbent, og jeg fortæller gerne om det, der ikke virkede. Hvis I får brug for en, der er billigere og mere nysgerrig, er jeg her.`,
  ],
  [
    'oskar',
    'backendudvikler-maaledata',
    5.5,
    'open',
    3,
    `Efter 14 år med selvbetjening i en kommune kunne jeg godt tænke mig at arbejde med noget, der bevæger sig hvert kvarter. Jeg kommer fra C# og .NET og regner med et par måneder, før jeg er fuldt kørende i Go.

Det, jeg har med, er drift: Jeg har haft ansvar for systemer, hvor 40.000 mennesker trykkede samme formiddag. Jeg bor i Skanderborg og ville kunne være i Aalborg to dage om ugen.`,
  ],
  [
    'katarzyna',
    'backendudvikler-maaledata',
    6.1,
    'rejected',
    2,
    `Jeg har skrevet firmware til pumper, som selv sendte målinger, så jeg kender dem fra den side, hvor de bliver født. Nu vil jeg gerne se, hvad der sker med dem bagefter.

Go har jeg brugt privat i et år, C++ i ti. Mit dansk er godt nok til møder, og jeg skriver hellere en kort tekst for meget end en for lidt. Jeg bor i Aalborg SV og kan begynde om to måneder.`,
  ],
  [
    'ali',
    'dataingenioer-fjernvarme',
    0.9,
    'open',
    5,
    `Jeres sætning om fru Andersen på Kornblomstvej fik mig til at søge. Det er sådan, jeg vil arbejde: et tal i den ene ende og et menneske i den anden.

I min nuværende stilling har jeg lavet prognoser, som en vagtleder bruger kl. 5 om morgenen. Han er ligeglad med modellen. Han vil vide, hvor sikker den er. Det tog et halvt år at lære at svare kort på.

Jeg kommer gerne forbi en dag og går med en montør, før I beslutter jer.`,
  ],
  [
    'frederik',
    'dataingenioer-fjernvarme',
    0.5,
    'open',
    0,
    `Jeg er først færdig som kandidat i informationsvidenskab om syv måneder, så det her er måske for tidligt. Jeg har taget alle de fag i data, jeg kunne få lov til, og min seneste opgave handlede om, hvordan driftsfolk læser prognoser. Den korte version er, at de læser farven.

Hvis I ansætter en mere til næste år, vil jeg meget gerne høre fra jer.`,
  ],
  [
    'helene',
    'kundeservice-nordlys',
    22.5,
    'open',
    5,
    `Jeg har solgt briller i tolv år. Ingen kommer ind og siger, at de har en bygningsfejl. De siger, at skiltene er blevet dårligere. Så spørger man, til problemet viser sig, og jeg tror, at det er det samme med en elregning.

Det, der fik mig til at søge, er, at I selv må afgøre sager op til 5.000 kroner. Hos os måtte jeg bestemme alt i reklamationer de sidste fem år, og jeg kan tælle på én hånd, hvor mange gange jeg fortrød.`,
  ],
  [
    'mohammed',
    'kundeservice-nordlys',
    21.8,
    'open',
    4,
    `Jeg har kørt taxa i Aalborg i elleve år. Folk sætter sig ind og er sure på vejret, på kommunen eller på deres svigermor. Jeg siger ikke så meget. Når vi er fremme, er de som regel faldet ned, og de fleste giver hånd.

Jeg taler dansk, urdu og engelsk, jeg har aldrig været sen på den, og jeg har lagt en video ved, så I kan høre min stemme. Den er mit bedste værktøj.`,
  ],
  [
    'julie',
    'kundeservice-nordlys',
    21.2,
    'open',
    4,
    `I fire år har jeg haft et ur i hjørnet af skærmen. Gennemsnittet skulle være 4 minutter og 20 sekunder. Jeg lå på 6, og mine kunder ringede til gengæld sjældnere igen. Det var der bare ikke noget ur til.

Derfor blev jeg glad, da jeg læste, hvad I måler på. Jeg kan oplære andre, skrive to chatsamtaler ad gangen og sige undskyld uden at love for meget. Jeg kan begynde om en måned.`,
  ],
  [
    'birthe',
    'kundeservice-nordlys',
    20.6,
    'open',
    5,
    `Min filial i Vadum er lukket, og jeg var den sidste, der slukkede lyset. I 38 år har jeg forklaret folk deres egne papirer, og det er egentlig det, jeg kan.

Jeg søger ikke en rolig afslutning. Jeg søger et sted, hvor det er en fordel, at man har hørt spørgsmålet før. Teknikken lærer jeg. Jeg har skiftet system seks gange og hjulpet de yngre med de to sidste.`,
  ],
  [
    'oksana',
    'kundeservice-nordlys',
    19.4,
    'open',
    4,
    `I Kyiv var jeg chef for et regnskabskontor. I Danmark har jeg pakket fisk og lært sproget, først af mine kolleger og så på skolen. Sidste år bestod jeg Prøve i Dansk 3 med 10.

Jeg kan læse en regning meget hurtigt, og jeg husker, hvordan det var ikke at forstå en eneste linje på den. Jeg fik en rykker, fordi jeg troede, at girokortet var en kvittering. I dag kunne jeg forklare forskellen på fire sprog.`,
  ],
  [
    'rikke',
    'kundeservice-nordlys',
    18.9,
    'open',
    4,
    `Jeg har kørt i hjemmeplejen i 13 år. Jeg har set jeres breve ligge uåbnede på bordet ved siden af blomsten, og nogle gange har jeg læst dem højt.

De mennesker ringer ikke til jer, før det er næsten for sent. Jeg ved, hvordan man spørger, så de siger det, som det er. Mine skuldre vil gerne have et andet arbejde, men jeg vil ikke af med samtalerne.`,
  ],
  [
    'bodil',
    'kundeservice-nordlys',
    18.2,
    'parked',
    4,
    `I 20 år har jeg skrevet afgørelser om boligstøtte. Da jeg begyndte at ringe til folk, før de fik brevet, faldt klagerne til en tredjedel. Det blev siden til en fast regel på kontoret.

Jeg vil gerne ned på 30 timer, hvis det kan lade sig gøre, men jeg siger det hellere nu end til sidst. Alt andet i jeres annonce passer, også det med weekenderne.`,
  ],
  [
    'gert',
    'kundeservice-nordlys',
    17.5,
    'parked',
    3,
    `Efter 27 år som postbud blev min rute lagt sammen med to andre, og jeg blev til overs. Jeg har aldrig siddet i en kundeservice, men jeg har stået i 600 entréer hver dag og svaret på, hvor pakken blev af.

Jeg skriver langsomt på tastatur, men jeg øver mig. Jeg er aldrig syg, og jeg kan lide folk, også hunde.`,
  ],
  [
    'ingrid',
    'kundeservice-nordlys',
    17.1,
    'open',
    4,
    `»Den er blå, og den handler om en mand, der går en tur.« Sådan lød et almindeligt spørgsmål i min boghandel, og i to ud af tre tilfælde fandt jeg bogen.

Jeg er vant til at oversætte fra det, folk siger, til det, de mener. Jeg har også drevet butik i 20 år og har selv ringet til jer om en erhvervsmåler. Hun, der tog telefonen, var dygtig. Jeg vil gerne sidde ved siden af hende.`,
  ],
  [
    'dittem',
    'kundeservice-nordlys',
    16.4,
    'open',
    3,
    `Kl. 16 i en vuggestue er der 14 trætte børn og 14 trætte forældre. Min opgave har i otte år været, at alle gik hjem og syntes, at det havde været en god dag, også når den ikke havde.

I skriver, at erfaring fra vuggestue er lige så godt som et callcenter. Det er første gang, jeg har set det stå i en annonce, og jeg tror, at I har ret.`,
  ],
  [
    'zeynep',
    'kundeservice-nordlys',
    15.8,
    'open',
    5,
    `På apoteket er der en streg på gulvet, som de næste i køen skal stå bag. Den har lært mig, at folk først spørger om det rigtige, når de tror, at ingen hører det.

Jeg taler dansk, tyrkisk og kurdisk og har i seks år forklaret tilskudsregler, som er mindst lige så indviklede som nettariffer. Jeg er farmakonom og vil gerne skifte fag, mens jeg stadig er nysgerrig.`,
  ],
  [
    'maiken',
    'kundeservice-nordlys',
    15.1,
    'open',
    3,
    `»Sejler den?« Det har jeg svaret på siden 2009, på telefon, chat og i luge. Ved storm har vi 400 opkald i timen, og så gælder det om at sige det vigtigste først og ikke blive kort for hovedet.

Jeg bor i Frederikshavn, så de to hjemmedage betyder meget. De tre andre tager jeg toget, og det plejer at køre.`,
  ],
  [
    'pia',
    'kundeservice-nordlys',
    14.3,
    'rejected',
    2,
    `Som skolesekretær bliver man ringet op af forældre, lærere, tandplejen og en mand, der vil have sin bold igen. Jeg sorterer, svarer og husker, hvem der skal ringes tilbage til.

Efter 14 år vil jeg gerne prøve at være en del af et hold, hvor andre laver det samme som mig. Det har jeg ikke haft, siden jeg var elev.`,
  ],
  [
    'amir',
    'kundeservice-nordlys',
    13.7,
    'open',
    3,
    `I syv år havde jeg min egen grønthandel på Hadsundvej. Min elregning var 11.000 kroner i kvartalet på grund af køleren, så jeg har læst den grundigt. Jeg ved nu, hvad en effektbetaling er, og jeg kan forklare den med tomater.

Jeg solgte butikken, fordi jeg savnede kolleger. Jeg er god til vrede mennesker og rigtig god til dem, der er kede af det.`,
  ],
  [
    'anderskorup',
    'kundeservice-nordlys',
    12.6,
    'rejected',
    2,
    `Som tjener har jeg lært at læse et bord, før jeg når hen til det. Er de sultne, er de uvenner, eller venter de på den sidste? På telefonen kan man høre det samme, hvis man tier i to sekunder.

Jeg er udlært, mødestabil og træt af at holde fri om mandagen, når ingen andre gør. Skriv endelig, hvis I vil have en reference.`,
  ],
  [
    'theresa',
    'kundeservice-nordlys',
    11.9,
    'open',
    4,
    `Kl. 3 om natten er der ingen at spørge. Som natreceptionist har jeg løst en vandskade, to forvekslede kufferter og et ægteskab, i hvert fald til morgenmaden.

Jeg er vant til at træffe beslutninger alene og skrive dem ned, så dagholdet forstår dem. Nu vil jeg gerne arbejde, når der er andre vågne. Jeg taler engelsk som dansk og har en rolig stemme.`,
  ],
  [
    'emma',
    'student-kommunikation',
    18.6,
    'open',
    5,
    `I beder om en tekst i stedet for en lang ansøgning, så her er den korte: Jeg læser kommunikation på tredje semester og er redaktør på studenterbladet, hvor jeg retter otte skribenter, der alle er mere begavede end mig og alle skriver for langt.

Vedhæftet er en artikel om en lukket cykelsti. Den er på 300 ord og blev delt af kommunens egen vejafdeling.`,
  ],
  [
    'lukas',
    'student-kommunikation',
    18.1,
    'open',
    4,
    `Jeg har filmet for en lokal tv-station i to år og har stået i flere huller i vejen, end jeg kan tælle. Det bedste indslag var 40 sekunder langt og handlede om en mand, der havde fundet en kaffekande fra 1912 under fortovet. Det blev set af 60.000.

Jeg kan selv optage, klippe og tekste, og jeg har kørekort. Torsdag og fredag har jeg ingen undervisning.`,
  ],
  [
    'frederik',
    'student-kommunikation',
    17.3,
    'open',
    4,
    `Mit speciale handler om breve. Jeg har siddet ved siden af 31 mennesker, der åbnede et brev fra det offentlige, og skrevet ned, hvor øjnene gik hen. De læste afsenderen, beløbet og den sidste linje.

Jeg tror, at et nabobrev kan skrives på seks linjer, og jeg vil gerne prøve det af på rigtige naboer. Jeg kan arbejde 12 til 15 timer om ugen et år endnu.`,
  ],
  [
    'nadia',
    'student-kommunikation',
    16.9,
    'open',
    4,
    `Jeg læser sociologi og laver radio om de blokke, hvor jeg selv er vokset op. Min bedste udsendelse handlede om en varmecentral, for den viste sig at være det eneste sted, hvor alle i bebyggelsen havde været.

Jeg er god til at få folk til at tale, der ikke plejer at blive spurgt, og montører er måske den slags. Jeg skriver dansk, arabisk og fransk.`,
  ],
  [
    'asta',
    'student-kommunikation',
    15.4,
    'open',
    3,
    `Sidste sommer skulle jeg få 4.000 festivalgæster til at gå en anden vej til toilettet end den, de plejede. Det lykkedes med tre skilte og en film på ni sekunder. Siden har jeg ikke kunnet gå forbi en afspærring uden at lægge mærke til skiltene.

Jeg læser oplevelsesdesign på femte semester, klipper film og har en rigtig god cykel.`,
  ],
  [
    'sebastian',
    'student-kommunikation',
    14.8,
    'open',
    5,
    `Jeg læser til diplomingeniør i energi og er den på holdet, der skriver rapporterne. Mine forældre er tandlæger, og de får alt at læse først. Når de forstår, hvad fremløbstemperatur er, afleverer jeg.

I får altså en, der både ved, hvad der ligger i hullet, og kan sige det. Jeg har vedlagt en tekst om, hvorfor en radiator kan være lunken og alligevel i orden.`,
  ],
  [
    'gustav',
    'student-kommunikation',
    13.9,
    'parked',
    3,
    `»Billeder, når montørerne åbner et rør fra 1954.« Den sætning læste jeg højt for min bofælle. Jeg læser historie og har vist folk rundt på et industrimuseum i tre år, og jeg ved, at det, der får dem til at stoppe op, altid er noget, der har været brugt.

Jeg skriver gerne om rør. Jeg kan også skrive om kolleger, hvis de vil være med.`,
  ],
  [
    'laerke',
    'student-kommunikation',
    12.2,
    'open',
    4,
    `Jeg læser retorik og har skrevet taler for folk, der ikke kan lide at tale. En brandchef fik mig til at forstå, at man skal sige det farlige først og så trække vejret.

Det samme gælder, når vandet bliver lukket på torsdag. Jeg er flyttet til Aalborg efter min kæreste, mangler to semestre og kan lægge mine timer, som I vil.`,
  ],
  [
    'tomas',
    'student-kommunikation',
    10.7,
    'open',
    3,
    `Jeg kommer fra Porto, hvor man heller ikke kan grave uden at finde noget. De seneste to år har jeg fotograferet byggepladser i Aalborg for egen regning, fordi lyset er smukt dernede om morgenen.

Jeg har lært dansk på lokalavisens debatsider. Det betyder, at jeg kan skrive høfligt til folk, der er uenige. Min mappe ligger ved som fil.`,
  ],
  [
    'kaya',
    'student-kommunikation',
    9.3,
    'rejected',
    2,
    `Jeg går på første år på multimediedesign og laver små film, der virker uden lyd. Det er den måde, de fleste ser dem på, mens de venter på bussen. Og bussen er forsinket, fordi I graver.

Jeg har åbnet min fars bageri fire morgener om ugen siden gymnasiet, så jeg kan godt møde montørerne kl. 6.`,
  ],
  [
    'rasmus',
    'elektriker-maalere',
    2.1,
    'open',
    5,
    `Jeg kører service fra Vodskov og har skiftet et par hundrede af jeres målere på underentreprise, så jeg ved, hvor skabene sidder, og hvilke hunde der bider.

Jeg er 27, har svendebrev og ren straffeattest og kan lide at forklare, hvad jeg laver. Min nuværende vagt er hver fjerde uge, og jeres er hver niende. Det kan min kæreste også læse.`,
  ],
  [
    'ivan',
    'montoer-fjernvarme',
    6.9,
    'open',
    5,
    `Jeg er rørsvejser fra Zaporizjzja. På kraftværket svejsede jeg højtryksrør, som blev røntgenfotograferet, og jeg havde under én procent fejl på fem år. I Frederikshavn har jeg svejset rustfrit på skibe.

Mit dansk er ikke perfekt, men jeg forstår en instruks og spørger, når jeg er i tvivl. Alle mine certifikater er gyldige og vedhæftet. Jeg bor i Aalborg og vil gerne arbejde i den by, der varmer mit hus.`,
  ],
  [
    'klaus',
    'lagerassistent-nordlys',
    10.8,
    'open',
    5,
    `Jeg har stået bag lugen i et byggemarked i 16 år. Kl. 6.45 kom de samme seks håndværkere, og de havde alle glemt det samme. Efterhånden lagde jeg det frem på forhånd.

Jeg har truckcertifikat, orden i mine reoler og en hukommelse for varenumre, som mine børn synes er pinlig. At I tæller lidt hver dag i stedet for det hele i december, er alene en grund til at søge.`,
  ],
  [
    'gert',
    'lagerassistent-nordlys',
    9.6,
    'parked',
    3,
    `Jeg har sorteret post i 27 år, og et lager med 14.000 numre er vel ikke så forskelligt fra 1.400 adresser. Ting skal ligge, hvor de plejer, og nogen venter på dem.

Jeg har også søgt stillingen i kundeservice hos jer, men jeg tror, når jeg tænker over det, at jeg er bedre på benene. Truckkort tager jeg gerne.`,
  ],
  [
    'martin',
    'loenbogholder-nordlys',
    3.6,
    'open',
    5,
    `Nul fejl i marts er flot. Jeg har haft nul fejl i to måneder i træk én gang, og det var med akkordsedler skrevet med tømrerblyant.

Jeg har lavet løn i byggeriet i 13 år, de sidste otte for 240 timelønnede. Jeg kender fire af jeres fem overenskomster og har læst den femte i weekenden. Jeg har spørgsmål til § 14.`,
  ],
  [
    'eva',
    'hr-partner-nordlys',
    2.7,
    'open',
    5,
    `Jeg har arbejdet med HR på en cementvarefabrik i ni år og har mit kontor ved siden af omklædningsrummet. Det er ikke et tilfælde: Det er dér, folk går forbi.

Jeg rådgiver 14 ledere, og de ringer også hellere, end de skriver. Sygefraværet er faldet fra 8 til 5 %, mest fordi vi begyndte at tale om det på tredjedagen i stedet for den tredivte. Tillidsfolkene må I gerne ringe til først.`,
  ],
  [
    'steen',
    'driftsleder-nordlys',
    8.1,
    'open',
    4,
    `Jeg har ledet en omstilling, hvor halvdelen af holdet troede, at de skulle fyres, og den anden halvdel håbede det om den første. Ingen blev fyret. Det tog to år, og jeg ville gøre to ting anderledes i dag, som jeg gerne fortæller om.

Jeg er maskinmester, bor fire kilometer fra skorstenen og kender de fleste af dem, der har en mening om den.`,
  ],
  [
    'steen',
    'driftsoperatoer-varmevaerk',
    4.9,
    'parked',
    3,
    `Jeg har også søgt stillingen som driftsleder i Hobro. Bliver det en anden, vil jeg stadig gerne arbejde hos jer, og jeg har ikke noget imod at gå på vagt igen. Jeg savner faktisk kontrolrummet om natten.

Jeg er maskinmester med kedelpassercertifikat og ti år på biogas. Jeg skriver en log, man kan læse uden at ringe.`,
  ],
  [
    'christian',
    'salgskonsulent-varmepumper',
    5.7,
    'open',
    4,
    `»Du må gerne sige til folk, at de skal vente et år.« Jeg har solgt forsikringer i fem år og har aldrig måttet sige det. Derfor søger jeg.

Jeg bor i Hobro og kender de huse, I skal ud til. Min onkel har et oliefyr fra 1988 og en mening om det. Teknikken skal jeg lære, men jeg kan regne, lytte og blive siddende, til kaffen er drukket.`,
  ],
  [
    'freja',
    'praktikant-baeredygtighed',
    7.4,
    'open',
    5,
    `Jeg har talt orkidéer to somre i træk på steder, der var mindre end en parkeringsplads. De bedste var altid dem, man havde glemt at slå. 340 stationer med hver sin plet græs er derfor det bedste, jeg har læst i en annonce længe.

Jeg læser biologi på femte semester, har kørekort og har vedhæftet min rapport fra sidste år. Side 12 er den vigtige.`,
  ],
  [
    'william',
    'praktikant-baeredygtighed',
    6.6,
    'open',
    4,
    `Jeg skriver speciale om bynatur og har allerede cyklet forbi 23 af jeres stationer. På fire af dem vokser der noget, som nogen burde se på, inden plæneklipperen kommer igen.

Jeg kan GIS, kan regne på drift og har holdt tre borgermøder for en forvaltning, hvor det ene endte med kage. Jeg vil gerne være med til det naboaften, I skriver om.`,
  ],
];
