import type { ApplicationRow } from './sample.types.ts';

/** Letters to the other employers, without greeting and signature. */
export const otherLetters: ApplicationRow[] = [
  [
    'grace',
    'sygeplejerske-akut',
    2.1,
    'open',
    5,
    `Jeg har arbejdet seks år i akutmodtagelsen i Ikast, de sidste to som ansvarlig for de nye kolleger. Det bedste ved faget er den første halve time, hvor ingen ved, hvad det er, og man skal tænke sammen.

Jeg søger, fordi I følger nye i otte uger. Det gjorde vi ikke hos os, og jeg så, hvad det kostede. Jeg vil gerne være med til at gøre det ordentligt.`,
  ],
  [
    'mads',
    'sygeplejerske-akut',
    3.4,
    'open',
    5,
    `Efter ni år på intensiv kender jeg den del af forløbet, hvor alt er målt. Jeg savner den del, hvor man skal spørge.

Jeg er vejleder, har specialuddannelsen og er vant til at stå ved siden af en ung læge kl. 4 og sige, hvad jeg ser. Mine døtre er seks og ni, så det betyder noget, at jeg kender min vagtplan tre måneder frem. Jeg kommer gerne på en vagt, før vi taler sammen.`,
  ],
  [
    'signe',
    'sygeplejerske-akut',
    4.2,
    'open',
    4,
    `På kirurgisk afdeling ved jeg som regel, hvem der kommer i morgen, og hvad de fejler. Det har gjort mig grundig, men jeg kan mærke, at jeg er begyndt at kede mig om tirsdagen.

Jeg har taget ekstra vagter i modtagelsen i Holstebro i foråret og gik hjem med ømme fødder og godt humør. Jeg siger højt, når jeg er i tvivl. Det har jeg øvet mig på.`,
  ],
  [
    'fatima',
    'sygeplejerske-akut',
    1.2,
    'open',
    4,
    `Jeg ved, at I skriver mindst et år, og jeg er lige blevet færdig. Min sidste praktik var i en akutmodtagelse, og min vejleder sagde, at jeg skulle søge alligevel. Hun står som reference.

Jeg taler arabisk som modersmål og har tolket for min familie, siden jeg var ti. Jeg ved, hvordan det føles, når en læge taler hen over hovedet på en. Sådan vil jeg aldrig selv arbejde.`,
  ],
  [
    'peter',
    'sygeplejerske-akut',
    5.1,
    'open',
    4,
    `Jeg er 49, anæstesisygeplejerske og har taget 18 års akutkald. Jeg møder patienterne i syv minutter, før de sover, og jeg er blevet ret god til syv minutter.

Nu vil jeg gerne have en halv time. Jeg kan gå i alle vagtlag, jeg vejleder gerne, og jeg kan begynde med en måneds varsel. Jeg bor i Skive, men kører gerne, for vejen er smuk.`,
  ],
  [
    'sofie',
    'sygeplejerske-akut',
    3.9,
    'parked',
    3,
    `I hjemmesygeplejen er jeg alene i bilen med beslutningen. Jeg har indlagt mange, og bagefter har jeg undret mig over, hvad der skete, da døren gik op hos jer.

Jeg er god til at se, hvornår det haster, og til sår, dosering og pårørende. Apparaterne skal jeg lære forfra. Otte uger med en makker lyder som det rigtige tempo.`,
  ],
  [
    'jonas',
    'sygeplejerske-akut',
    4.8,
    'rejected',
    2,
    `Jeg er ambulancebehandler og læser til sygeplejerske på fjerde semester, så jeg opfylder ikke kravet om autorisation. Jeg skriver, fordi jeg afleverer patienter hos jer fire gange om ugen, og fordi jeg gerne vil arbejde på den anden side af døren.

Hvis I bruger studerende som vikarer, er jeg let at lære op. Personalet kender mig som ham med den røde termokop.`,
  ],
  [
    'linh',
    'sygeplejerske-akut',
    0.6,
    'open',
    0,
    `To år på medicinsk afdeling har lært mig, at de fleste dårlige nætter kan ses om eftermiddagen, hvis man kigger. Jeg vil gerne kigge endnu tidligere.

Jeg skriver korte notater, som andre kan handle på, og jeg er vant til travlhed fra mine forældres restaurant, hvor jeg bar fade, fra jeg var 13. Jeg bor i Holstebro og kan tage alle vagter.`,
  ],
  [
    'amalie',
    'udvikler-drift',
    6,
    'open',
    4,
    `Jeg kommer fra betalinger, hvor en fejl om natten koster penge om morgenen. Derfor har jeg lært at udrulle i små bidder og at kunne rulle tilbage, før nogen har set det.

412 Linux-maskiner med arme er nyt for mig, men netforbindelse, der kun er der om natten, er ikke. Jeg vil gerne se, hvordan I opdaterer i dag, og høre om den ene, der ringede klokken fire.`,
  ],
  [
    'tobias',
    'udvikler-drift',
    5.2,
    'open',
    3,
    `Min egen lille server styrer varmen hos mine forældre. Den har været nede én gang, i februar, og siden har den både overvågning og en reserveserver i cykelskuret.

Jeg er nyuddannet og ved det godt. Til gengæld bor jeg 20 minutter væk, tager gerne de kedelige opgaver og skriver alt ned. Jeg så jeres robot gribe en bolle på messen og har tænkt på den siden.`,
  ],
  [
    'katarzyna',
    'udvikler-drift',
    4.4,
    'open',
    4,
    `Jeg har også søgt den anden stilling hos jer, men jeg kan se, at den, der opdaterer robotterne, skal forstå det, der bliver opdateret. Det gør jeg, for jeg har skrevet firmware i ti år.

Den værste opdatering, jeg har lavet, standsede elleve elevatorer i Gdańsk. Ingen sad fast, men jeg har siden altid bygget en vej tilbage, før jeg byggede vejen frem. Jeg vil gerne høre, hvordan jeres ser ud.`,
  ],
  [
    'rohan',
    'udvikler-drift',
    3.7,
    'rejected',
    2,
    `Jeg skriver på dansk, fordi jeg går til undervisning tre aftener om ugen og skal bruge det til noget. Undskyld, hvis noget er bagvendt.

I to år har jeg lavet bevægelsesstyring til en svejserobot. Når vi sendte en ny version ud, var det mig, der stod ved maskinen med hånden på nødstoppet. Jeg vil gerne lære at gøre det på 412 robotter uden at have 412 hænder.`,
  ],
  [
    'amalie',
    'systemudvikler-offentlig',
    3,
    'parked',
    0,
    `Jeg bor i Aalborg og søger mest i nærheden, men jeres sætning om naboen, der brokker sig i april, blev hængende. Jeg har i seks år bygget systemer, som jeg aldrig har mødt en bruger af.

Jeg skriver normalt Go, men jeg er ikke gift med det. Tilgængelighed vil jeg gerne blive bedre til, og jeg kan se, at I mener det. Kunne to dage på rådhuset og tre hjemme komme på tale?`,
  ],
  [
    'oskar',
    'systemudvikler-offentlig',
    2.6,
    'open',
    5,
    `Jeg har lavet jeres slags systemer i nabokommunen i 14 år: pladsanvisning, flytning, parkering. En uge om året stod jeg selv i borgerservice for at se, hvor folk gik i stå, og det var sjældent der, hvor vi troede.

Jeg kender .NET, jeres fagsystemer og de fleste af dem, der ringer. Det vigtigste er, at jeg kan sige nej til en funktion, så forvaltningen siger tak.`,
  ],
  [
    'katarzyna',
    'embedded-engineer',
    5.9,
    'open',
    5,
    `I have spent ten years writing firmware for things that move, first lifts in Gdańsk and now pumps in Denmark. Your line about 40 milliseconds made me smile: in a lift you have 80, and people complain.

I write C++17, I measure before I optimise, and I keep an oscilloscope at home for no good reason. I live fifteen minutes away by bicycle and speak enough Danish for lunch.`,
  ],
  [
    'rohan',
    'embedded-engineer',
    5.1,
    'open',
    4,
    `My thesis was about grasping soft objects, and I used four hundred bread rolls. Afterwards I ate fewer of them than my supervisor expected.

For the past two years I have worked on motion control for a welding robot, which never has to be gentle. I would like to go back to being gentle. I enclose a short video of the gripper from the thesis; it drops one roll, on purpose.`,
  ],
  [
    'emil',
    'frontendudvikler-fjern',
    4.1,
    'open',
    5,
    `Min morfar er 81 og næsten blind, og han er den strengeste tester, jeg kender. Han har lært mig, at en knap, der hedder »Videre«, ikke hedder noget.

Jeg har lavet brugerflader i tre år på et bureau, hvor vi afleverede og gik. Nu vil jeg gerne blive. Jeg har booket en badmintonbane i jeres system og har fire ting, jeg gerne ville rette, og to, jeg ville stjæle.`,
  ],
  [
    'line',
    'ux-designer-freelance',
    6.8,
    'open',
    4,
    `To linjer om det, der ikke virkede: I den første sag testede jeg for sent. I den anden testede jeg med for søde mennesker.

Jeg har ni års erfaring som selvstændig, halvdelen med kalendere og bookinger, og min bror er halinspektør på Tåsinge. Han har allerede ringet til mig om jeres system to gange i denne måned. Jeg kan begynde, når I vil, og arbejder fra Svendborg.`,
  ],
  [
    'jeppe',
    'it-supporter-kolding',
    4.9,
    'open',
    5,
    `Jeg har været elev på en skole med 1.100 elever og 40 lærere, som alle skulle bruge projektoren på samme tid. Jeg lærte at løbe og at lade være med at se forpustet ud.

»Har du prøvet at genstarte« siger jeg som det tredje. Først spørger jeg, hvad de var i gang med, for så er de ikke alene om det. Jeg er færdig nu og kan begynde på mandag.`,
  ],
  [
    'hassan',
    'it-supporter-kolding',
    3.2,
    'parked',
    3,
    `Jeg reparerer telefoner i Aalborg og vil gerne over på computere. Jeg flytter til Kolding til næste måned, fordi min kone har fået arbejde på sygehuset.

De fleste, der kommer med en død telefon, er mest kede af billederne. Jeg har lært at begynde dér. Microsoft 365 har jeg taget to certificeringer i på egen hånd, og beviserne er vedlagt.`,
  ],
  [
    'nour',
    'it-sikkerhedskonsulent',
    10.4,
    'open',
    5,
    `I beder om en vane, der blev ændret. I banken fik jeg økonomiafdelingen til at ringe tilbage på ethvert skiftet kontonummer. Det tog et år, to øvelser og en rigtig falsk faktura på 740.000 kroner, som ikke blev betalt. Siden har jeg ikke behøvet at minde dem om det.

Jeg vil gerne arbejde med mindre virksomheder, hvor man kan nå hele vejen rundt om bordet.`,
  ],
  [
    'cecilie',
    'paedagog-vuggestue',
    0.2,
    'open',
    0,
    `Jeg har været vuggestuepædagog i fire år, og jeg fører en lille liste i hovedet over, hvem der ikke blev kigget på i dag. Dem begynder jeg med i morgen.

Hos jer tror jeg, at listen bliver kortere, fordi I er tre om tolv. Jeg bor 900 meter væk, har mit eget regntøj og har intet imod høns.`,
  ],
  [
    'thor',
    'paedagog-boernehave',
    14.2,
    'open',
    5,
    `Jeg er uddannet møbelsnedker og pædagog, i den rækkefølge. I min nuværende børnehave har skolestarterne bygget en bænk, hvor alle samlinger kan ses, og den bliver brugt af forældre, der ikke vil hjem endnu.

Jeg kunne godt tænke mig en have på 2.400 kvadratmeter. Jeg kommer gerne en formiddag og bliver set an.`,
  ],
  [
    'aisha',
    'paedagogmedhjaelper-solsikken',
    6.2,
    'open',
    5,
    `Jeg er lige blevet student og overvejer pædagoguddannelsen. Før jeg vælger, vil jeg gerne vide, om jeg kan holde til det kl. 15, og ikke kun om jeg synes, at det lyder godt.

Jeg har fire yngre søskende og har været lektiehjælper i to år. Det, jeg er bedst til, er børn, der ikke siger noget. Jeg plejer at tegne ved siden af dem, indtil de retter på det.`,
  ],
  [
    'bjoern',
    'laerer-matematik-fysik',
    2.4,
    'open',
    5,
    `En trebuchet i naturlig størrelse. Jeg læste sætningen to gange og viste den til min kone, som sagde, at så måtte jeg hellere søge.

Jeg har haft udskolingen i 16 år i matematik og fysik/kemi og er også uddannet i sløjd. Mine elever klarer sig fint til prøven, men det, de husker, er raketten. Jeg vil gerne høre om jeres værkstedstimer, og jeg synger anden stemme.`,
  ],
  [
    'ulla',
    'paedagogisk-konsulent',
    1.1,
    'open',
    4,
    `I tolv år har jeg været den leder, som konsulenten kom ud til. De bedste spurgte, hvad jeg havde brug for. De andre havde det med i en mappe.

Jeg vil gerne være den første slags. Jeg kender læreplanen, tilsynet og lugten af våde flyverdragter. Den case, I sender ud før anden samtale, glæder jeg mig allerede til.`,
  ],
  [
    'ulla',
    'souschef-boernehus',
    7.3,
    'parked',
    3,
    `Det kan undre, at en leder gennem tolv år søger som souschef. Jeg har tænkt over det og er kommet frem til, at det er børnene, jeg savner, og ikke budgettet.

Halvdelen af tiden på en stue er for mig det bedste i annoncen. Jeg kan sige en leder imod, for jeg har selv været glad for dem, der gjorde.`,
  ],
  [
    'sabine',
    'dansklaerer-voksne-freelance',
    13.4,
    'open',
    5,
    `Jeg lærte dansk som 30-årig og kan stadig huske, hvor det gjorde ondt. Det var ordet »rødgrød« mindst af alt. Det var »nå«.

Jeg har undervist på slagteri, plejehjem og værft i ni år og laver gerne en time ud af en lønseddel. Tysk, dansk og engelsk, egen virksomhed, ren børneattest og plads i kalenderen mandag, onsdag og torsdag.`,
  ],
  [
    'kasper',
    'toemrersvend-renovering',
    0.3,
    'open',
    0,
    `En villa fra 1911 med 46 vinduer er lige det, jeg mangler i min samling. Jeg har restaureret vinduer og bindingsværk i ni år og bruger stadig linoliekit, når jeg får lov.

Jeg kan køre en sag og have en lærling ved siden af. Han får lov at slå det første søm. Ring endelig, jeg har pause kl. 9 og 12.`,
  ],
  [
    'dariusz',
    'toemrersvend-renovering',
    0.25,
    'open',
    0,
    `Jeg hedder Dariusz og har lagt tag i 20 år, de sidste ti i Herlev. Tegl, skifer, spån og zink. Møllen, I skriver om, har jeg kørt forbi mange gange, og jeg har kigget på det tag.

Jeg arbejder sikkert, har stilladskursus og min egen sele. Jeg taler dansk med kunder og polsk med søm. Jeg kan begynde om en måned.`,
  ],
  [
    'noah',
    'toemrerlaerling',
    11.1,
    'open',
    5,
    `Jeg har bestået grundforløbet, men mine karakterer er ikke så gode i dansk. Derfor har jeg vedhæftet syv billeder af en hytte, jeg har bygget på min mormors kolonihavegrund. Den er otte kvadratmeter, tæt og næsten i vater.

Jeg har gået med aviser i to år og er aldrig kommet for sent. Jeg er ikke bange for at feje.`,
  ],
  [
    'gorm',
    'vvs-montoer-varmepumper',
    8.8,
    'open',
    5,
    `Jeg har sat over 200 varmepumper op og været tilbage til tre. De to var min fejl, den sidste var en mår.

Jeg har kølecertifikat og bor i Køge. Det, jeg holder mest af, er at vise kunden, hvordan anlægget virker. Jeg tegner det på bagsiden af følgesedlen, og jeg har set den hænge på køleskabet et år efter.`,
  ],
  [
    'jan',
    'murersvend',
    18.4,
    'open',
    4,
    `Vi er to, der søger: Bent og jeg. Vi har muret sammen i 19 år og kommer i samme bil. Rigtige mursten er vi glade for, og skoler er vi også glade for, for der er frikvarter.

Vi vil helst i akkord på rækkehusene og på timeløn på skolen, men det kan vi snakke om. Vi kan begynde om 14 dage. Bent sender sin egen.`,
  ],
  [
    'louise',
    'byggeleder-aabenraa',
    12.9,
    'open',
    5,
    `Jeg har været murer i fire år og byggeleder i seks, så jeg ved, hvordan et referat ser ud nede fra stilladset. Mine er færdige samme dag og fylder én side.

Min seneste sag var en daginstitution på 24 mio. kr., som blev afleveret uden mangler. Det var ikke held, men der var lidt held i det. Jeg har sko, der kan tåle en byggeplads, og kommer gerne.`,
  ],
  [
    'dennis',
    'chauffoer-ce',
    1.5,
    'open',
    5,
    `Min datter spiller kamp hver onsdag kl. 17, og jeg har set fire af dem på to år. Derfor søger jeg en rute, hvor man er hjemme.

Jeg har kørt køl i tolv år uden skader, har CE, ADR og gyldigt chaufførkort, og jeg kan vende på ramperne i Vejle, for jeg kører der i dag. Jeg holder mine pauser og skriver det rigtige.`,
  ],
  [
    'florin',
    'truckfoerer-nat',
    9.4,
    'open',
    5,
    `Jeg har kørt reachtruck i fem år på en terminal, hvor den øverste reol er elleve meter. Jeg har lært fire nye op, og de kører der stadig.

Natten passer til os. Min kone er social- og sundhedshjælper og arbejder dag, så vores børn har altid en vågen forælder. Jeg vil gerne høre mere om den varme mad kl. 1.`,
  ],
  [
    'henriette',
    'revisor-jylland',
    0.4,
    'open',
    0,
    `Det er syv år siden, jeg sidst så et varelager. I et stort revisionshus får man det som fil. Jeg tror, at man overser noget på den måde, blandt andet lugten.

Jeg er cand.merc.aud., har haft 30 ejerledede kunder og kan forklare udskudt skat til en smed. Jeg har gjort det. Han nikkede og gav mig en kniv, han selv havde lavet.`,
  ],
  [
    'trine',
    'bogholder-deltid-lyngby',
    12.1,
    'open',
    5,
    `Jeg har ført bøger for malere i syv år og kender genren: bilag med kaffe, bilag med maling og bilag, der er en besked til konen.

Jeg laver løn, moms og afstemning i e-conomic og kan få svende til at tage et billede af bonen, for jeg har fundet ud af, hvad der motiverer dem. Det er lagkage den første fredag. Jeg kan arbejde tre dage om ugen.`,
  ],
  [
    'ahmed',
    'skadebehandler',
    3.1,
    'open',
    5,
    `En kunde fik nej af mig og skrev bagefter tak for forklaringen. Den mail har jeg gemt.

I otte år har jeg haft bygningsskader med en grænse på 15.000 kroner, og jeg har brugt mange timer på at vente på et ja, som jeg kendte i forvejen. Jeres 75.000 er den bedste grund, jeg har set, til at skifte. Jeg bor i Roskilde og cykler.`,
  ],
  [
    'lone',
    'sagsbehandler-jobcenter',
    2.2,
    'open',
    4,
    `38 sager. Jeg har 71 i dag, og jeg kan huske navnene på omkring halvdelen. Det er den anden halvdel, jeg ligger og tænker på.

Jeg har været socialrådgiver på sygedagpenge i tre år og skriver afgørelser, som de fleste forstår uden at ringe. Jeg vil gerne tale med jeres leder om, hvad der sker, når nummer 39 kommer.`,
  ],
  [
    'nina',
    'digital-specialist',
    1.9,
    'open',
    5,
    `Vi har vist gjort det samme hver for sig: Jeg har skruet en forenings nyhedsbreve ned fra ni til to om måneden, og klikkene er fordoblet. Det sværeste var at overbevise dem, der skrev de syv andre.

Jeg kan Umbraco, SEO og at spørge, hvad vi egentlig vil vide, før vi måler det. Jeg bor på Nørrebro og går hjem kl. 16.15.`,
  ],
  [
    'mikael',
    'grafiker-freelance',
    4.4,
    'open',
    5,
    `Otte udstillinger på fire år, den ene i et rum med 50 lux, hvor skiltene måtte sættes om, da jeg selv havde stået der med mine briller. Siden har jeg altid taget min mor med.

Jeg sætter også bøger, og trykkeriet ringer sjældent. Jeg kan to dage om ugen hos jer. Portfolioen er på ni sider, fordi den tiende var dårligere.`,
  ],
  [
    'sidsel',
    'rekrutteringskonsulent',
    1.3,
    'open',
    5,
    `Jeg har ansat omkring 250 for andre og ringet til dem alle efter tre måneder, i min frokostpause, fordi det ikke var en del af ydelsen. 31 var rejst. De sagde næsten alle det samme: Jobbet var et andet end det, de havde søgt.

Den, jeg tog mest fejl af, fortæller jeg gerne om. Jeg vil gerne arbejde et sted, hvor kagen kommer på dag 100.`,
  ],
  [
    'paula',
    'receptionist-klintely',
    5.9,
    'open',
    5,
    `Jeg har stået i skranken på færgen til Rønne i tre år, så jeg møder jeres gæster halvanden time før jer. De er søsyge, sultne og har glemt passet. Jeg har lært at begynde med noget at drikke.

Jeg taler tysk, engelsk og svensk og bor i Rønne, så bolig behøver jeg ikke. Jeg glæder mig til et gulv, der ligger stille.`,
  ],
  [
    'vivian',
    'butiksassistent-odense',
    0.1,
    'open',
    0,
    `Butikken, jeg stod i, lukkede for tre måneder siden efter 60 år, og de 18 af dem havde jeg været der. Jeg kan se på en gryde, hvad den er lavet af, og på en kunde, om hun vil have hjælp eller fred.

Jeg har handlet hos jer i Odense nogle gange for at se, hvordan I gør. Vinduet med de blå skåle var godt. Prisskiltene kunne være større.`,
  ],
  [
    'petra',
    'rengoering-dagtimer',
    0.05,
    'open',
    0,
    `Jeg har gjort rent om aftenen i fem år og har aldrig mødt dem, der sidder ved bordene. Jeg vil gerne arbejde om dagen, så jeg kan tale dansk med nogen.

I Ungarn var jeg tandtekniker, så jeg er meget nøjagtig. Jeg bor i Hvidovre og kan begynde den første. Jeg ringer også i morgen, som I skriver.`,
  ],
  [
    'lasse',
    'cnc-operatoer',
    1.3,
    'open',
    5,
    `Jeg har drejet aksler i ni år. De største var på halvandet ton, så ni er et spring, men hundrededele er hundrededele.

Jeg skriver mine egne programmer, måler to gange og siger til, når det er mig, der har lavet skrot. Det sker. Jeg bor i Ikast og vil gerne være med i samkørslen, helst på aftenholdet.`,
  ],
  [
    'niels',
    'bager-morgenhold',
    0.35,
    'open',
    0,
    `Jeg kan også bedst lide ikke at tale før kl. 5. Jeg har bagt surdej i fire år og mærker på dejen, før jeg ser på uret, fordi uret i vores bageri er gået i stå.

Jeg bor fem minutter fra havnen på cykel. Fem nætter og 25 timer passer mig perfekt, for jeg læser HF om eftermiddagen. Hils Bodil.`,
  ],
  [
    'mina',
    'koekkenchef-kantine',
    4.1,
    'open',
    5,
    `Min søn er fire og tror, at jeg bor i en restaurant. Det er på tide at lave det om.

Jeg har stået i køkken i tolv år og ledet et i tre, med seks kokke og 42 kroner pr. kuvert i råvarer. Jeg vejer også spild, vi nåede ned på 19 gram, og jeg vil meget gerne vide, hvordan I kom på 11. Frikadeller kan jeg lave, så ingen savner dem.`,
  ],
  [
    'sille',
    'anlaegsgartner',
    0.5,
    'open',
    0,
    `140 meter stengærde om en kirkegård er den bedste opgave, jeg har læst om, siden jeg blev udlært. Jeg har sat 30 meter ved Gudenåen, og der ligger en sten i midten, som jeg stadig går ud og ser på.

Jeg har trailerkort, motorsavskørekort og egne knæpuder. Jeg arbejder gerne i skoven om vinteren og ringer gerne til arkitekten.`,
  ],
  [
    'sille',
    'skovarbejder',
    8.2,
    'open',
    4,
    `Jeg kan navnene på 14 træer uden blade, så jeg har fire i reserve. Jeg er anlægsgartner, men tog motorsavskørekort for at kunne være ude hele året.

Jeg har slået enge med le to somre hos en fond og bekæmpet bjørneklo i heldragt i 27 grader. Jeg søger også jeres anden stilling og vil være glad for begge.`,
  ],
  [
    'anders',
    'fodermester',
    1.7,
    'open',
    5,
    `Man kan se det på ørerne. Det siger jeg til eleverne, og de tror, at det er en joke, indtil de selv kan.

Jeg har passet 180 økologiske Jersey i fem år med to robotter og haft tre elever. Jeg vil gerne have ansvaret for en stald, og min kæreste er jordemoder og har allerede set, at der er 20 minutter til fødegangen. Tre får må gerne følge med.`,
  ],
  [
    'karen',
    'sosu-assistent-aften',
    1.6,
    'open',
    5,
    `Det er kl. 19, jeg bedst kan lide mit arbejde. Når de første er lagt, og de sidste ikke vil endnu, kan man sidde lidt.

Jeg har været i faget i 30 år, de sidste tolv på et demensafsnit, og jeg er blevet langsommere på den rigtige måde. Jeg skriver i Nexus, så dagvagten kan bruge det. Hver anden weekend er helt i orden, jeg har voksne børn.`,
  ],
  [
    'dorthe',
    'laegesekretaer-holstebro',
    5.2,
    'open',
    5,
    `Jeg har skrevet journal for fire læger i otte år, og en af dem dikterer, mens han cykler. Jeg er svær at overraske.

Jeg kan sige nej til en travl læge, så han siger tak, og jeg har oplært tre elever, der alle er blevet i faget. Ni sekretærer, hvor den korteste har været der i to år, lyder som et sted, hvor man bliver.`,
  ],
  [
    'samira',
    'klinikassistent-amager',
    9.7,
    'open',
    5,
    `De fleste er ikke bange for smerten. De er bange for, at ingen stopper, når de siger stop. Derfor aftaler jeg altid et tegn med patienten først, og jeg holder det.

Jeg er udlært for to år siden og taler somali, lidt arabisk og klart dansk. Jeg bor 600 meter fra jer og går forbi hver morgen. I har fine gardiner.`,
  ],
  [
    'henning',
    'nattevagt-bosted',
    11.8,
    'open',
    5,
    `Jeg var sømand i ti år, før jeg blev pædagog. På vagt om natten gælder det om at kende de normale lyde, så man kan høre den, der ikke er det. Sådan er det også på et bosted.

Jeg har haft elleve år som vågen nattevagt, arbejder med KRAP og kommer gerne til supervision om dagen. Jeg har det fint med radioer.`,
  ],
  [
    'maria',
    'sosu-hjaelper-hjemmepleje',
    8.1,
    'open',
    5,
    `Da jeg kom til Danmark, gik jeg i et drivhus og lærte dansk af radioen. Nu er jeg social- og sundhedshjælper, og mine borgere retter på mig, når jeg siger »en hus«. Det er blevet sjældnere.

Faste borgere i et lille team er præcis det, jeg søger. I dag har jeg 40 forskellige på en måned. Jeg cykler hele året og har kørekort.`,
  ],
  [
    'rune',
    'fysioterapeut-genoptraening',
    3.3,
    'open',
    5,
    `Opkaldet en uge efter udskrivelsen er den bedste idé i annoncen. Jeg begyndte selv på det sidste år, først for sjov og så fast, og det viste sig, at en tredjedel lavede øvelsen forkert på den samme måde.

Jeg har fem års erfaring med hofter og knæ, tager gerne hold og kan have fast fri om fredagen, hvor min kone arbejder.`,
  ],
];
