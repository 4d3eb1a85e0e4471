import { parseSync } from 'oxc-parser';

/** Parts of identifiers that are private words, with the standard term. */
const inIdentifiers = new Map([
  ['anew', 'again'],
  ['asleep', 'deactivated'],
  ['awake', 'active, hydrated'],
  ['bond', 'relationship'],
  ['deed', 'action'],
  ['deeds', 'actions'],
  ['desk', 'candidates'],
  ['doings', 'activity'],
  ['fillers', 'stopWords'],
  ['findable', 'searchable'],
  ['foot', 'footer'],
  ['glance', 'keyFacts'],
  ['hear', 'receive'],
  ['heard', 'received'],
  ['hears', 'receives'],
  ['keeper', 'supervisor'],
  ['kept', 'stored, expected'],
  ['resting', 'inactive, deactivated'],
  ['said', 'message, output, text'],
  ['shelve', 'closeAsDraft'],
  ['standing', 'existing, active'],
  ['tally', 'FacetCounter, counts'],
  ['tell', 'notify, announce'],
  ['tells', 'notifies, shows'],
  ['told', 'received, announced'],
  ['unheard', 'without subscribers'],
  ['untold', 'undelivered'],
  ['vouched', 'claims, verified'],
  ['wake', 'reactivate'],
  ['wanted', 'requested, expected, requirements'],
  ['wants', 'seeks, recipients'],
]);

/** Whole identifiers that have a standard name. */
const wholeIdentifiers = new Map([
  ['AdFacts', 'AdAttributes'],
  ['AskedAndAnswered', 'QuestionsAndAnswers'],
  ['AskedCandidate', 'CandidateWithQuestions'],
  ['AskedDetails', 'QuestionsDetails'],
  ['AskedQuestion', 'QuestionInput'],
  ['AskedQuestions', 'QuestionSet'],
  ['bringUpToDate', 'refresh'],
  ['calledOf', 'displayName'],
  ['CallHead', 'CallHeader'],
  ['comeBack', 'reopenScreen'],
  ['companyFacts', 'companyKeyFacts'],
  ['cvContactAsked', 'cvContactRequested'],
  ['emailChangeAskedMail', 'emailChangeRequestedMail'],
  ['EyeMark', 'EyeSymbol'],
  ['factsOfAd', 'attributesOfAd'],
  ['factsOfCv', 'attributesOfCv'],
  ['firstThat', 'lowerBound'],
  ['HopelessTask', 'NonRetryableError'],
  ['IndexMemory', 'InMemoryIndex'],
  ['InSlot', 'InPanel'],
  ['jobFacts', 'jobKeyFacts'],
  ['keepDraft', 'storeDraft'],
  ['keepLabel', 'saveLabel'],
  ['keepVersion', 'storeVersion'],
  ['letMailsGo', 'clearWaitingMails'],
  ['letOriginalGo', 'releaseOriginal'],
  ['MantineGround', 'MantineRoot'],
  ['MapGround', 'BaseMap'],
  ['MapMarks', 'MapMarkers'],
  ['NotificationSign', 'NotificationIcon'],
  ['onKeep', 'onSave, onAccept'],
  ['preparedFolder', 'templateVariable, cacheFolder'],
  ['PreviewHead', 'PreviewHeader'],
  ['publicFaces', 'publicProfiles'],
  ['PublishedThing', 'PublishedItem'],
  ['rememberWay', 'storeReturnPath'],
  ['restedSince', 'idleSince'],
  ['rowHead', 'rowHeader'],
  ['SeekerFacts', 'SeekerAttributes'],
  ['SizedCache', 'LRUCache'],
  ['SlotsContext', 'PanelsContext'],
  ['StepSign', 'StepIcon'],
  ['takeWay', 'takeReturnPath'],
  ['ThreadHead', 'ThreadHeader'],
  ['useAsked', 'useUrlState'],
  ['useFacts', 'useKeyFacts'],
  ['useLeave', 'useLogout'],
  ['usePressed', 'useOptimisticMutation'],
  ['useStayGuarded', 'useRequireAuth'],
  ['useTyped', 'useDebouncedInput'],
  ['worthKeeping', 'minCachedDocuments'],
]);

/** Words that comments may not contain. */
const inComments =
  /\b(anew|awake|deeds?|for want of|gone to rest|heard of|hence|resting|shall|tells? of|the hand rests|thereby|told of|wakes? up|whoever|woken)\b|(?<=^\W*)told\b/i;

/**
 * Checks the names and comments of a file for words that are not standard terms.
 * @param file path, of which each folder and the name are checked as well.
 * @param text its TypeScript.
 * @returns one sentence per word.
 */
export function findPrivateWords(file: string, text: string): string[] {
  const { program, comments } = parseSync(file, text);
  const names = new Set(file.split('/').map((part) => part.replace(/\..*/, '')));
  collectNames(program, names);
  const inNames = [...names].flatMap((name) => {
    const whole = wholeIdentifiers.get(name);
    if (whole) return [`${file}: "${name}" is a private word; ${whole} is the field's.`];
    return privatePartsOf(file, name);
  });
  const inText = comments.flatMap(({ value }) => {
    const [word] = inComments.exec(value) ?? [];
    return word ? [`${file}: a comment says "${word}"; write it as a manual would.`] : [];
  });
  return [...inNames, ...inText];
}

/**
 * Checks the keys of a list of words for private words.
 * @param file path, for the sentences.
 * @param list the list as its JSON file has it.
 * @returns one sentence per word.
 */
export function findPrivateKeys(file: string, list: object): string[] {
  return Object.entries(list).flatMap(([key, inner]) => [
    ...privatePartsOf(file, key),
    ...(typeof inner === 'object' && inner !== null ? findPrivateKeys(file, inner) : []),
  ]);
}

function privatePartsOf(file: string, name: string): string[] {
  return partsOf(name).flatMap((part) => {
    const instead = inIdentifiers.get(part);
    return instead ? [`${file}: "${part}" in "${name}" is a private word; ${instead} is the field's.`] : [];
  });
}

/** Lower-case parts of a name: `readAllOnce`, `read-all-once` and `READ_ALL_ONCE` have `read`, `all` and `once`. */
function partsOf(name: string): string[] {
  return (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((part) => part.toLowerCase());
}

function collectNames(node: unknown, names: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && 'name' in node && /Identifier$/.test(String(node.type)) && typeof node.name === 'string')
    names.add(node.name);
  for (const inner of Object.values(node)) collectNames(inner, names);
}
