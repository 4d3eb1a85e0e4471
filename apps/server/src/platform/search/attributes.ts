/**
 * An attribute of a document for filters, counts and orders, declared once per index. A newer release may append attributes with a
 * larger `since`; it never removes or changes one, so releases that run in parallel can read each other's rows.
 */
interface Declared<Value, Filter> {
  /** The first format that has the attribute. */
  since: number;
  /** Only for type inference: the value of a document and the value of a filter. */
  readonly types?: { value: Value; filter: Filter };
}

/** One choice of 1 to `most`; 0 for none. Filter: any of the choices; an empty list finds nothing. */
export interface ChoiceAttribute extends Declared<number, readonly number[]> {
  kind: 'choice';
  most: number;
}

/** Several of the choices 1 to `most`. Filter: any of the choices; an empty list finds nothing. */
export interface ChoicesAttribute extends Declared<readonly number[], readonly number[]> {
  kind: 'choices';
  most: number;
}

/** Filter: must be set. */
export interface FlagAttribute extends Declared<boolean, true> {
  kind: 'flag';
}

/** One id of up to four bytes; 0 for none. Filter: any of the ids. */
export interface IdAttribute extends Declared<number, readonly number[]> {
  kind: 'id';
}

/** Ids from 1 to 65535, at most 255. Filter: any of the ids. */
export interface IdsAttribute extends Declared<readonly number[], Iterable<number>> {
  kind: 'ids';
}

/** To the second. Filter: `from` included, `until` excluded. */
export interface InstantAttribute extends Declared<Date, { from?: Date; until?: Date }> {
  kind: 'instant';
}

/** A local date from 1900 to 2079; null for none. Filter: `after` excluded, `upTo` included; never finds none. */
export interface DayAttribute extends Declared<string | null, { after?: string; upTo?: string }> {
  kind: 'day';
}

export type Attribute =
  | ChoiceAttribute
  | ChoicesAttribute
  | FlagAttribute
  | IdAttribute
  | IdsAttribute
  | InstantAttribute
  | DayAttribute;

/** The attributes of an index by name. */
export type Attributes = Readonly<Record<string, Attribute>>;

export type ValuesOf<A extends Attributes> = { [K in keyof A]: NonNullable<A[K]['types']>['value'] };
/** Filters by attribute; an undefined filter has no effect. */
export type FiltersOf<A extends Attributes> = { [K in keyof A]?: NonNullable<A[K]['types']>['filter'] | undefined };

export const choice = (most: number, since = 1): ChoiceAttribute => ({ kind: 'choice', most, since });
export const choices = (most: number, since = 1): ChoicesAttribute => ({ kind: 'choices', most, since });
export const flag = (since = 1): FlagAttribute => ({ kind: 'flag', since });
export const id = (since = 1): IdAttribute => ({ kind: 'id', since });
export const ids = (since = 1): IdsAttribute => ({ kind: 'ids', since });
export const instant = (since = 1): InstantAttribute => ({ kind: 'instant', since });
export const day = (since = 1): DayAttribute => ({ kind: 'day', since });

/** An attribute that is packed with others into one number. */
export type BitAttribute = ChoiceAttribute | ChoicesAttribute | FlagAttribute;

export function isBitAttribute(attribute: Attribute): attribute is BitAttribute {
  return attribute.kind === 'choice' || attribute.kind === 'choices' || attribute.kind === 'flag';
}

/** Attributes in the order of packing: newer formats only append. */
export function inPackedOrder(attributes: Attributes): [name: string, attribute: Attribute][] {
  return Object.entries(attributes).sort(([, a], [, b]) => a.since - b.since);
}

const dayMs = 86_400_000;
const firstDay = Date.UTC(1900, 0, 1) / dayMs;

/** Days since 1900, starting with 1; 0 for none. */
export function dayNumber(date: string | null): number {
  return date === null ? 0 : Math.max(1, Math.min(0xffff, Math.round(Date.parse(date) / dayMs - firstDay) + 1));
}
