/** Danish has two plural forms; `too_many` is not a plural but a key like any other. */
type Plural = 'one' | 'other';
type Bare<K extends string> = K extends `${infer Base}_${Plural}` ? Base : K;
type List = readonly unknown[];

/** Paths of the words in a resource, `layout.greeting`; `hits_one` and `hits_other` are the one path `hits`. */
export type WordPath<R> = {
  [K in keyof R & string]: R[K] extends string ? Bare<K> : R[K] extends List ? never : `${K}.${WordPath<R[K]>}`;
}[keyof R & string];

/** Paths of the lists of texts in a resource, `guide.sections`. */
export type ListPath<R> = {
  [K in keyof R & string]: R[K] extends List ? K : R[K] extends string ? never : `${K}.${ListPath<R[K]>}`;
}[keyof R & string];

/** The value in a resource at a path. */
export type At<R, Path> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof R
    ? At<R[Head], Rest>
    : never
  : Path extends keyof R
    ? R[Path]
    : never;
