import { fold } from '@jobblik/danish';
import { phrases, type Wish } from './phrases.ts';

/** Parts of the country that are not administrative regions: their names and municipalities. */
const regions: readonly (readonly [names: string, municipalities: string])[] = [
  ['sønderjylland|southern jutland', 'haderslev|aabenraa|sønderborg|tønder'],
  ['vendsyssel', 'hjørring|frederikshavn|brønderslev'],
  ['himmerland', 'vesthimmerland|vesthimmerlands|rebild|mariagerfjord'],
  ['thy', 'thisted'],
  ['mors', 'morsø'],
  ['salling', 'skive'],
  ['djursland', 'norddjurs|syddjurs'],
  ['østjylland', 'aarhus|randers|horsens|favrskov|odder|skanderborg|silkeborg|norddjurs|syddjurs|hedensted|samsø'],
  ['vestjylland', 'holstebro|lemvig|ringkøbing-skjern|struer|herning|varde|esbjerg|fanø'],
  ['trekantområdet|trekantsområdet', 'kolding|vejle|fredericia|middelfart|billund|vejen|haderslev'],
  ['nordfyn', 'nordfyns?'],
  ['sydfyn', 'svendborg|faaborg-midtfyn|langeland|ærø'],
  ['lolland[- ]?(?:og )?falster', 'lolland|guldborgsund'],
  ['sydsjælland', 'næstved|vordingborg|faxe|stevns'],
  ['vestsjælland', 'slagelse|kalundborg|sorø|ringsted|holbæk|odsherred'],
  [
    'nordsjælland|north zealand',
    'helsingør|hillerød|fredensborg|gribskov|halsnæs|hørsholm|allerød|rudersdal|furesø|egedal|frederikssund',
  ],
  ['vestegnen', 'albertslund|brøndby|glostrup|hvidovre|høje-taastrup|ishøj|rødovre|vallensbæk'],
];

/** Wishes for work in a part of the country. */
export const regionWishes: readonly Wish[] = regions.map(([names, municipalities], at) => ({
  mark: `w0egn${String.fromCharCode(97 + at)}0`,
  typed: phrases(`(?:(?:et\\s+sted\\s+)?(?:i|paa|in)\\s+)?(?:hele\\s+)?(?:${fold(names)})`),
  named: phrases(fold(municipalities), fold(names)),
}));
