import type { CvParseResult, CvProposal } from '@jobblik/contract/documents/cv-parse.schema';
import { jobTypes } from '@jobblik/contract/lookups/choices.rules';
import { typedWordId, wordKey } from '@jobblik/contract/lookups/typed-word.rules';
import { categoryById, categoryName, jobTitleList, skillList } from '../../lookups/index.ts';

/**
 * Gives what a file names by ids of the lookups their names in the current language, and what it names in that language their ids. Ids
 * that the lookups do not have are left out. Threads that read files know the Danish lists only.
 */
export function nameChoices(parsed: CvParseResult): CvParseResult {
  return parsed.proposal ? { ...parsed, proposal: named(parsed.proposal) } : parsed;
}

function named(proposal: CvProposal): CvProposal {
  const { jobtype } = proposal;
  return {
    ...proposal,
    jobtype: jobTypes.some(({ id }) => id === jobtype?.value) ? jobtype : null,
    cv_category: proposal.cv_category.flatMap(({ id, from }) => {
      const category = categoryById(id);
      return category ? [{ id, name: categoryName(category), from }] : [];
    }),
    cv_wish: proposal.cv_wish.map(({ id, name, from }) => {
      const listed = jobTitleList().shownById(id) ?? shownAs(jobTitleList(), name);
      return listed ? { ...listed, from } : { id: typedWordId(name), name, from };
    }),
    cv_skill: proposal.cv_skill.map((skill) => {
      const listed = skill.match ? undefined : shownAs(skillList(), skill.name);
      return listed ? { ...skill, name: listed.name, match: listed, same: true } : skill;
    }),
  };
}

/** The entry that a name in the current language stands for. */
function shownAs(list: ReturnType<typeof skillList>, name: string): { id: number; name: string } | undefined {
  const key = wordKey(name);
  return list.shown().find((entry) => wordKey(entry.name) === key);
}
