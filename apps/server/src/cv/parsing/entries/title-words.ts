import { key, type Lexicon } from '../vocabulary.ts';

// Word endings and words by which pieces of an entry are classified. Folded: æ = ae, ø = oe, å = aa.

const titleEndings =
  /(?:assistent|assistant|medarbejder|leder|chef|konsulent|consultant|ingenioer|engineer|laerer|teacher|sygeplejerske|hjaelper|paedagog|udvikler|developer|programmoer|designer|koordinator|coordinator|manager|direktoer|director|elev|laerling|praktikant|intern|trainee|specialist|analytiker|analyst|raadgiver|adviser|advisor|terapeut|therapist|tekniker|technician|mekaniker|mechanic|elektriker|electrician|toemrer|snedker|murer|maler|smed|vvs er|montoer|operatoer|operator|chauffoer|driver|saelger|salesperson|bager|slagter|kok|chef|tjener|waiter|waitress|bartender|barista|receptionist|sekretaer|secretary|bogholder|accountant|controller|revisor|auditor|jurist|advokat|lawyer|laege|doctor|nurse|physician|farmaceut|pharmacist|bioanalytiker|laborant|forsker|researcher|lektor|professor|adjunkt|postdoc|instruktoer|instructor|traener|coach|vikar|formand|foreman|supervisor|arkitekt|architect|gartner|rengoerer|cleaner|pedel|vagt|guard|betjent|officer|soldat|konstabel|sergent|journalist|redaktoer|editor|fotograf|photographer|grafiker|tester|administrator|supporter|agent|partner|executive|representative|repraesentant|ejer|owner|founder|grundlaegger|stifter|partner|kasserer|cashier|ekspedient|disponent|planlaegger|planner|indkoeber|buyer|worker|arbejder|mester|master|svend|volunteer|frivillig|guide|host|vaert|vaertinde|frisoer|kosmetolog|massoer|tandlaege|dentist|klinikassistent|sosu|ssa|ssh|portoer|jordemoder|psykolog|psychologist|socialraadgiver|sagsbehandler|fuldmaegtig|bibliotekar|tolk|oversaetter|translator|skipper|matros|styrmand|pilot|steward|stewardess|landmand|fodermester|farmer|opvasker|dishwasher|stuepige|housekeeper|lagermand|packer|pakker|operative|stylist|buddy|mentor|tutor|lead|head|student|studerende|scientist|strateg|strategist|marketer|writer|forfatter|producer|producent|instruktor|clerk|kontorist|ceo|cto|cfo|coo|cio|hr|formidler|underviser|vejleder|ansvarlig|delivery|au pair|babysitter|avisbud|bud|cykelbud|piccoline|piccolo|boernepasser|aspirant|kandidat|konduktoer|togfoerer|postbud|smoerrebroedsjomfru|konditor|ernaeringsassistent|kedelpasser|maskinmester|automatiktekniker|industritekniker|procesoperatoer|cnc|stilladsmontoer|struktoer|brolaegger|kloakmester|glarmester|tagdaekker|isolatoer|blikkenslager|energimontoer|datatekniker|fysioterapeut|ergoterapeut|optiker|audiolog|logopaed|diaetist|zoneterapeut|kiropraktor|dyrlaege|veterinaersygeplejerske|dyrepasser|skovarbejder|fisker|bogbinder|scrum master|product owner|recruiter|cook|baker|butcher|carpenter|plumber|welder|painter|gardener|builder|helper|trainer|lecturer|runner|picker|teller|banker|grader|inspektoer|kontrolloer|entreprenoer|\w{4,40}ist|oekonom|\w{3,40}olog|dyrlaege|bestyrer|forvalter|opsynsmand|laborant|plejer|passer|leverandoer|planner|organizer|organiser|facilitator|strategist|copywriter|skribent|webmaster|scientist|optometrist|apoteker|farmakonom|barnepige|nanny|studiemedhjaelper|medhjaelper|afloeser|lokomotivfoerer|kranfoerer|maskinfoerer|truckfoerer|foerer)s?$/;

const titleStarts =
  /^(?:senior|junior|head of|chief|lead|vice president|vp|assisterende|souschef|afdelings|salgs|studenter|student |assistant |associate|deputy|teknisk |faglig |it[- ]|projekt|project |product |team ?lead|daglig leder|selvstaendig|freelance)/;

