import { type named, pageNumber } from '@jobblik/contract/kernel/fields';
import { whole } from '@jobblik/contract/kernel/search-fields';
import { z } from 'zod';

/** Category as the wire carries it (spec 1§3): `seo` is its name in addresses, `checked` the tick that a form begins with. */
export const category = z.object({
  id: z.number(),
  seo: z.string(),
  text: z.string(),
  checked: z.boolean(),
});
export type Category = z.infer<typeof category>;

/** A main category with its live ads. */
export const countedCategory = category.extend({ count: z.number() });
export type CountedCategory = z.infer<typeof countedCategory>;

/** A main category with what lies below it, under the name that trees use. */
export const categoryWithChildren = category.extend({ children: z.array(category) });

/** The same under the name that lists of ticks use. */
export const categoryWithSubCategories = category.extend({ sub_categories: z.array(category) });

/** A postcode with its town. `id` is the postcode as a number. */
export const city = z.object({
  id: z.number(),
  name: z.string(),
  /** Four digits. */
  zip: z.string(),
  /** Name of the region without "Region". */
  region: z.string(),
  lat: z.number(),
  lng: z.number(),
});
export type City = z.infer<typeof city>;

/**
 * A hit for what somebody types as a place. `zip`: one postcode. `town` and `region`: all postcodes of it; `zip` is then
 * empty, `id` belongs to no postcode and the coordinates are those of the middle.
 */
export const place = city.extend({ kind: z.enum(['zip', 'town', 'region']) });
export type Place = z.infer<typeof place>;

export const cityQuery = z.object({
  /** 1: towns with several postcodes and regions are among the hits, for a search; 0: postcodes only, for an address. */
  whole: z.coerce.number().int().min(0).max(1).default(0),
});

/** Which page of the people with a CV; a page beyond the last one is empty. */
export const cvUsersQuery = z.object({ pageNumber, pagePerSize: whole(1, 200, 100) });
export type CvUsersQuery = z.output<typeof cvUsersQuery>;

/** `{id, name}` as lookups answer choices. */
export type Named = z.infer<typeof named>;
