import {
  shownAddress,
  type WebAddressProblem,
  webAddressProblem,
  withScheme,
} from '@jobblik/contract/kernel/typed/web-address.rules';
import { z } from 'zod';

/** Hosts of each network, with all their subdomains. Hosts that shorten addresses of others, such as `t.co`, are none. */
const networkHosts = {
  linkedin: /(?:^|\.)(?:linkedin\.com|lnkd\.in)$/,
  facebook: /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/,
  instagram: /(?:^|\.)(?:instagram\.com|instagr\.am)$/,
  youtube: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
  twitter: /(?:^|\.)(?:x\.com|twitter\.com)$/,
} as const satisfies Record<string, RegExp>;

/** A port before the path. */
const port = /^https:\/\/[^/?#]*:/i;

export type Network = keyof typeof networkHosts;
export const networks = Object.keys(networkHosts) as Network[];

export type NetworkLinkProblem = WebAddressProblem | 'not_the_network';

/**
 * A company's address on a network as it was typed, with or without a scheme.
 * @returns the https address, or why it is refused
 */
export function readNetworkLink(network: Network, typed: string): { link: string } | { problem: NetworkLinkProblem } {
  const link = withScheme(typed).replace(/^http:/i, 'https:');
  const problem = webAddressProblem(link, 'web');
  if (problem) return { problem };
  const isOwn = z.url({ hostname: networkHosts[network] }).safeParse(link).success;
  return isOwn && !port.test(link) ? { link } : { problem: 'not_the_network' };
}

/** A stored link as others get it: null if it leads elsewhere, which rows from before the rule may do. */
export function shownNetworkLink(network: Network, stored: string | null): string | null {
  const read = stored === null ? null : readNetworkLink(network, stored);
  return read && 'link' in read ? read.link : null;
}

/** The links of a company under their names on the wire. */
export type CompanyLinks = Record<'company_website' | `company_${Network}`, string | null>;

/** A company's links as others get them; its own settings get them as they were saved. */
export function shownLinks(company: CompanyLinks): CompanyLinks {
  return {
    company_website: shownAddress(company.company_website),
    company_linkedin: shownNetworkLink('linkedin', company.company_linkedin),
    company_facebook: shownNetworkLink('facebook', company.company_facebook),
    company_instagram: shownNetworkLink('instagram', company.company_instagram),
    company_youtube: shownNetworkLink('youtube', company.company_youtube),
    company_twitter: shownNetworkLink('twitter', company.company_twitter),
  };
}
