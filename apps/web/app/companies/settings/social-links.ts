import type { Company } from '@jobblik/contract/companies/companies.schema';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconBrandYoutube,
} from '@tabler/icons-react';
import type { IconShape } from '../../ui/brand/icon';

export interface SocialLink {
  name: string;
  href: string;
  icon: IconShape;
}

const networks = [
  { field: 'company_linkedin', name: 'LinkedIn', icon: IconBrandLinkedin },
  { field: 'company_facebook', name: 'Facebook', icon: IconBrandFacebook },
  { field: 'company_instagram', name: 'Instagram', icon: IconBrandInstagram },
  { field: 'company_youtube', name: 'YouTube', icon: IconBrandYoutube },
  { field: 'company_twitter', name: 'X', icon: IconBrandX },
] as const;

/** Name of the network of a form field, empty for other fields. */
export function networkName(field: string): string {
  return networks.find((network) => network.field === field)?.name ?? '';
}

/** The company's filled-in pages on social networks. */
export function socialLinks(company: Company): SocialLink[] {
  return networks.flatMap(({ field, name, icon }) => {
    const href = company[field];
    return href ? [{ name, href, icon }] : [];
  });
}