const companyWords =
  /\b(?:a ?s|aps|i ?s|k ?s|p ?s|ivs|amba|a m b a|smba|p m b a|inc|ltd|llc|plc|gmbh|ag|ab|asa|oy|bv|nv|sa|corp|corporation|company|co|group|gruppen|koncernen|holding|kommune|municipality|region|regionen|ministeriet|ministry|styrelsen|agency|forvaltning|hospital|hospitalet|sygehus|sygehuset|universitetshospital|rigshospitalet|klinik|klinikken|clinic|laegehus|laegehuset|tandlaegerne|apotek|plejehjem|plejecenter|plejecentret|omsorgscenter|aeldrecenter|bosted|botilbud|bofaellesskab|hjemmeplejen|boernehus|boernehaven?|vuggestuen?|daginstitution|institution|skolen?|folkeskole|friskole|efterskole|hoejskole|gymnasium|universitet|university|college|academy|akademi|center|centret|centeret|centre|bank|banken|sparekasse|forsikring|insurance|pension|fonden?|foundation|institute|laboratory|council|forening|foreningen|forbund|association|hotel|hotellet|restaurant|restauranten|cafe|kro|kroen|bageri|bageriet|slagteri|supermarked|butik|butikken|brugsen|superbrugsen|kvickly|netto|foetex|bilka|rema|rema 1000|lidl|aldi|meny|spar|irma|fakta|coop|salling|ikea|jysk|bauhaus|silvan|elgiganten|power|matas|normal|h&m|postnord|gls|dhl|dsb|dsv|maersk|novo|novo nordisk|novozymes|vestas|grundfos|danfoss|lego|carlsberg|arla|danish crown|oersted|tdc|telenor|telia|nuuday|yousee|tv2|dr|nordea|danske bank|jyske bank|sydbank|nykredit|tryg|topdanmark|isS|iss|falck|securitas|deloitte|kpmg|pwc|ey|accenture|netcompany|kmd|systematic|cowi|ramboll|niras|siemens|microsoft|google|amazon|ibm|mcdonald s|mcdonalds|burger king|sunset|7 eleven|joe the juice|espresso house|solutions|systems|technologies|technology|consulting|partners|logistik|logistics|transport|entreprise|byg|industri|industries|service|services|design|studio|studios|bureau|media|medier|marketing|forlag|avis|trykkeri|retail|handel|foods|food|energi|energy|pharma|biotech|labs?|software|digital|renovation|rengoering|vaerksted|autohus|auto|biler|maskinfabrik|fabrik|fabrikken|vaerft|havn|lufthavn|airport|kirke|kirken|museum|museet|teater|teatret|bibliotek|biblioteket|politi|politiet|forsvaret|haeren|flyvevaabnet|hjemmevaernet|domstol|retten|advokatfirma|advokaterne|revision|ejendomme|ejendomsmaegler|gartneri|planteskole|golfklub|klub|idraetsforening|hallen|svoemmehal|fitness|zoo|tivoli|camping|feriecenter|international|nordic|denmark|danmark|scandinavia|europe|department|afdeling|afdelingen|vikarbureau|jobcenter|jobcentret|a kasse)\b/;

const companyEndings =
  /(?:kommune|hospitalet|sygehus|skolen|centret|centeret|klinikken|forening|foreningen|forbundet|bageri|kro|kroen|hotel|restaurant|huset|gaarden|byg|transport|service|gruppen|koncernen|fabrik|fabrikken|vaerket|banken|bank|apotek|museet|teatret|styrelsen|ministeriet|universitet|gymnasium|friskole|efterskole|akademi|vaerksted|gartneri|slagteri|mejeri|firma|bureau|instituttet|institut|forlag|posten|avisen|tidende|vuggestue|boernehave|plejehjem|plejecenter)$/;

const degreeWords =
  /\b(?:bachelor|bachelorgrad|kandidat|kandidatgrad|kandidatuddannelse|kand|cand|master|masters|msc|m sc|m sc in|mba|hd|hd r|hd f|ba|bsc|b sc|ma|beng|b eng|meng|bed|b tech|m tech|btech|mtech|m s|b s|m a|b a|bba|bfa|mfa|mph|mpa|associate degree|llb|llm|phd|ph d|doctor|doctorate|doktorgrad|diplom|diploma|diplomingenioer|civilingenioer|professionsbachelor|professionsbachelorgrad|erhvervsakademi|akademiuddannelse|akademigrad|akademioekonom|ap|degree|graduate|uddannelse|uddannet|grunduddannelse|efteruddannelse|hf|hhx|htx|stx|eux|eud|hg|hgv|hgs|gf1|gf2|studentereksamen|student|matematisk student|sproglig student|gymnasial|gymnasiel|adgangseksamen|hoejere forberedelseseksamen|hoejere handelseksamen|eksamen|folkeskolens afgangsproeve|afgangseksamen|afgangsproeve|grundskole|folkeskole|folkeskolen|realeksamen|10 klasse|9 klasse|tiende klasse|svendebrev|svendeproeve|laereplads|fagbrev|grundforloeb|hovedforloeb|kursus|course|certifikat|certificate|amu|studerende|studiet|studier|exchange|udveksling|high school|upper secondary|secondary|baccalaureate|ib|a levels|gcse|enkeltfag|suppleringskursus|merkonom|datamatiker|markedsfoeringsoekonom|finansoekonom|handelsoekonom|serviceoekonom|multimediedesigner|bygningskonstruktoer|laborant|laerer|paedagog|sygeplejerske|socialraadgiver|fysioterapeut|ergoterapeut|bioanalytiker|jordemoder|linje|studieretning|minor|major|summer school|speciale|fag)\b/;

