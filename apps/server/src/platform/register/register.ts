/** A company as the register of companies has it. */
export interface RegisteredCompany {
  cvr: string;
  name: string;
  /** One line: street, postcode and town. */
  address: string;
  /** Web address; null where the register has none. */
  website: string | null;
  /** Mail address; null where the register has none. */
  email: string | null;
  /** False for a company that has ended, or is being wound up. */
  isActive: boolean;
}

/** The register does not answer, or sends an invalid answer. */
export class RegisterError extends Error {}

/** A register of companies. */
export interface CompanyRegister {
  /** The company with a CVR number; undefined for a number that the register does not have. @throws RegisterError */
  find(cvr: string): Promise<RegisteredCompany | undefined>;
}
