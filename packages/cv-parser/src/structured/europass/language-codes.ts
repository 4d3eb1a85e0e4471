/** ISO 639-1 and ISO 639-2/T codes of the languages of the lookup. */
const pairs = `
  aa aar, ab abk, ae ave, af afr, ak aka, am amh, an arg, ar ara, as asm, av ava, ay aym, az aze, ba bak, be bel,
  bg bul, bi bis, bm bam, bn ben, bo bod, br bre, bs bos, ca cat, ce che, ch cha, co cos, cr cre, cs ces, cu chu,
  cv chv, cy cym, da dan, de deu, dv div, dz dzo, ee ewe, el ell, en eng, eo epo, es spa, et est, eu eus, fa fas,
  ff ful, fi fin, fj fij, fo fao, fr fra, fy fry, ga gle, gd gla, gl glg, gn grn, gu guj, gv glv, ha hau, he heb,
  hi hin, ho hmo, hr hrv, ht hat, hu hun, hy hye, hz her, ia ina, id ind, ie ile, ig ibo, ii iii, ik ipk, io ido,
  is isl, it ita, iu iku, ja jpn, jv jav, ka kat, kg kon, ki kik, kj kua, kk kaz, kl kal, km khm, kn kan, ko kor,
  kr kau, ks kas, ku kur, kv kom, kw cor, ky kir, la lat, lb ltz, lg lug, li lim, ln lin, lo lao, lt lit, lu lub,
  lv lav, mg mlg, mh mah, mi mri, mk mkd, ml mal, mn mon, mr mar, ms msa, mt mlt, my mya, na nau, nb nob, nd nde,
  ne nep, ng ndo, nl nld, nn nno, no nor, nr nbl, nv nav, ny nya, oc oci, oj oji, om orm, or ori, os oss, pa pan,
  pi pli, pl pol, ps pus, pt por, qu que, rm roh, rn run, ro ron, ru rus, rw kin, sa san, sc srd, sd snd, se sme,
  sg sag, si sin, sk slk, sl slv, sm smo, sn sna, so som, sq sqi, sr srp, ss ssw, st sot, su sun, sv swe, sw swa,
  ta tam, te tel, tg tgk, th tha, ti tir, tk tuk, tl tgl, tn tsn, to ton, tr tur, ts tso, tt tat, tw twi, ty tah,
  ug uig, uk ukr, ur urd, uz uzb, ve ven, vi vie, vo vol, wa wln, wo wol, xh xho, yi yid, yo yor, za zha, zh zho,
  zu zul
`;

const codes = pairs.split(',').map((pair) => pair.trim().split(' ') as [two: string, three: string]);
const threeByTwo = new Map(codes);
const twoByThree = new Map(codes.map(([two, three]) => [three, two]));

/** The ISO 639-2/T code of an ISO 639-1 code; undefined for a language that the lookup does not have. */
export function threeLetterCode(two: string): string | undefined {
  return threeByTwo.get(two);
}

/**
 * The ISO 639-1 code of a language that a file names by a code: `da`, `da-DK`, `dan`, also by a bibliographic code (`ger`) or as the
 * last part of an address of the EU's authority tables. Undefined for what is no code.
 */
export function twoLetterCode(written: string): string | undefined {
  const code = written.trim().toLowerCase().split('/').at(-1) ?? '';
  if (!/^[a-z]{2,3}(?:[-_][a-z\d]{2,8}){0,3}$/.test(code)) return undefined;
  const [base = ''] = code.split(/[-_]/);
  // The locale data know the other codes: `ger` is `de`.
  return twoByThree.get(base) ?? new Intl.Locale(base).language;
}
