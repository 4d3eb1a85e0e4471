import { type named, pageNumber } from '@jobblik/contract/kernel/fields';
import { whole } from '@jobblik/contract/kernel/search-fields';
import { z } from 'zod';

/** Category in the wire format (spec 1§3): `seo` is its name in addresses, `checked` its initial tick in a form. */
export const category = z.object({
  id: z.number(),
  seo: z.string(),
  text: z.string(),
  checked: z.boolean(),
});
export type Category = z.infer<typeof category>;

/** A main category with the number of its live ads. */
export const countedCategory = category.extend({ count: z.number() });
export type CountedCategory = z.infer<typeof countedCategory>;

/** A main category with its subcategories, under the name that trees use. */
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
 * A hit for a typed place. `zip`: one postcode. `town` and `region`: all their postcodes; `zip` is then empty, `id` is not a
 * postcode's and the coordinates are those of the centre.
 */
export const place = city.extend({ kind: z.enum(['zip', 'town', 'region']) });
export type Place = z.infer<typeof place>;

export const cityQuery = z.object({
  /** 1: the hits include towns with several postcodes and regions, for a search; 0: postcodes only, for an address. */
  whole: z.coerce.number().int().min(0).max(1).default(0),
});

/** Which page of the people with a CV; a page beyond the last one is empty. */
export const cvUsersQuery = z.object({ pageNumber, pagePerSize: whole(1, 200, 100) });
export type CvUsersQuery = z.output<typeof cvUsersQuery>;

/** `{id, name}`, a choice in the response of a lookup. */
export type Named = z.infer<typeof named>;
