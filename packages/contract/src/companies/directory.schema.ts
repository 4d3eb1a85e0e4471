import { pageNumber, text } from '@jobblik/contract/kernel/fields';
import { keyword, whole } from '@jobblik/contract/kernel/search-fields';
import { z } from 'zod';
import { directoryLetters, directoryOrder, directoryPage } from './directory.rules.ts';

/** Filters of the directory; an empty field does not filter. Fields are AND. */
export const directoryQuery = z.object({
  /** Words of the name, the trade or the place. */
  keyword: keyword(200),
  /** Slug of a postcode, a town or a region, as `location` of the job search. */
  location: text(200).default(''),
  /** A trade as companies write it, regardless of case. */
  branch: text(200).default(''),
  letter: z.union([z.literal(''), z.enum(directoryLetters)]).default(''),
  /** 1 by name, 2 most open ads first. */
  sort_type: whole(directoryOrder.name, directoryOrder.ads, directoryOrder.name),
  pageNumber,
  pagePerSize: whole(1, directoryPage.most, directoryPage.standard),
});
export type DirectoryQuery = z.output<typeof directoryQuery>;

/** A company as the directory lists it. */
export const listedCompany = z.object({
  company_id: z.number(),
  company_name: z.string(),
  company_branch: z.string().nullable(),
  company_logo: z.string().nullable(),
  /** Town. */
  city: z.string().nullable(),
  has_video: z.boolean(),
  /** Open ads. */
  job_count: z.number(),
});
export type ListedCompany = z.infer<typeof listedCompany>;

/** A choice, and how many companies it has with the keyword and the other choices. */
const counted = z.object({ count: z.number() });

export const directoryAnswer = z.object({
  companies: z.array(listedCompany),
  count: z.number(),
  /** The keyword that was searched for as well, if nothing contains the keyword as it was typed. */
  corrected: z.string().nullable(),
  /** No company contains every word; these contain some of them. */
  is_near: z.boolean(),
  /** False for a `location` that names no place. */
  location_known: z.boolean(),
  /** Regions and towns with companies, those with the most first. */
  places: z.array(counted.extend({ slug: z.string(), name: z.string(), kind: z.enum(['zip', 'town', 'region']) })),
  /** Trades as most companies write them, by name. */
  branches: z.array(counted.extend({ name: z.string() })),
  letters: z.array(counted.extend({ letter: z.enum(directoryLetters) })),
});
export type DirectoryAnswer = z.infer<typeof directoryAnswer>;