const degreeEndings =
  /(?:uddannelsen?|eksamen|bachelor|studier|studiet|assistent|tekniker|mekaniker|oekonom|ingenioer|laerer|paedagog|sygeplejerske|terapeut|elev|designer|svend|klasse|kursus|grad|elektriker|toemrer|snedker|murer|maler|kok|frisoer|operatoer|chauffoer|hjaelper|science|arts|engineering|studies|management|administration|economics|jura|oekonomi|psykologi|medicin|smed|tjener|bager|gartner|jordbrug|landmand|datamatiker|laborant|konstruktoer|grafiker|master|diploma|degree|linje|retning|programme|program)$/;

const institutionWords =
  /\b(?:universitet|universitetet|university|universitaet|universidad|universite|college|school|skole|skolen|folkeskole|friskole|realskole|efterskole|hoejskole|hoejskolen|handelsskole|handelsskolen|handelsgymnasium|handelsgymnasiet|gymnasium|gymnasiet|gymnasie|katedralskole|statsskole|amtsgymnasium|kursus|seminarium|seminariet|akademi|akademiet|academy|erhvervsakademi|erhvervsakademiet|professionshoejskole|professionshoejskolen|institute|institut|institution|polytechnic|tekniske skole|teknisk skole|tech|technical|uddannelsescenter|uddannelsescentret|erhvervsskole|erhvervsskolen|erhvervsskolerne|campus|vuc|amu|euc|ucn|ucl|ucc|uc|ucsyd|uc syd|via|absalon|zbc|zealand|kea|cphbusiness|phmetropol|metropol|baaa|easj|eal|easv|iba|dtu|itu|cbs|aau|sdu|ruc|ku|au|dmjx|kadk|dis|sosu|social og sundhedsskolen|sopu|rybners|roskilde tekniske|next|tec|cph west|knord|mercantec|tradium|learnmark|syddansk erhvervsskole|aarhus tech|aarhus business college|niels brock|knaek|hansenberg|aats|aarhus university|business school|handelshoejskolen|faculty|center|centre|ungdomsskole|produktionsskole|fgu|kostskole|latinskole|high school|lyceum|hochschule|forsvarsakademiet|politiskolen|politihoejskolen|konservatorium|conservatory|kunstakademi|designskolen|arkitektskolen|journalisthoejskole|online|udemy|coursera)\b/;

const institutionEndings =
  /(?:universitet|skolen?|gymnasium|gymnasiet|gymnasie|akademi|akademiet|hoejskolen?|seminarium|seminariet|instituttet|college|centret|centeret|center|skoler)$/;

/** Score of a piece as a job title: 0 not at all. */
export function titleScore(text: string, lexicon: Lexicon): number {
  const folded = key(text);
  const [head = ''] = key(text.split(/[,(/]| og | and | of | i | for | med /)[0] ?? '').split('  ');
  let score = 0;
  if (lexicon.isTitle(text) || lexicon.isTitle(head)) score += 3;
  if (titleEndings.test(head) || titleEndings.test(folded)) score += 3;
  else if (folded.split(' ').some((word) => titleEndings.test(word))) score += 1.5;
  if (titleStarts.test(folded)) score += 1;
  return score;
}

/** Score of a piece as the name of an employer. */
export function companyScore(text: string, lexicon: Lexicon): number {
  const folded = key(text);
  let score = 0;
  if (
    /(?:^|\s)(?:A\/S|ApS|I\/S|K\/S|P\/S|IVS|A\.?m\.?b\.?a|Inc\.?|Ltd\.?|LLC|GmbH|AB|PLC|Group)(?![\p{L}])/u.test(text)
  )
    score += 4;
  if (companyWords.test(folded)) score += 2;
  if (folded.split(' ').some((word) => word.length > 6 && companyEndings.test(word))) score += 1.5;
  if (/^\p{Lu}[\p{Lu}&]{1,5}$/u.test(text)) score += 1;
  if (lexicon.isPlace(text)) score -= 1;
  // "Restaurant Manager": the last word is the title.
  return titleEndings.test(folded.split(' ').at(-1) ?? '') ? score / 2 : score;
}

/** Score of a piece as the name of an education. */
export function degreeScore(text: string): number {
  const folded = key(text);
  let score = 0;
  if (degreeWords.test(folded)) score += 2.5;
  if (folded.split(' ').some((word) => degreeEndings.test(word))) score += 1;
  if (/\b(?:cand|mag|polyt|merc|jur|scient|oecon|phil|soc)\./i.test(text)) score += 2;
  return score;
}

/** Score of a piece as the name of a school. */
export function schoolScore(text: string): number {
  const folded = key(text);
  let score = 0;
  if (institutionWords.test(folded)) score += 2.5;
  if (folded.split(' ').some((word) => word.length > 5 && institutionEndings.test(word))) score += 1.5;
  return score;
}
